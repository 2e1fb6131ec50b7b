import { useEffect, useState } from 'react';
import { progressWords } from '#words/follow.ts';
import type { FollowedRequest } from '../../contract/answers/linked-request.ts';
import { dollars } from '../../contract/dollars.ts';
import { withShownNumber } from '../phone/use-phone.ts';
import { clockBehindMs } from './request-api.ts';
import { appointmentText, timeText } from './time-text.ts';

const { arranged: words, coming } = progressWords;
const tickMs = 5000;
/** Beyond this, the time says more than a number of minutes. */
const mostMinutes = 99;

/** Shows when the locksmith is expected. The minutes count down, hidden from screen readers, and are gone at zero. */
export function Expected({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((Date.parse(at) - now - clockBehindMs()) / 60_000);
  if (minutes <= 0) return <span key="past">{withShownNumber(coming.anyMinute)}</span>;
  return (
    <span key="ahead">
      {coming.expected}{' '}
      <time dateTime={at} className="text-[2.625rem]/none whitespace-nowrap md:text-7xl/none">
        {timeText(at)}
      </time>
      {minutes <= mostMinutes && <span aria-hidden="true">{`, ${coming.within(minutes)}`}</span>}
    </span>
  );
}

/** Whether the sentence at the top names the appointment, because the locksmith is not expected earlier. */
export const saysAppointment = ({ status, eta_at, appointment_at }: FollowedRequest) =>
  status === 'accepted' && !eta_at && Boolean(appointment_at);

/** Reserves the space of a value that is not known yet. */
const unknown = '\u2013';

/** Shows the word at the door, whose space is reserved before it is known, the quoted price and the appointment. */
export function Arranged({ request }: { request: FollowedRequest | undefined }) {
  const { word, quoted_cents, appointment_at } = request ?? {};
  const isSaid = request && saysAppointment(request);
  const rows = [
    { label: words.word, value: word ?? unknown, hint: words.whyWord },
    { label: words.quoted, value: quoted_cents != null && dollars(quoted_cents) },
    {
      label: words.appointment,
      value: !isSaid && appointment_at && appointmentText(appointment_at),
    },
  ].filter(({ value }) => value);
  return (
    <dl className="grid max-w-2xl gap-4">
      {rows.map(({ label, value, hint }) => (
        <div key={label} className={value === unknown ? 'invisible' : ''}>
          <dt className="text-base text-steel">{label}</dt>
          <dd className="text-2xl font-semibold">{value}</dd>
          {hint && <dd className="text-base text-steel">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
