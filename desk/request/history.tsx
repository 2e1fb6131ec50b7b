import { deskFrame } from '../../content/owner/desk/frame.ts';
import { requestWords } from '../../content/owner/desk/request.ts';
import type { HistoryLine } from '../../contract/answers/requests.ts';
import { Moment } from './moment.tsx';

const words = requestWords.history;
const parties: Record<string, string> = {
  customer: words.customer,
  link: words.link,
  terminal: words.terminal,
};

const nameOf = (who: string) => parties[who] ?? who;

export function History({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-xl font-bold">{words.title}</h2>
      {lines.length === 0 && <p className="mt-2 text-quiet">{words.none}</p>}
      <ol className="mt-2 ruled border-line">
        {lines.map(({ at, who, from, to, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={index} className="py-2">
            <p>
              <Moment at={at} /> · {nameOf(who)}
              {!from && to && <strong> · {words.added}</strong>}
              {from && to && (
                <strong>
                  {' · '}
                  {words.step(deskFrame.statuses[from], deskFrame.statuses[to])}
                </strong>
              )}
            </p>
            {note && <p className="whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
