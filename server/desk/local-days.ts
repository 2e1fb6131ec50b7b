import { business } from '../../content/en/business.ts';

const hour = new Intl.DateTimeFormat('en-US', {
  timeZone: business.timeZone,
  hour: 'numeric',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat('en-CA', { timeZone: business.timeZone });

/** The day in New York, as `2026-11-22`. */
export function localDay(utc: string): string {
  return day.format(new Date(utc));
}

/** When a day begins in New York, as UTC; undefined for what is no day of the calendar. */
export function startOfDay(text: string): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  // Clocks are changed at two in the morning: midnight is four or five hours behind UTC's.
  const starts = [4, 5].map((behind) => new Date(Date.UTC(year, month - 1, date, behind)));
  const start = starts.find((time) => Number(hour.format(time)) === 0);
  return start && localDay(start.toISOString()) === text ? start.toISOString() : undefined;
}

/** When the day after it begins. */
export function endOfDay(text: string): string | undefined {
  const start = startOfDay(text);
  return start && startOfDay(localDay(new Date(Date.parse(start) + 30 * 3_600_000).toISOString()));
}
