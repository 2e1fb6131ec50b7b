import { localDay, localFormat } from '../../contract/local-time.ts';

const clock = localFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Returns the value of a `datetime-local` field for this time in New York. */
export const toLocalInput = (time: string) => `${localDay(time)}T${clock(time)}`;

/**
 * Converts a `datetime-local` field's value from New York time to UTC. A time that occurs twice in fall is the first.
 * A time that is skipped in spring becomes one hour later. Undefined if the field is incomplete.
 */
export function fromLocalInput(value: string): string | undefined {
  const asUtc = Date.parse(`${value}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const times = [4, 5].map((behind) => new Date(asUtc + behind * 3_600_000).toISOString());
  return times.find((time) => toLocalInput(time) === value) ?? times[1];
}
