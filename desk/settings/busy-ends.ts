import { localDay } from '../../contract/local-time.ts';
import { dayAfter } from '../numbers/range.ts';
import { fromLocalInput } from '../request/local-input.ts';

const hourMs = 3_600_000;

const sixTomorrow = (now: number) =>
  Date.parse(fromLocalInput(`${dayAfter(localDay(now), 1)}T06:00`) ?? '');

/** When being busy can end that begins now, in ms, by how the desk names it (docs/product.md 12.21). */
export const busyEnds = {
  hour: (now: number) => now + hourMs,
  twoHours: (now: number) => now + 2 * hourMs,
  fourHours: (now: number) => now + 4 * hourMs,
  morning: sixTomorrow,
} as const;
