import { localDay } from '../../contract/local-time.ts';

/** Days in New York, such as `2026-11-22`, both included. */
export interface Range {
  from: string;
  to: string;
}

const dayMs = 24 * 3_600_000;

/** Returns today's date in North Bergen, wherever the desk is open. */
export const today = () => localDay(new Date());

/** The numbers of days to choose from, the usual one in the middle. */
export const spans = [7, 30, 90];
const usualSpan = 30;

function isDay(text: string | null): text is string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === text;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const dayAfter = (day: string, count: number) => dayOf(Date.parse(day) + count * dayMs);

export const lengthOf = ({ from, to }: Range) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** Returns the range in the address: `from` and `to`, or the last `days`; else the usual span. */
export function rangeOf(params: URLSearchParams, now: string): Range & { span?: number } {
  const [from, to] = [params.get('from'), params.get('to')];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  const span = spans.find((count) => String(count) === params.get('days')) ?? usualSpan;
  return { from: dayAfter(now, 1 - span), to: now, span };
}
