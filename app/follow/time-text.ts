import { language } from '#words/language.ts';
import { isNear, localFormat } from '../../contract/local-time.ts';

const day = localFormat({ month: 'short', day: 'numeric' }, language.locale);
const time = localFormat({ hour: 'numeric', minute: '2-digit' }, language.locale);

/** The time in New York, such as `2:12 AM`; with its date if it is 12 hours away or more: `Nov 21, 2:12 AM`. */
export const timeText = (utc: string, now = Date.now()) =>
  isNear(utc, now) ? time(utc) : `${day(utc)}, ${time(utc)}`;

const weekday = localFormat({ weekday: 'short' }, language.locale);

/** The day and time of an appointment in New York: `Sat, Nov 28, 2:00 PM`. */
export const appointmentText = (utc: string) => `${weekday(utc)}, ${day(utc)}, ${time(utc)}`;
