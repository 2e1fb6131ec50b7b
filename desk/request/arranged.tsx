import { jobWords as words } from '../../content/owner/desk/job.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { dollars } from '../../contract/dollars.ts';
import { localFormat } from '../../contract/local-time.ts';

const dayAndTime = localFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Shows the appointment and the price. Renders nothing if neither is set. */
export function Arranged({ request }: { request: RequestRecord }) {
  const { appointment_at, appointment_minutes, quoted_cents, paid_cents, paid_by } = request;
  const texts = [
    appointment_at && words.appointment(dayAndTime(appointment_at), appointment_minutes ?? 0),
    paid_cents === null && quoted_cents !== null && words.quoted(dollars(quoted_cents)),
    paid_cents !== null && words.paid(dollars(paid_cents), paid_by ? words.ways[paid_by] : ''),
  ].filter(Boolean);
  return texts.length > 0 && <p className="mt-1">{texts.join(' · ')}</p>;
}
