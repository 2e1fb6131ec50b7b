import type { FieldName } from '../../contract/fields.ts';
import { business } from './business.ts';
import type { PageCopy, StepsPassage } from './copy.ts';

interface ContactCopy extends PageCopy {
  phone: { heading: string; text: string; call: string };
  callback: {
    heading: string;
    intro: string;
    booking: { text: string; link: { label: string; path: string } };
    submit: string;
    submitting: string;
    /** Beside the labels. */
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
  lead: 'The phone comes first: it is open at every hour. If you would rather be called, leave your number in the form.',
  modified: '2026-11-22',
  phone: {
    heading: 'Call us',
    text: 'Best for a lockout, and for anything you would rather explain than type. Have the address ready, and for a car its year, make and model.',
    call: 'Call Now',
  },
  callback: {
    heading: 'Request a callback',
    intro:
      'Leave a phone number or an email address; one of the two is enough. A line in the notes about the job helps us answer well.',
    booking: {
      text: 'To send a full service request with an address, book online instead.',
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
          title: 'It is saved and mailed to us',
          text: 'You see a reference. Keep it; it helps if you call in the meantime.',
        },
        {
          title: 'We get in touch',
          text: 'By phone if you left a number, otherwise by email. If you are locked out, do not wait for this: call.',
        },
        {
          title: 'You ask, we ask',
          text: 'The job, the time, the price. You are not committed to anything by sending these few lines.',
        },
      ],
    },
  },
  hours: {
    heading: 'Hours',
    text: 'Emergency Service, 24 Hours / 7 Days',
    note: 'Planned work, such as a rekey or a master key system, is arranged for a time that suits you.',
  },
  email: {
    heading: 'Email',
    text: 'Good for questions that can wait, for papers, and for a copy or the deletion of your details. Not for a lockout.',
  },
  area: {
    heading: 'Where we come to',
    text: 'We come to you: your door, your car, your shop. We are based in North Bergen, New Jersey 07047, and serve Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken and Secaucus as well.',
    link: 'See the service areas',
  },
  payment: { heading: 'Payment', text: 'We take:' },
};
