/** A day's date belongs to no time zone: it is read and written as UTC. */
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
});
const monthFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  year: 'numeric',
});

/** 'Nov 22' for the day `2026-11-22`, 'Nov 2026' for the month `2026-11`. */
export const dayName = (time: string) =>
  (time.length > 7 ? dayFormat : monthFormat).format(new Date(time));
