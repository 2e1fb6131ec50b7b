import { requestWords } from '../../content/owner/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import type { Telemetry, TrafficSource, VisitorInfo } from '../../contract/telemetry.ts';

const words = requestWords.visit;

/** Joins the texts that the site's pages have stored under these names. The values may have any shape. */
function textOf<Written>(
  telemetry: Telemetry | null,
  ...names: (keyof Written & string)[]
): string {
  return names
    .map((name) => telemetry?.[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ');
}

const sourceText = textOf<TrafficSource>;
const visitorText = textOf<VisitorInfo>;

export function Visit({ request }: { request: RequestDetail }) {
  const { traffic_source: source, visitor_info: visitor } = request;
  const rows = [
    [words.source, sourceText(source, 'source')],
    [words.medium, sourceText(source, 'medium')],
    [words.campaign, sourceText(source, 'campaign', 'keyword')],
    [words.page, request.source_url],
    [words.device, visitorText(visitor, 'deviceType', 'operatingSystem', 'browser')],
  ].filter(([, value]) => value);
  return (
    <section className="mt-8 print:hidden">
      <h2 className="text-xl font-bold">{words.title}</h2>
      {rows.length === 0 && <p className="mt-2 text-quiet">{words.none}</p>}
      <dl className="mt-2 ruled border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="text-quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
