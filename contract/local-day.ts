/**
 * The date in a time zone, such as `2026-11-22`. From parts, because what a locale makes of a date depends on the
 * system's data: `en-CA` has meant both `2026-11-22` and `11/22/2026`.
 */
export function localDayIn(timeZone: string): (time: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (time) => {
    const parts = format.formatToParts(time);
    const digits = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return `${digits('year').padStart(4, '0')}-${digits('month')}-${digits('day')}`;
  };
}
