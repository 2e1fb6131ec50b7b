import { isNear, localFormat } from '../../contract/local-time.ts';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const timeOfDay = localFormat(time);
export const momentText = localFormat({ month: 'short', day: 'numeric', ...time });

/** Formats a time for a sentence: without its day if it is less than 12 hours away, else with it. */
export function timeText(at: string, now: number): string {
  return (isNear(at, now) ? timeOfDay : momentText)(at);
}

export const dayText = localFormat({ year: 'numeric', month: 'long', day: 'numeric' });

/** Shows a time in North Bergen's time zone, wherever the desk is open. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(at)}</time>;
}
