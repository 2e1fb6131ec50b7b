import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { requestWords } from '../../content/owner/desk/request.ts';
import type { MailState } from '../../contract/answers/requests.ts';
import { useDismissMail, useRetryMail } from '../api/requests.ts';
import { useFocusFallback } from '../layout/focus.tsx';
import { Moment } from '../time/moment.tsx';
import { nameOf, usePeople } from './people.ts';
import { useOutboxPolling } from './use-outbox-polling.ts';

const words = requestWords.mails;

/** What was sent or waits in the outbox for this request. Red ones were given up. All but sent ones can be retried. */
export function Mails({ reference, mails }: { reference: string; mails: readonly MailState[] }) {
  const { mutate, error, isPending, isSuccess, submittedAt } = useRetryMail(reference);
  const dismissing = useDismissMail(reference);
  const people = usePeople();
  const isWaiting = mails.some(({ state }) => state === 'waiting');
  useOutboxPolling(reference, isWaiting, submittedAt);
  const place = useFocusFallback<HTMLElement>(
    (section, item) => item?.querySelector('button') ?? section.querySelector('h2'),
  );
  if (mails.length === 0) return null;
  return (
    <section ref={place} className="mt-8 print:hidden">
      <h2 tabIndex={-1} className="text-xl font-bold">
        {words.title}
      </h2>
      <ul className="mt-2 ruled border-line">
        {mails.map(({ kind, to, state, attempts, finished_at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kind may occur twice, and the order never changes
          <li key={index} className="flex flex-wrap items-center gap-x-4 py-1">
            <p className={`min-w-56 flex-1 ${state === 'dead' ? 'font-semibold text-stop' : ''}`}>
              {words.kinds[kind] ?? kind}
              {to && ` (${nameOf(people, to)})`} · {words.states[state]}
              {finished_at && (
                <>
                  {' · '}
                  <Moment at={finished_at} />
                </>
              )}
              {attempts > 1 && ` · ${words.attempts(attempts)}`}
            </p>
            <div className="flex gap-3 empty:hidden">
              {state !== 'sent' && (
                <Button
                  look="quiet"
                  isBusy={isPending}
                  onClick={() => {
                    dismissing.reset();
                    mutate(kind);
                  }}
                >
                  {words.retry}
                </Button>
              )}
              {state === 'dead' && (
                <Button
                  look="quiet"
                  isBusy={dismissing.isPending}
                  onClick={() => dismissing.mutate(kind)}
                >
                  {words.dismiss}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p role="status">{isSuccess && isWaiting && words.retried}</p>
      <p role="status">{dismissing.isSuccess && words.dismissed}</p>
      {error && <Alert>{error.message}</Alert>}
      {dismissing.error && <Alert>{dismissing.error.message}</Alert>}
    </section>
  );
}
