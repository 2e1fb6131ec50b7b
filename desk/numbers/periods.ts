import type { Stats } from '../../contract/answers/desk.ts';
import { dayAfter, lengthOf, type Range } from '../time/range.ts';

const nothing = {
  requests: 0,
  accepted: 0,
  done: 0,
  quoted_cents: 0,
  paid_cents: 0,
  taps: 0,
};
type Figures = Record<keyof typeof nothing, number>;

export interface Period extends Figures {
  /** A day, such as `2026-11-22`; or a month, such as `2026-11`. */
  time: string;
}

function add(sum: Figures, figures: Figures): void {
  for (const name of Object.keys(nothing) as (keyof Figures)[]) sum[name] += figures[name];
}

/** More days than this are shown as months, since the bars of days would be thinner than a line. */
const mostDays = 92;

export const isByMonth = (range: Range) => lengthOf(range) > mostDays;

/** Returns the figures of each day or month, even empty ones. Months run from the first to the last with a figure. */
export function periodsOf(days: Stats['days'], range: Range): Period[] {
  const isMonths = isByMonth(range);
  const from = isMonths ? days[0]?.day : range.from;
  const to = isMonths ? days[days.length - 1]?.day : range.to;
  if (!from || !to) return [];
  const timeOf = (day: string) => (isMonths ? day.slice(0, 7) : day);

  const periods = new Map<string, Period>();
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    periods.set(timeOf(day), { time: timeOf(day), ...nothing });
  }
  for (const figures of days) {
    const period = periods.get(timeOf(figures.day));
    if (period) add(period, figures);
  }
  return [...periods.values()];
}

export function sumOf(periods: readonly Period[]): Figures {
  const sum = { ...nothing };
  for (const period of periods) add(sum, period);
  return sum;
}

/** A date has no time zone, so it is parsed and formatted as UTC. */
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
});
const monthFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  year: 'numeric',
});

/** 'Nov 22' for the day `2026-11-22`, 'Nov 2026' for the month `2026-11`. */
export const dayName = (time: string) =>
  (time.length > 7 ? dayFormat : monthFormat).format(new Date(time));
