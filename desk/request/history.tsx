import { deskFrame } from '../../content/owner/desk/frame.ts';
import { jobWords } from '../../content/owner/desk/job.ts';
import { requestWords } from '../../content/owner/desk/request.ts';
import type { HistoryLine } from '../../contract/answers/requests.ts';
import { customerByText } from '../../contract/texts.ts';
import { Moment } from '../time/moment.tsx';
import { nameOf, usePeople } from './people.ts';
import { shownValue } from './shown-value.ts';

const words = requestWords.history;
const parties: Record<string, string> = {
  customer: words.customer,
  [customerByText]: words.byText,
  link: words.link,
  terminal: words.terminal,
};

export function History({ lines }: { lines: readonly HistoryLine[] }) {
  const people = usePeople();
  return (
    <section className="mt-8">
      <h2 className="text-xl font-bold">{words.title}</h2>
      {lines.length === 0 && <p className="mt-2 text-quiet">{words.none}</p>}
      <ol className="mt-2 ruled border-line">
        {lines.map(({ at, who, from, to, note, changes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={index} className="py-2">
            <p>
              <Moment at={at} /> · {parties[who] ?? nameOf(people, who)}
              {to && (
                <strong className="block">
                  {from
                    ? words.step(deskFrame.statuses[from], deskFrame.statuses[to])
                    : words.added}
                </strong>
              )}
            </p>
            {Object.entries(changes ?? {}).map(([column, before]) => (
              <p key={column} className="whitespace-pre-line">
                {jobWords.was(
                  jobWords.labels[column] ?? column,
                  shownValue(column, before, people),
                )}
              </p>
            ))}
            {note && <p className="whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
