/** Every time that a person reads is the business's own, wherever the reader or the server is (docs/product.md 1.2). */
export const timeZone = 'America/New_York';

type Time = Date | number | string;

/** Returns a function that writes a time as it is in New York. */
export function localFormat(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): (time: Time) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  // Newer systems put a narrow space in front of AM and PM, which some mail programs show as a box.
  return (time) => format.format(new Date(time)).replaceAll('\u202f', ' ');
}

const dayParts = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The date in New York, such as `2026-11-22`. From parts, because what a locale makes of a date depends on the
 * system's data: `en-CA` has meant both `2026-11-22` and `11/22/2026`.
 */
export function localDay(time: Time): string {
  const parts = dayParts.formatToParts(new Date(time));
  const digits = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${digits('year').padStart(4, '0')}-${digits('month')}-${digits('day')}`;
}
