/** The zone of all times that people read, wherever they or the server are (docs/product.md 1.2). */
export const timeZone = 'America/New_York';

type Time = Date | number | string;

export function localFormat(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): (time: Time) => string {
  // Created on first use, because the first format costs a phone 100 ms, which must not delay the start of a page.
  let format: Intl.DateTimeFormat | undefined;
  return (time) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone });
    // Newer ICU data has a narrow space before AM and PM, which some mail programs show as a box.
    return format.format(new Date(time)).replaceAll('\u202f', ' ');
  };
}

const nearMs = 12 * 3_600_000;

/** Whether a time is less than 12 hours from now, so that its hour and minute alone say which day it is on. */
export const isNear = (time: string, now: number) => Math.abs(Date.parse(time) - now) < nearMs;

let dayParts: Intl.DateTimeFormat | undefined;

/** '2026-11-22' in New York. Built from parts, as locales' date formats change with ICU data (`en-CA` did). */
export function localDay(time: Time): string {
  dayParts ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = dayParts.formatToParts(new Date(time));
  const digits = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${digits('year').padStart(4, '0')}-${digits('month')}-${digits('day')}`;
}
