import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { callerWords as words } from '../../content/owner/desk/jobs.ts';
import type { KnownCustomer } from '../../contract/answers/customers.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { isCompletePhone, nationalDigits } from '../../contract/phone.ts';
import { customerQuery, useBlock } from '../api/jobs.ts';
import { useFocusFallback } from '../layout/focus.tsx';
import { Moment } from '../time/moment.tsx';
import { kindOf } from './summary.ts';

/** Returns what is known about a request's sender; undefined if there is neither a number nor an email address. */
function useCaller({ phone, email }: RequestDetail) {
  const person = phone ? { phone } : { email: email ?? '' };
  return useQuery({ ...customerQuery(person), enabled: Boolean(phone || email) }).data;
}

/** The older requests of this one's sender, and whether their number is blocked. */
export function EarlierJobs({ request }: { request: RequestDetail }) {
  const data = useCaller(request);
  if (!data) return null;
  const at = data.requests.findIndex((other) => other.reference === request.reference);
  // If it is not listed, the sender has more newer requests than the server lists.
  const isListed = at >= 0;
  const earlier = { requests: data.requests.slice(at + 1), total: data.total - (at + 1) };
  return (
    <section className="mt-8 print:hidden">
      {isListed && <h2 className="text-xl font-bold">{earlierText(earlier.total)}</h2>}
      {data.blocked !== null && (
        <p className="font-semibold text-stop">{words.blocked(data.blocked)}</p>
      )}
      {isListed && <Jobs {...earlier} />}
    </section>
  );
}

export const earlierText = (total: number) => (total > 0 ? words.earlier(total) : words.none);

/** A list of jobs, with spam in red. */
export function Jobs({ requests, total }: Pick<KnownCustomer, 'requests' | 'total'>) {
  const more = total - requests.length;
  return (
    <>
      <ul className="mt-2 ruled border-line">
        {requests.map((job) => (
          <li key={job.reference} className="py-2">
            <Link to={`/requests/${job.reference}`} className="font-semibold underline">
              {job.reference}
            </Link>
            {' · '}
            <Moment at={job.created_at} />
            {' · '}
            {[kindOf(job), job.town].filter(Boolean).join(', ')}
            {' · '}
            {job.status === 'spam' ? (
              <strong className="text-stop">{words.spam}</strong>
            ) : (
              deskFrame.statuses[job.status]
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-quiet">{words.more(more)}</p>}
    </>
  );
}

export function BlockCaller({ request }: { request: RequestDetail }) {
  const data = useCaller(request);
  const { phone } = request;
  if (!data || !phone || !isCompletePhone(phone)) return null;
  return <BlockNumber phone={phone} isBlocked={data.blocked !== null} />;
}

export function BlockNumber({ phone, isBlocked }: { phone: string; isBlocked: boolean }) {
  const [typed, setTyped] = useState<string>();
  const place = useFocusFallback<HTMLDivElement>((box) => box.querySelector('input, button'));
  const { mutate, isPending, error } = useBlock(nationalDigits(phone));

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    mutate(typed ?? '', { onSuccess: () => setTyped(undefined) });
  }

  return (
    <div ref={place} className="flex-auto">
      {isBlocked && (
        <Button
          look="quiet"
          className="w-full px-3!"
          isBusy={isPending}
          onClick={() => mutate(null)}
        >
          {words.unblock}
        </Button>
      )}
      {isBlocked && error && <Alert>{error.message}</Alert>}
      {!isBlocked && typed === undefined && (
        <Button
          look="quiet"
          className="w-full px-3! whitespace-nowrap"
          onClick={() => setTyped('')}
        >
          {words.block}
        </Button>
      )}
      {!isBlocked && typed !== undefined && (
        <form onSubmit={submit}>
          <TextField
            id="block-reason"
            label={words.reason}
            note={words.reasonHint}
            maxLength={200}
            autoComplete="off"
            value={typed}
            error={error?.message}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" look="quiet" className="mt-2" isBusy={isPending}>
            {words.confirm}
          </Button>
        </form>
      )}
    </div>
  );
}
