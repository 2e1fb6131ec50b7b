import { business } from '../../facts/business.ts';
import type { PageCopy, Passage, StepsPassage } from '../../registry/copy.ts';
import { ifSomethingFails } from '../owner-facts.ts';

export interface ReviewsCopy extends PageCopy {
  /** Shown above customers' reviews. Without any, content/en/pages/judge-us.ts is shown instead. */
  list: { heading: string; text: string };
  /** What the rating tells, and what it does not. */
  reading: { heading: string; points: readonly { title: string; text: string }[] };
  leave: StepsPassage & { email: { label: string; subject: string } };
  wrong: Passage;
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
  lead: `Our rating is ${business.rating.value} from ${business.rating.reviewCount} reviews. Here's how to read that number, and how to add your own review.`,
  modified: '2026-11-25',
  list: {
    heading: "In customers' own words",
    text: 'Our customers wrote these, and the owner added them.',
  },
  reading: {
    heading: 'How to read a rating',
    points: [
      {
        title: 'What it tells you',
        text: 'A number like 4.9 says that most people who left a review were happy. The more reviews behind it, the more it means.',
      },
      {
        title: "What it can't tell you",
        text: "It doesn't say what your lock needs or what it will cost. So use it as one sign of several.",
      },
      {
        title: 'What tells you more',
        text: 'Do you get a clear answer when you ask for the price? Does the person at the door ask for your ID? You can check both yourself.',
      },
    ],
  },
  leave: {
    heading: 'How to leave a review',
    steps: [
      {
        title: 'Use the lock for a day or two',
        text: "Try all the keys from inside and outside, and you'll know more after a day of use.",
      },
      {
        title: 'Say what we did',
        text: 'Name the job and the town, like a rekey in Hoboken or a lockout in Secaucus. That helps the next person more than stars do.',
      },
      {
        title: "Leave out what's private",
        text: "Don't include a street address, a gate code or a photo that shows the cuts of your key.",
      },
      {
        title: 'Post it, or send it to us',
        text: 'Post it on the review site you use. Or email it to us, and let us know if we can print it here and under what name.',
      },
    ],
    email: { label: 'Email your review', subject: 'A review' },
  },
  wrong: {
    heading: 'If something went wrong',
    paragraphs: [
      "Call us with your reference or the address and tell us what's wrong: a key that sticks, a bolt that drags, a bill you don't understand. You don't have to call before you write a review, so tell it the way it happened.",
      ...(ifSomethingFails ? [ifSomethingFails] : []),
    ],
  },
};
