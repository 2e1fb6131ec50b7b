import { business } from './business.ts';
import type { PageCopy, StepsPassage } from './copy.ts';

interface ThankYouCopy extends PageCopy {
  reference: { label: string; note: string; follow: string };
  next: StepsPassage;
  urgent: { heading: string; text: string };
  /** Replaces the above for visitors who have not sent a form. */
  direct: { heading: string; text: string; link: string; call: string };
  links: { home: string; questions: string };
}

export const thankYou: ThankYouCopy = {
  title: 'Thank You | Locksmith & Security',
  description:
    'Your request has been received and saved. Note the reference on this page, and see what happens next and what to have ready for the locksmith.',
  keywords: [
    'request received',
    'locksmith request',
    'booking reference',
    'locksmith confirmation',
  ],
  heading: 'Thank you. We have your request.',
  lead: 'It is saved, and there is no need to send it again.',
  modified: '2026-11-22',
  reference: {
    label: 'Your reference',
    note: 'Mention it if you call. It finds your request without your name.',
    follow: 'Add a note, or cancel',
  },
  next: {
    heading: 'From here on',
    steps: [
      {
        title: 'Watch your phone',
        text: 'We contact you using the details you gave. The call may come from a number you do not know.',
      },
      {
        title: 'Find your papers',
        text: 'Photo ID, and a lease, bill or registration that shows the place or the car is yours.',
      },
      {
        title: 'Ask about the price',
        text: 'We tell you what it depends on, and what it is before work begins.',
      },
    ],
  },
  urgent: {
    heading: 'Locked out at this moment?',
    text: `Do not wait for our call. Call ${business.telephoneText}, at any hour, and give your reference.`,
  },
  direct: {
    heading: 'No request was sent from here',
    text: 'This page follows a request, and this browser has not sent one in this visit. If you meant to, the form is waiting.',
    link: 'Go to the form',
    call: 'Call',
  },
  links: { home: 'Back to the home page', questions: 'Read common questions' },
};
