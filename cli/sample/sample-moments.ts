import { localDay } from '../../contract/local-time.ts';
import { startOfDay } from '../../server/timing/local-days.ts';
import type { Draws } from './draws.ts';

const hourMs = 3_600_000;
const days = 29;

/** How many requests arrive on each day of the week, Sunday first. Weekend nights bring the most lockouts. */
const perDay = [4, 3, 3, 3, 4, 5, 5];

/** How often requests arrive in each hour in New York, starting at midnight. */
const perHour = [3, 2, 2, 1, 1, 1, 2, 4, 5, 4, 4, 4, 4, 4, 4, 5, 6, 7, 7, 6, 5, 5, 5, 4];
const hours = perHour.flatMap((weight, hour) => Array<number>(weight).fill(hour));

/** When the requests of the 29 days before today arrived, oldest first. */
export function sampleMoments(draws: Draws, now: Date): Date[] {
  const moments: number[] = [];
  for (let ago = days; ago > 0; ago -= 1) {
    const day = localDay(new Date(now.getTime() - ago * 24 * hourMs).toISOString());
    const midnight = Date.parse(startOfDay(day) ?? '');
    const count = perDay[new Date(day).getUTCDay()] ?? 0;
    for (let index = 0; index < count; index += 1) {
      moments.push(midnight + Math.floor((draws.one(hours) + draws.between(0, 1)) * hourMs));
    }
  }
  return moments
    .filter((at) => at < now.getTime())
    .sort((a, b) => a - b)
    .map((at) => new Date(at));
}
