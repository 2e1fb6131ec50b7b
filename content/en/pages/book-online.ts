import { business } from '../../facts/business.ts';
import type { ListPassage, PageCopy, StepsPassage } from '../../registry/copy.ts';

export const bookOnline: PageCopy & { next: StepsPassage; facts: ListPassage } = {
  title: 'Book a Locksmith Online | Locksmith & Security',
  description:
    'Send a service request at any hour: your address, the job and when you need it. It comes to us by email, and you can always call instead.',
  keywords: [
    'book a locksmith online',
    'locksmith appointment North Bergen',
    'request locksmith service',
    'schedule lock change',
  ],
  heading: 'Book online',
  lead: "Tell us where you are, what you need and when you need it. If you're locked out right now, call instead.",
  modified: '2026-11-25',
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'We save your request',
        text: "You'll see a reference number on the screen, and get it by email if you gave us an address.",
      },
      {
        title: 'We call or email you',
        text: "We'll go over the job, the time you asked for and the price.",
      },
      {
        title: 'You decide',
        text: 'Nothing is set until you agree to it, and if you change your mind, tell us when we call.',
      },
    ],
  },
  facts: {
    heading: 'Good to know',
    items: [
      `We're insured and work under NJ license #${business.license}.`,
      'You can send a request 24 hours a day, 7 days a week.',
      "You don't need an account or a password, and we don't sell your information.",
      'The time you pick is a request until we confirm it.',
      'Have a photo ID handy, plus something that ties you to the place or the car.',
    ],
  },
};
