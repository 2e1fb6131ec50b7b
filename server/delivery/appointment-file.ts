import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

interface Appointment {
  /** The same for every version of the appointment, so that a calendar has it once. */
  uid: string;
  /** Grows with each version. */
  sequence: number;
  at: string;
  minutes: number;
  isCancelled: boolean;
  stamp: Date;
  summary: string;
  description: string;
  organizer: { name: string; email: string };
}

/** The calendar file of an appointment (RFC 5545), with which a mail publishes or cancels it (RFC 5546). */
export function appointmentFile({ at, minutes, isCancelled, uid, ...event }: Appointment) {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: event.organizer.name, product: 'requests' } });
  const start = new Date(at);
  calendar.createEvent({
    ...event,
    id: uid,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // RFC 5545 ends every line, and the library leaves out the last line's end.
  return { method, content: `${calendar.toString()}\r\n` };
}
