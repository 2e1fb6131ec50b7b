import type { Stats } from '../../contract/answers/desk.ts';
import type { Range } from '../api/stats.ts';
import { dayAfter, lengthOf } from './range.ts';

export interface Period {
  /** A day, such as `2026-11-22`; or a month, such as `2026-11`. */
  time: string;
  requests: number;
  accepted: number;
  taps: number;
}

/** More days than this are shown as months: their bars would be thinner than a line. */
const mostDays = 92;

export const isByMonth = (range: Range) => lengthOf(range) > mostDays;

/** The figures of each day or month, also of those without any. Months only from the first with a figure to the last. */
export function periodsOf(days: Stats['days'], range: Range): Period[] {
  const isMonths = isByMonth(range);
  const from = isMonths ? days[0]?.day : range.from;
  const to = isMonths ? days[days.length - 1]?.day : range.to;
  if (!from || !to) return [];
  const timeOf = (day: string) => (isMonths ? day.slice(0, 7) : day);

  const periods = new Map<string, Period>();
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    periods.set(timeOf(day), { time: timeOf(day), requests: 0, accepted: 0, taps: 0 });
  }
  for (const { day, requests, accepted, taps } of days) {
    const period = periods.get(timeOf(day));
    if (!period) continue;
    period.requests += requests;
    period.accepted += accepted;
    period.taps += taps;
  }
  return [...periods.values()];
}

export function sumOf(periods: readonly Period[]): Omit<Period, 'time'> {
  const sum = { requests: 0, accepted: 0, taps: 0 };
  for (const { requests, accepted, taps } of periods) {
    sum.requests += requests;
    sum.accepted += accepted;
    sum.taps += taps;
  }
  return sum;
}
