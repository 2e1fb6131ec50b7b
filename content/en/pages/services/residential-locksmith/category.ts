import type { CategoryCopy } from '../../../../registry/copy.ts';

export const residentialCategory: CategoryCopy = {
  title: 'Residential Locksmith in Hudson County, NJ',
  description:
    'Should you repair, rekey or replace your lock? A plain guide for houses, apartments and gates in North Bergen and the towns around it.',
  keywords: [
    'residential locksmith',
    'home locksmith North Bergen',
    'change locks',
    'rekey or replace locks',
    'deadbolt',
  ],
  heading: 'Residential locksmith',
  lead: "Should you repair, rekey or replace your lock? Here's how to tell what your home needs, and how to avoid paying for more than that.",
  modified: '2026-11-25',
  picture: {
    name: 'residential-locksmith',
    alt: 'A key in the deadbolt of a blue front door, a second key on the ring',
  },
  passages: [
    {
      heading: 'Should you repair, rekey or replace a lock?',
      paragraphs: [
        "Start with what bothers you: who has a key, how the lock works, or how strong it is. If keys are missing, rekey the lock. If it sticks, have it repaired. If it's flimsy or ruined, replace it. Sometimes you need two of them, like a repair on the front door and a rekey for the whole house.",
        "You don't have to know the answer. Tell us what you see and what worries you, and we'll suggest the smallest job that fixes it.",
      ],
    },
    {
      heading: 'Locks for brownstones, multi-family houses and towers',
      paragraphs: [
        'Homes in Hudson County are all different. A brownstone may still have its first mortise lock. A multi-family house has a front door that everyone uses. In a tower, your apartment door may be fire-rated, and the building may have to approve any lock you put on it. If you rent, your landlord may have to say yes to a change.',
      ],
    },
    {
      heading: 'What makes a front door secure?',
      paragraphs: [
        "What holds a door shut is the bolt, the strike plate it goes into, the screws in that plate and the frame behind them. A strong lock in a weak frame doesn't help much. Ask us to check the strike plate and the hinges while we have the tools out.",
      ],
    },
    {
      heading: 'How much does it cost to change a lock?',
      paragraphs: [
        "Lock installation starts at $99. The lock you pick makes the biggest difference, then the number of doors and any work on the door or frame. It can cost more late at night or farther out. We price rekeys, repairs and gate locks by the job, and we'll give you the price before we start.",
      ],
    },
  ],
  choose: {
    heading: 'Which home lock service do you need?',
    items: [
      {
        text: "The locks work, but you don't know who has a key: rekey.",
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        text: 'The key sticks, the bolt drags or the handle sags: repair.',
        path: '/services/residential-locksmith/lock-repair',
      },
      {
        text: "It's broken, was kicked in, is out of date, or you want a keypad: replacement.",
        path: '/services/residential-locksmith/lock-replacement',
      },
      {
        text: 'The problem is at the fence, stoop or driveway: gate locks.',
        path: '/services/residential-locksmith/gate-locks',
      },
      {
        text: "You can't get in right now: that's a house lockout, under emergency services.",
        path: '/services/emergency-locksmith/house-lockout',
      },
    ],
  },
  services: {
    'lock-replacement':
      'New deadbolts, knobs, mortise locks and keypads, measured for your door and lined up.',
    'lock-rekey': 'New pins and new keys for the locks you have, so the old keys stop working.',
    'lock-repair':
      "We'll find what's wrong, in the lock, the latch, the hinges or the frame, and fix it.",
    'gate-locks': 'Weatherproof latches, locks and keypads for iron, wood and chain-link gates.',
  },
  questions: [
    {
      question: "Do I need proof that I live there if it's not an emergency?",
      answer:
        'Yes, whoever changes a lock decides who gets in. Have a photo ID ready and a bill, lease or deed with the address.',
    },
    {
      question: 'Can I buy the new lock myself?',
      answer:
        'Sure, but check the sizes on the box against your door first. The wrong backset (how far the hole is from the edge) means another trip to the store.',
    },
    {
      question: 'Can you change locks the same day?',
      answer:
        'Ask us when you call. On the form you can pick the same day, a couple of days, a couple of weeks, or just curious. The time you pick is a request until we confirm it.',
    },
    {
      question: 'How many spare keys should I have?',
      answer:
        'You need one for each person in the home, and one with someone nearby you trust. Every extra copy is one more to keep track of.',
    },
  ],
};
