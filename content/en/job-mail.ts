/**
 * Texts of the mails about a step or an appointment. Like the confirmation, they repeat nothing that was typed with the
 * request. Texts that they share with it are in customer-mail.ts.
 */
export const jobMail = {
  accepted: {
    subject: (reference: string) => `Your request is accepted (${reference})`,
    text: (name: string | null) => `${name ?? 'Your locksmith'} has accepted your request.`,
  },
  on_the_way: {
    subject: (reference: string) => `Your locksmith is on the way (${reference})`,
    text: (name: string | null) => `${name ?? 'Your locksmith'} is on the way.`,
  },
  expected: (time: string) => `Expected about ${time}.`,
  anyMinute: (phone: string) => `Any minute now; call ${phone} if nobody comes.`,
  quotedLabel: 'Price we told you',
  word: (word: string) =>
    `Your locksmith will say these two words at your door: ${word}. If somebody can't say them, call us before you let them in.`,
  appointment: {
    set: {
      subject: (time: string, reference: string) => `Your appointment: ${time} (${reference})`,
      text: 'We made an appointment with you.',
    },
    moved: {
      subject: (time: string, reference: string) => `Appointment changed: ${time} (${reference})`,
      text: 'Your appointment has changed. This is the new time.',
    },
    cancelled: {
      subject: (time: string, reference: string) => `Appointment canceled: ${time} (${reference})`,
      text: 'This appointment is canceled. If you still need us, call.',
    },
    timeLabel: 'When',
    minutesLabel: 'Planned for',
    minutes: (minutes: number) => `${minutes} minutes`,
    file: 'appointment.ics',
    attached: 'The attached file puts it into your calendar.',
    removed: 'The attached file takes it out of your calendar.',
  },
  /** The same for everybody, no matter what we know about how it went. */
  review: {
    subject: (reference: string) => `How did we do? (${reference})`,
    text: 'Our work for you is done. Please tell others how it went, good or bad, in a review.',
    /** The text of a link. */
    link: 'Write a review',
    once: "We ask once a year at most, and won't remind you.",
  },
} as const;
