import { requestWords } from '../../content/en/desk/request.ts';
import type { RequestDetail } from '../../contract/desk-api.ts';
import type { Telemetry } from '../../contract/submission.ts';

const words = requestWords.visit;

/** Telemetry may have any shape. */
function textOf(telemetry: Telemetry | null, ...names: string[]): string {
  return names
    .map((name) => telemetry?.[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ');
}

/** Which page and which campaign led to the request. */
export function Visit({ request }: { request: RequestDetail }) {
  const { traffic_source: source, visitor_info: visitor } = request;
  const rows = [
    [words.source, textOf(source, 'source')],
    [words.medium, textOf(source, 'medium')],
    [words.campaign, textOf(source, 'campaign', 'keyword')],
    [words.page, request.source_url],
    [words.device, textOf(visitor, 'deviceType', 'os', 'browser')],
  ].filter(([, value]) => value);
  return (
    <section className="mt-8 print:hidden">
      <h2 className="text-xl font-bold">{words.title}</h2>
      {rows.length === 0 && <p className="mt-2 text-quiet">{words.none}</p>}
      <dl className="mt-2 divide-y divide-line">
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
