import { business } from './business.ts';
import type { PageCopy, Passage, StepsPassage } from './copy.ts';

interface ReviewsCopy extends PageCopy {
  aggregate: { heading: string; note: string };
  /** Shown while the owner has added no review. */
  empty: { heading: string; text: string };
  /** Shown above the list once there are reviews. */
  list: { heading: string; text: string };
  passages: readonly Passage[];
  leave: StepsPassage;
}

export const reviews: ReviewsCopy = {
  title: 'Locksmith Reviews: 4.9 from 150 | Locksmith & Security',
  description:
    'A 4.9 rating from 150 reviews, what that figure can and cannot tell you, and how to leave an honest review of your own after a job.',
  keywords: [
    'locksmith reviews North Bergen',
    'locksmith rating',
    'review a locksmith',
    'trusted locksmith New Jersey',
  ],
  heading: 'Reviews',
  lead: 'Our rating is 4.9 from 150 reviews. Below: how to read that, and how to add yours.',
  modified: '2026-11-20',
  aggregate: {
    heading: 'The rating',
    note: 'An average over all of them. Individual jobs differ.',
  },
  empty: {
    heading: 'No quotes here yet',
    text: 'This page prints a review only when a real customer wrote it and the owner has added it. None has been added so far, so there is nothing to quote. We would sooner leave the space blank than fill it with invented praise.',
  },
  list: {
    heading: "In customers' own words",
    text: 'Written by customers and added by the owner.',
  },
  passages: [
    {
      heading: 'How to read a rating',
      paragraphs: [
        'A number like 4.9 says that most people who left a review were content. It does not say what your lock needs or what it will cost. Use it as one sign among several.',
        `The others are easy to check. Is there a license number, and does it turn up in the state's public search? Ours is ${business.license}. Do you get a clear answer when you ask for the price? Does the person at the door ask you for identification? Those tell you more than any star.`,
      ],
    },
    {
      heading: 'If something went wrong',
      paragraphs: [
        'Call with your reference or the address and say what is not right: a key that sticks, a bolt that drags, a bill you do not understand. You do not have to call before you write a review. A critical one is as welcome as a kind one.',
      ],
    },
  ],
  leave: {
    heading: 'How to leave a review',
    steps: [
      {
        title: 'Use the lock for a day or two',
        text: 'A lock shows its manners after some use. Try all the keys, in both directions.',
      },
      {
        title: 'Say what was done',
        text: 'Name the job and the town: a rekey in Hoboken, a lockout in Secaucus. That helps the next reader more than stars do.',
      },
      {
        title: 'Leave out what is private',
        text: 'No street address, no gate code, no photo that shows the cuts of your key.',
      },
      {
        title: 'Post it, or send it to us',
        text: 'Write it on the review site you use, or email it to us and say whether we may print it here and under which name.',
      },
    ],
  },
};
