import { useQuery } from '@tanstack/react-query';
import { textWords as words } from '../../content/owner/desk/texts.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import type { ThreadLine } from '../../contract/answers/texts.ts';
import { sessionQuery } from '../api/session.ts';
import { isFor, useKeptNotes } from '../drafts/kept-notes.ts';
import { useFocusFallback } from '../layout/focus.tsx';
import { Moment } from '../time/moment.tsx';
import { NoteForm } from './note-form.tsx';
import { nameOf, usePeople } from './people.ts';
import { useOutboxPolling } from './use-outbox-polling.ts';

/** Texts to and from the customer, and whether more may go out. Omitted if texts are off, without a text or draft. */
export function Thread({ request }: { request: RequestDetail }) {
  const { reference, texts, thread } = request;
  const { data } = useQuery(sessionQuery);
  const people = usePeople();
  const isWaiting = thread.some(({ state }) => state === 'waiting');
  useOutboxPolling(reference, isWaiting, Date.parse(thread[thread.length - 1]?.at ?? '') || 0);
  const hasDraft = useKeptNotes().some(
    (note) => isFor(note, { reference, to: 'customer' }) && note.email === data?.email,
  );
  const place = useFocusFallback<HTMLElement>();
  if (!data?.texts.on && thread.length === 0 && !hasDraft) return null;
  const isInVain = texts === 'none' && request.sms_consent_at !== null;
  const consent = isInVain ? words.askedInVain : words.consent[texts];
  return (
    <section ref={place} aria-labelledby="texts" className="mt-8">
      <h2 id="texts" tabIndex={-1} className="text-xl font-bold">
        {words.title}
      </h2>
      <p className={`mt-2 ${texts === 'stopped' ? 'font-semibold text-stop' : 'text-quiet'}`}>
        {data?.texts.on ? consent : words.off}
      </p>
      <ol className="mt-2 grid gap-3 empty:hidden">
        {thread.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            key={index}
            className={`border-l-4 pl-3 ${line.direction === 'in' ? 'border-navy' : 'border-line'}`}
          >
            <p className="text-quiet">
              <Moment at={line.at} /> · {words.who[line.who] ?? nameOf(people, line.who)}
              <State line={line} />
            </p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {line.text}
            </p>
          </li>
        ))}
      </ol>
      {/* A draft that was typed before texts ended can still be read. */}
      {(texts === 'on' || hasDraft) && <NoteForm reference={reference} to="customer" />}
    </section>
  );
}

function State({ line: { state, reason } }: { line: ThreadLine }) {
  if (state === 'received') return null;
  if (state !== 'dead') return ` · ${words.states[state]}`;
  const why = reason && (words.reasons[reason] ?? words.code(reason));
  return <strong className="text-stop"> · {why ? words.dead(why) : words.states.dead}</strong>;
}
