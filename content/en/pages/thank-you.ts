import { business } from '../../facts/business.ts';
import type { PageCopy, StepsPassage } from '../../registry/copy.ts';

interface ThankYouCopy extends PageCopy {
  reference: {
    label: string;
    note: string;
    follow: string;
    copy: string;
    copied: string;
    /** Where the browser lets no page copy. */
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
  lead: "It's saved. You don't need to send it again.",
  modified: '2026-11-25',
  reference: {
    label: 'Your reference',
    note: 'Give it to us if you call. We can find your request with it.',
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
        text: "We contact you using the details you gave. The call may come from a number you don't know.",
      },
      {
        title: 'Get your ID out',
        text: 'A photo ID, and a lease, bill or registration that ties you to the place or the car.',
      },
      {
        title: 'Ask about the price',
        text: 'We tell you what it depends on, and you hear the price before work begins.',
      },
    ],
  },
  urgent: {
    heading: 'Locked out right now?',
    text: `Don't wait for our call. Call ${business.telephoneText} at any hour and give your reference.`,
  },
  direct: {
    heading: 'No request was sent from here',
    text: "You see this page after you send a request, and this browser hasn't sent one on this visit. If you meant to, go to the form.",
    link: 'Go to the form',
    call: 'Call',
  },
  links: { home: 'Back to the home page', questions: 'Read common questions' },
};
