import { localDay, localFormat } from '../../contract/local-time.ts';

const hour = localFormat({ hour: 'numeric', hourCycle: 'h23' });
/** The hour in New York, 0 to 23. */
export const localHourOf = (time: Date | string) => Number(hour(time));
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const seconds = localFormat(clock);
const time = localFormat({ ...clock, timeZoneName: 'short' });

/** The time in New York with its zone, such as `2026-11-22 02:12:05 EST`. */
export const localMoment = (utc: string) => `${localDay(utc)} ${time(utc)}`;
/** The same without the zone. */
export const localSeconds = (utc: string) => `${localDay(utc)} ${seconds(utc)}`;

/** Midnight in New York at the start of a day such as `2026-11-22`, in UTC. Undefined for an invalid day. */
export const startOfDay = (text: string) => hourOfDay(text, 0);

/** The hour of a day in New York, in UTC. Not for 2 o'clock, when clocks change. Undefined for an invalid day. */
export function hourOfDay(text: string, wanted: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  // New York is 4 or 5 hours behind UTC.
  const times = [4, 5].map((behind) => new Date(Date.UTC(year, month - 1, date, wanted + behind)));
  const start = times.find((time) => localHourOf(time) === wanted);
  return start && localDay(start) === text ? start.toISOString() : undefined;
}

export function dayAfter(day: string, days: number): string {
  return localDay(Date.parse(`${day}T17:00:00Z`) + days * 24 * 3_600_000);
}

/** Midnight in New York at the end of a day, in UTC. Undefined for an invalid day. */
export function endOfDay(text: string): string | undefined {
  const start = startOfDay(text);
  return start && startOfDay(localDay(Date.parse(start) + 30 * 3_600_000));
}
