import { business } from './business.ts';
import type { ListPassage, PageCopy, StepsPassage } from './copy.ts';

export const bookOnline: PageCopy & { next: StepsPassage; facts: ListPassage } = {
  title: 'Book a Locksmith Online | Locksmith & Security',
  description:
    'Send a service request at any hour: your address, the job and when it suits you. It reaches the locksmith by email, and you can always call instead.',
  keywords: [
    'book a locksmith online',
    'locksmith appointment North Bergen',
    'request locksmith service',
    'schedule lock change',
  ],
  heading: 'Book online',
  lead: 'Tell us where, what and when. If you are locked out at this moment, call instead.',
  modified: '2026-11-20',
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'Your request is saved',
        text: 'You get a reference on the screen, and by email if you gave an address.',
      },
      {
        title: 'We contact you',
        text: 'We go over the job, the time you asked for and the price.',
      },
      {
        title: 'You decide',
        text: 'Nothing is fixed until you have agreed to it. Changed your mind? Say so when we call.',
      },
    ],
  },
  facts: {
    heading: 'Good to know',
    items: [
      `Licensed, number ${business.license}, and insured.`,
      'The form takes requests 24 hours a day, 7 days a week.',
      'No account, no password. Your details are not sold.',
      'The time you choose is a wish, not an appointment, until we confirm it.',
      'Have photo ID at hand, and proof that the place or the car is yours.',
    ],
  },
};
