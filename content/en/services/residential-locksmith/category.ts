import type { CategoryCopy } from '../../copy.ts';

export const residentialCategory: CategoryCopy = {
  title: 'Residential Locksmith in Hudson County, NJ',
  description:
    'Should your home lock be repaired, rekeyed or replaced? A plain guide for houses, apartments and gates in North Bergen and the towns around it.',
  keywords: [
    'residential locksmith',
    'home locksmith North Bergen',
    'change locks',
    'rekey or replace locks',
    'deadbolt',
  ],
  heading: 'Residential locksmith',
  lead: 'Locks wear, keys wander and doors settle. Here is how to tell which kind of work your home needs, and what not to pay for.',
  modified: '2026-11-20',
  picture: {
    name: 'residential-locksmith',
    alt: 'A key in the deadbolt of a blue front door, a second key on the ring',
  },
  passages: [
    {
      heading: 'Start with what bothers you',
      paragraphs: [
        'Is it the keys, the way the lock works, or how strong it is? Those are three different jobs. Stray keys call for rekeying, a lock that sticks for repair, a flimsy or ruined one for replacement. You may need two of them together, such as a repair at the front and new pins everywhere.',
        "You don't have to know the answer. Say what you see and what worries you, and the locksmith can suggest the smallest job that solves it.",
      ],
    },
    {
      heading: 'Old houses, tall buildings',
      paragraphs: [
        'Homes along the Palisades vary a good deal. A brownstone may have a mortise lock older than its owner. A multi-family house has a street door that several households use. In a tower, the apartment door may be fire-rated, and the management may want to approve what goes on it. If you rent, your landlord may have to agree to a change.',
      ],
    },
    {
      heading: 'More than the lock itself',
      paragraphs: [
        'A door is secured by the bolt, the plate it enters, the screws in that plate and the frame behind them. Spending on one and forgetting the others buys little. Ask to have the strike and the hinges looked at while the tools are out.',
      ],
    },
    {
      heading: 'Prices for home work',
      paragraphs: [
        'Installation of a lock starts at $99. Take it as the lowest step: the hardware you select, the holes already in the door, the state of the frame, how many doors there are, where you live and when you want it done all move it. Rekeying, repair and gates are priced by the work. Whatever it is, hear the total before you let anyone begin.',
      ],
    },
  ],
  choose: {
    heading: 'Match the problem to the service',
    items: [
      'Locks fine, keys unaccounted for: rekey.',
      'Key sticks, bolt drags, handle droops: repair.',
      'Broken, forced, outdated, or you want a keypad: replacement.',
      'The trouble is at the fence, stoop or driveway: gate locks.',
      "You can't get in at this moment: that is a house lockout, under emergency services.",
    ],
  },
  services: {
    'lock-replacement':
      'New deadbolts, knobs, mortise and keypad locks, measured and lined up with the frame.',
    'lock-rekey':
      'Fresh pins and keys for the cylinders you have, so that earlier copies stop working.',
    'lock-repair':
      'The cause found and fixed, whether it is in the cylinder, the latch, the hinges or the frame.',
    'gate-locks':
      'Weatherproof latches, cylinders and code locks for iron, wood and chain-link gates.',
  },
  questions: [
    {
      question: 'Must I prove that I live there even for planned work?',
      answer:
        'Yes. Whoever changes a lock decides who can enter. Keep a photo ID and a bill, lease or deed at hand.',
    },
    {
      question: 'May I buy the hardware myself?',
      answer:
        'You may. Compare the sizes on the box with your door first. A wrong backset or thickness is a common reason for a second trip to the store.',
    },
    {
      question: 'Do home appointments have to be urgent?',
      answer:
        'No. On the request form you can choose a day or two ahead, a couple of weeks, or just curious.',
    },
    {
      question: 'How many spare keys make sense?',
      answer:
        'One for each person in the home and one with somebody nearby whom you trust. Every further copy is one more to keep track of.',
    },
  ],
};
