import { business } from '../../content/en/business.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: business.timeZone,
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** In the business's time zone: 'Fri, Nov 20, 2026, 5:04 AM EST'. */
export function localTime(utc: string): string {
  // Newer ICU versions put a narrow no-break space before AM, which some mail programs show as a box.
  return format.format(new Date(utc)).replace(/[\u202f\u00a0]/g, ' ');
}
