import { localDay, localFormat } from '../../contract/local-time.ts';
import { dayAfter } from '../numbers/range.ts';

const hourMs = 3_600_000;
const hourOf = localFormat({ hour: 'numeric', hourCycle: 'h23' });

/** 6 AM in New York on the day after. Clocks change at 2 AM, so it is there once each day, at 10:00 or 11:00 UTC. */
function sixTomorrow(now: number): number {
  const day = dayAfter(localDay(now), 1);
  const times = [10, 11].map((hour) => Date.parse(`${day}T${hour}:00:00Z`));
  return times.find((time) => Number(hourOf(time)) === 6) ?? now + 24 * hourMs;
}

/** When being busy can end that begins now, in ms, by how the desk names it (docs/product.md 12.21). */
export const busyEnds = {
  hour: (now: number) => now + hourMs,
  twoHours: (now: number) => now + 2 * hourMs,
  fourHours: (now: number) => now + 4 * hourMs,
  morning: sixTomorrow,
} as const;
