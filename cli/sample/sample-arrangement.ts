import { paidByWays } from '../../contract/dollars.ts';
import { type JobRecord, usualAppointmentMinutes } from '../../contract/job.ts';
import { localDay } from '../../contract/local-time.ts';
import { startOfDay } from '../../server/timing/local-days.ts';
import type { Draws } from './draws.ts';

/** What is arranged when a request is accepted, and what is paid once it is done. */
export interface Arranged {
  columns: Partial<JobRecord>;
  paid: Pick<JobRecord, 'paid_cents' | 'paid_by'>;
}

interface Given {
  /** When the request is accepted. */
  from: Date;
  /** In how many minutes from `now` the locksmith will be there. */
  etaIn: number | undefined;
  now: Date;
}

type Span = readonly [least: number, most: number];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** How many days ahead appointments are, by how soon the customer wants them. */
const daysAhead = { today: [0, 1], later: [1, 4] } as const satisfies Record<string, Span>;
/** Appointments begin every half hour from 9 AM to 5 PM. */
const halfHours = [18, 34] as const;

/** Gives urgent requests an arrival time, others an appointment, and most of them a price. */
export function sampleArrangement(
  draws: Draws,
  pace: 'urgent' | keyof typeof daysAhead,
  { from, etaIn, now }: Given,
): Arranged {
  const quoted_cents = draws.whole(13, 45) * 500;
  const more = draws.chance(0.2) ? draws.whole(2, 10) * 500 : 0;
  const price = draws.chance(0.8) ? { quoted_cents } : {};
  const paid = { paid_cents: quoted_cents + more, paid_by: draws.one(paidByWays) };
  if (pace === 'urgent') {
    const minutes = draws.one([15, 15, 20, 30, 30, 45, 60]);
    const eta =
      etaIn === undefined ? from.getTime() + minutes * minuteMs : now.getTime() + etaIn * minuteMs;
    return { columns: { eta_at: new Date(eta).toISOString(), ...price }, paid };
  }
  const [least, most]: Span = daysAhead[pace];
  const day = localDay(from.getTime() + draws.whole(least, most) * dayMs);
  const midnight = Date.parse(startOfDay(day) ?? '');
  const at = midnight + draws.whole(...halfHours) * 0.5 * hourMs;
  const isPast = at < from.getTime() + hourMs;
  const appointment_at = new Date(isPast ? at + dayMs : at).toISOString();
  const appointment = { appointment_at, appointment_minutes: usualAppointmentMinutes };
  return { columns: { ...appointment, ...price }, paid };
}
