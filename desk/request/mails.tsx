import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { requestWords } from '../../content/en/desk/request.ts';
import type { MailState } from '../../contract/answers/requests.ts';
import { useRetryMail } from '../api/requests.ts';
import { Moment } from './moment.tsx';

const words = requestWords.mails;

/** What left or waits in the outbox for this request. What was given up is red, and can be sent again. */
export function Mails({ reference, mails }: { reference: string; mails: readonly MailState[] }) {
  const { mutate, error, isPending, isSuccess } = useRetryMail(reference);
  if (mails.length === 0) return null;
  return (
    <section className="mt-8 print:hidden">
      <h2 className="text-xl font-bold">{words.title}</h2>
      <ul className="mt-2 divide-y divide-line">
        {mails.map(({ kind, state, attempts, finished_at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kind may stand twice, and the order never changes
          <li key={index} className="flex flex-wrap items-center gap-x-4 py-1">
            <p className={`flex-1 ${state === 'dead' ? 'font-semibold text-stop' : ''}`}>
              {words.kinds[kind] ?? kind} · {words.states[state]}
              {finished_at && (
                <>
                  {' · '}
                  <Moment at={finished_at} />
                </>
              )}
              {attempts > 1 && ` · ${words.attempts(attempts)}`}
            </p>
            {state !== 'sent' && (
              <Button look="quiet" disabled={isPending} onClick={() => mutate(kind)}>
                {words.retry}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{isSuccess && words.retried}</p>
      {error && <Alert>{error.message}</Alert>}
    </section>
  );
}
