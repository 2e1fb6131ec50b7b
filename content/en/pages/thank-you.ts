import { business } from '../../facts/business.ts';
import type { PageCopy, StepsPassage } from '../../registry/copy.ts';

interface ThankYouCopy extends PageCopy {
  reference: {
    label: string;
    note: string;
    follow: string;
    copy: string;
    copied: string;
    /** Shown if the browser does not let pages copy. */
    selected: string;
  };
  next: StepsPassage;
  urgent: { heading: string; text: string };
  /** Replaces the above for visitors who have not sent a form. */
  direct: { heading: string; text: string; link: string; call: string };
  links: { home: string; questions: string };
}

export const thankYou: ThankYouCopy = {
  title: 'Thank You | Locksmith & Security',
  description:
    'We have your request. Write down the reference on this page, and see what happens next and what to have ready when we get there.',
  keywords: [
    'request received',
    'locksmith request',
    'booking reference',
    'locksmith confirmation',
  ],
  heading: 'Thank you. We have your request.',
  lead: "It's saved, so you don't need to send it again.",
  modified: '2026-11-28',
  reference: {
    label: 'Your reference',
    note: 'Give it to us if you call, so we can find your request.',
    follow: 'Add a note, or cancel',
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'Selected: copy it from there.',
  },
  next: {
    heading: 'What happens now',
    steps: [
      {
        title: 'Keep your phone close',
        text: "We'll call or email you. The call may come from a number you don't know.",
      },
      {
        title: 'Get your ID out',
        text: "You'll need a photo ID, and a lease, bill or registration that ties you to the place or the car.",
      },
      {
        title: 'Ask about the price',
        text: "We'll tell you what it depends on, and give you the price before we start.",
      },
    ],
  },
  urgent: {
    heading: 'Locked out right now?',
    text: `Don't wait to hear from us. Call ${business.telephoneText} at any hour and give your reference.`,
  },
  direct: {
    heading: 'No request was sent from here',
    text: "This page shows up after you send a request, and this tab hasn't sent one. If you meant to, go to the form.",
    link: 'Go to the form',
    call: 'Call',
  },
  links: { home: 'Back to the home page', questions: 'Read common questions' },
};
