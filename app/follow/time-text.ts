import { language } from '#words/language.ts';
import { business } from '../../content/facts/business.ts';

const { timeZone } = business;
const { locale } = language;
const day = new Intl.DateTimeFormat(locale, { timeZone, month: 'short', day: 'numeric' });
const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });

/** The time in New York, such as `2:12 AM`; with its date if that is not today's: `Nov 21, 2:12 AM`. */
export function timeText(utc: string, now = new Date()): string {
  const at = new Date(utc);
  // Some browsers put a narrow space in front of AM and PM.
  const text = time.format(at).replace(/\s/, ' ');
  return day.format(at) === day.format(now) ? text : `${day.format(at)}, ${text}`;
}
