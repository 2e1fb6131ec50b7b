import type { FieldName } from '../../../contract/fields.ts';
import { business } from '../../facts/business.ts';
import type { PageCopy, StepsPassage } from '../../registry/copy.ts';

interface ContactCopy extends PageCopy {
  phone: { heading: string; text: string; call: string };
  callback: {
    heading: string;
    intro: string;
    booking: { text: string; link: { label: string; path: string } };
    submit: string;
    submitting: string;
    /** Shown next to the labels. */
    notes: Partial<Record<FieldName, string>>;
    next: StepsPassage;
  };
  hours: { heading: string; text: string; note: string };
  email: { heading: string; text: string };
  area: { heading: string; text: string; link: string };
  /** Shown with the payment methods, once the owner has stated them. */
  payment: { heading: string; text: string };
}

export const contact: ContactCopy = {
  title: 'Contact a Locksmith, 24/7 | Locksmith & Security',
  description: `Call ${business.telephoneText} at any hour, or ask us to call you back. Locksmith based in North Bergen, NJ, serving eight towns, day and night.`,
  keywords: [
    'contact locksmith North Bergen',
    'locksmith phone number',
    'locksmith callback',
    '24 hour locksmith 07047',
  ],
  heading: 'Contact us',
  lead: "Call us if you can, day or night. If you'd rather have us call you, leave your number in the form.",
  modified: '2026-11-25',
  phone: {
    heading: 'Call us',
    text: "A call is best for a lockout, and for anything that's easier to say than to type. Have the address ready, and for a car the year, make and model.",
    call: 'Call Now',
  },
  callback: {
    heading: 'Request a callback',
    intro:
      'Leave a phone number or an email address, whichever you like. A line about the job helps us give you a good answer.',
    booking: {
      text: 'Want to send a full service request with an address? You can book online instead.',
      link: { label: 'Book online', path: '/book-online' },
    },
    submit: 'Request a Callback',
    submitting: 'Processing...',
    notes: {
      name: 'optional',
      phone: 'or an email',
      email: 'or a phone number',
      notes: 'optional',
    },
    next: {
      heading: 'After you send it',
      steps: [
        {
          title: 'We get it by email',
          text: "You'll see a reference number on the screen. Keep it in case you call us first.",
        },
        {
          title: 'We get in touch',
          text: "We'll call if you left a number, or email you if you didn't. If you're locked out, don't wait to hear from us: call.",
        },
        {
          title: 'You ask, we ask',
          text: "We'll talk about the job, the time and the price. Sending this form doesn't commit you to anything.",
        },
      ],
    },
  },
  hours: {
    heading: 'Hours',
    text: 'Emergency Service, 24 Hours / 7 Days',
    note: "For planned work, like a rekey or a master key system, we'll set a time that works for you.",
  },
  email: {
    heading: 'Email',
    text: "Email works for questions that can wait, for sending documents, and to get a copy of your details or have them deleted. If you're locked out, please call instead.",
  },
  area: {
    heading: 'Where we work',
    text: "We come to you: your door, your car, your store. We're based in North Bergen, New Jersey 07047, and also serve Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken and Secaucus.",
    link: 'See the service areas',
  },
  payment: { heading: 'Payment', text: 'We take:' },
};
