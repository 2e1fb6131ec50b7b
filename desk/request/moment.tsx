import { business } from '../../content/facts/business.ts';

const { timeZone } = business;

const format = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const timeOfDay = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
});
const date = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const shiftMs = 12 * 3_600_000;

/** For a sentence: the time alone where it can only be one, else with its day. */
export function timeText(at: string, now: number): string {
  const time = Date.parse(at);
  return (Math.abs(now - time) < shiftMs ? timeOfDay : format).format(time);
}

export const dayText = (at: string) => date.format(new Date(at));

/** A time as it is in North Bergen, wherever the desk is open. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
