import { localDay, localFormat } from '../../contract/local-time.ts';

const clock = localFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The value of a `datetime-local` field for this time, as it is in New York. */
export const toLocalInput = (time: string) => `${localDay(time)}T${clock(time)}`;

/**
 * The time in UTC of a `datetime-local` field's value in New York. Of the hour that comes twice in autumn it is the first;
 * the hour that spring leaves out is the one after it. Undefined if the field is incomplete.
 */
export function fromLocalInput(value: string): string | undefined {
  const asUtc = Date.parse(`${value}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const times = [4, 5].map((behind) => new Date(asUtc + behind * 3_600_000).toISOString());
  return times.find((time) => toLocalInput(time) === value) ?? times[1];
}
