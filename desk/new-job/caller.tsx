import { callerWords as words } from '../../content/owner/desk/jobs.ts';
import type { KnownCustomer } from '../../contract/answers/customers.ts';
import { BlockNumber, earlierText, Jobs } from '../request/caller.tsx';

const mostShown = 3;

/** Says in one line who is calling, as soon as the number is complete. */
export function CallerLine({ customer }: { customer: KnownCustomer | undefined }) {
  const isSpam = customer?.requests.some(({ status }) => status === 'spam');
  return (
    <p role="status" className="min-h-6">
      {customer && (
        <>
          <strong>
            {[customer.name, earlierText(customer.total)].filter(Boolean).join(' · ')}
          </strong>
          {isSpam && <strong className="text-stop"> · {words.spam}</strong>}
        </>
      )}
    </p>
  );
}

/** The caller's last jobs. They are below the form, so that no field moves under a finger. */
export function Caller({ phone, customer }: { phone: string; customer: KnownCustomer }) {
  const { requests, total, blocked } = customer;
  return (
    <section className="mt-6">
      {total > 0 && <Jobs requests={requests.slice(0, mostShown)} total={total} />}
      {blocked !== null && (
        <>
          <p className="font-semibold text-stop">{words.blocked(blocked)}</p>
          <BlockNumber phone={phone} isBlocked />
        </>
      )}
    </section>
  );
}
