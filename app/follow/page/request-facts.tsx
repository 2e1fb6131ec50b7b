import { followPage } from '#words/follow.ts';
import { optionNames } from '#words/form/option-names.ts';
import type { FollowedRequest } from '../../../contract/answers/linked-request.ts';

const { facts: words } = followPage;

/** In the language of the page, unless it is in the customer's own words. */
function named(stored: string | null): string | null {
  return Object.entries(optionNames).find(([option]) => option === stored)?.[1] ?? stored;
}

/** What was asked for. No street and no full number: people share pictures of their screen. */
export function RequestFacts({ request }: { request: FollowedRequest }) {
  const { reference, type, service, timeframe, phone, address } = request;
  const facts = [
    [words.reference, reference],
    [words.service, type === 'callback' ? words.callback : named(service)],
    [words.timeframe, named(timeframe)],
    [words.phone, phone],
    [words.town, address],
  ];
  return (
    <dl className="grid content-start gap-4">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="border-b border-line py-2">
              <dt className="text-base text-quiet">{label}</dt>
              <dd dir="auto" className="font-semibold [overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
