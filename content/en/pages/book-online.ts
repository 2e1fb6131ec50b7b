import { business } from '../../facts/business.ts';
import type { ListPassage, PageCopy, StepsPassage } from '../../registry/copy.ts';

export const bookOnline: PageCopy & { next: StepsPassage; facts: ListPassage } = {
  title: 'Book a Locksmith Online | Locksmith & Security',
  description:
    'Send a service request at any hour: your address, the job and when you need it. We get it by email, and you can always call us instead.',
  keywords: [
    'book a locksmith online',
    'locksmith appointment North Bergen',
    'request locksmith service',
    'schedule lock change',
  ],
  heading: 'Book online',
  lead: "Tell us where, what and when. If you're locked out right now, call instead.",
  modified: '2026-11-22',
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'We save your request',
        text: 'You get a reference number on the screen, and by email if you gave us an address.',
      },
      {
        title: 'We contact you',
        text: 'We go over the job, the time you asked for and the price.',
      },
      {
        title: 'You decide',
        text: 'Nothing is set until you agree to it. Changed your mind? Tell us when we call.',
      },
    ],
  },
  facts: {
    heading: 'Good to know',
    items: [
      `Licensed, number ${business.license}, and insured.`,
      'You can send a request 24 hours a day, 7 days a week.',
      "No account, no password. We don't sell your details.",
      'The time you pick is a request until we confirm it.',
      'Have a photo ID handy, and something that ties you to the place or the car.',
    ],
  },
};
