import { localDay } from '../../contract/local-time.ts';
import { fromLocalInput } from '../time/local-input.ts';
import { dayAfter } from '../time/range.ts';

const hourMs = 3_600_000;

const sixTomorrow = (now: number) =>
  Date.parse(fromLocalInput(`${dayAfter(localDay(now), 1)}T06:00`) ?? '');

/** When a busy time that begins now can end, in ms, by the desk's name for each choice (docs/product.md 12.21). */
export const busyEnds = {
  hour: (now: number) => now + hourMs,
  twoHours: (now: number) => now + 2 * hourMs,
  fourHours: (now: number) => now + 4 * hourMs,
  morning: sixTomorrow,
} as const;
