import { localDay, localFormat } from '../../contract/local-time.ts';

const hour = localFormat({ hour: 'numeric', hourCycle: 'h23' });
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const seconds = localFormat(clock);
const time = localFormat({ ...clock, timeZoneName: 'short' });

/** The time in New York with its zone, such as `2026-11-22 02:12:05 EST`. */
export const localMoment = (utc: string) => `${localDay(utc)} ${time(utc)}`;
/** The same without the zone. */
export const localSeconds = (utc: string) => `${localDay(utc)} ${seconds(utc)}`;

/** Midnight in New York at the start of a day such as `2026-11-22`, in UTC. Undefined for no valid day. */
export function startOfDay(text: string): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  // Midnight in New York is at 4:00 or 5:00 UTC: clocks change at 2 AM, so midnight always exists once.
  const starts = [4, 5].map((behind) => new Date(Date.UTC(year, month - 1, date, behind)));
  const start = starts.find((time) => Number(hour(time)) === 0);
  return start && localDay(start) === text ? start.toISOString() : undefined;
}

/** Midnight in New York at the end of a day, in UTC. Undefined for no valid day. */
export function endOfDay(text: string): string | undefined {
  const start = startOfDay(text);
  return start && startOfDay(localDay(Date.parse(start) + 30 * 3_600_000));
}
