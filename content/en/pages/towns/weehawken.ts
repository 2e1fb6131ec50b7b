import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const weehawken: TownCopy = {
  title: 'Weehawken Locksmith, All Hours | Locksmith & Security',
  description:
    'Brownstone doors on the cliff, offices at Lincoln Harbor, cars left by the ferry: a licensed, insured locksmith for Weehawken, day and night.',
  keywords: [
    'locksmith Weehawken NJ',
    'locksmith 07086',
    'Lincoln Harbor commercial locksmith',
    'brownstone lock repair',
    'car lockout Weehawken ferry',
    'office rekey Weehawken',
  ],
  heading: 'Weehawken locksmith for brownstones, offices and cars',
  lead: 'We work up on the cliff, down at Lincoln Harbor, and wherever your car is parked. Tell us which level of town you are on, and what the lock is doing.',
  modified: '2026-11-22',
  passages: [
    {
      heading: 'Off the ferry with no car key',
      paragraphs: [
        "You get off the ferry, walk to the car, and your pocket is empty. Ask at the terminal and at your office first. If the keys are locked inside and you can see them, we can open the car. If they went overboard, we can cut and program a new key from the vehicle's details.",
        'Near the Lincoln Tunnel, put your safety ahead of your keys. We work on parked cars, never in a moving lane.',
      ],
    },
    {
      heading: 'Brownstone front doors',
      paragraphs: [
        'A brownstone entrance is often a pair of tall doors. One stays closed, held by flush bolts at the top and bottom. You use the other. When the fixed door works loose, the two rub together and the deadbolt binds. So we check the pair, not just the half with a keyhole.',
        "The old brass can often stay on the door while we replace the cylinder behind it. Is there an iron gate under the stoop, in front of a ground-floor door? Tell us on the phone, because that's two locks to open.",
      ],
      picture: townPictures.stoop,
    },
    {
      heading: 'Offices at Lincoln Harbor',
      paragraphs: [
        "An office often runs on badges and keys together. You can turn off a lost badge in the software. You can't turn off a metal key, so if one goes missing, have us rekey the lock. Go down a list of both whenever somebody leaves.",
        'Exit doors need extra care. In an emergency, an exit usually has to open from the inside with one push and no key. If a bar sticks, or the door fails to latch, tell your building manager and have it fixed soon.',
      ],
    },
    {
      heading: 'What you pay for',
      paragraphs: [
        'The number of locks and what type they are. Antique parts take longer. Badge systems may need equipment to be ordered. A night call may cost more than a weekday one. We tell you the price before we begin, and again if the job changes.',
      ],
    },
  ],
  calls: {
    heading: 'Reasons to call us in Weehawken',
    items: [
      {
        title: 'Car key lost on the crossing',
        text: 'Have the VIN, along with the make, model and year. It helps us tell which key the car takes.',
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        title: 'Keys locked in the car by the ferry',
        text: 'You can see them through the window. Give us the row or the nearest pillar number.',
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        title: 'Stiff lock on a brownstone',
        text: 'Rubbing doors, weak springs, bent bolts: we find the cause, then fix that.',
        path: '/services/residential-locksmith/lock-repair',
      },
      {
        title: 'Doors that open with a badge',
        text: 'Readers, electric strikes, and who can get in at what time.',
        path: '/services/commercial-locksmith/access-control',
      },
      {
        title: 'Panic bar that sticks',
        text: 'We adjust, repair or replace exit devices, so the way out stays open.',
        path: '/services/commercial-locksmith/emergency-exit-device',
      },
    ],
  },
  ready: {
    heading: 'What to have ready in Weehawken',
    items: [
      'Say "up on the cliff" or "down by the water" along with the street. The route is different.',
      'For a home: a government ID and mail or a document with that address.',
      'For an office: a letter or email from the tenant or the manager that approves the work.',
      'For a car: the registration or insurance card, and the plate.',
    ],
  },
  questions: [
    {
      question: 'Can you save the original lock on a brownstone?',
      answer:
        'Often, yes. We can replace springs, and a new cylinder can often go into the old case. If a part broke that nobody makes anymore, we can install a second lock above it to secure the house.',
    },
    {
      question: 'We rent one floor at Lincoln Harbor. Can we have it rekeyed?',
      answer:
        "Ask the landlord. Suites are often part of the building's key system, so the cleaners and the fire department can get in. We can change your locks within that system once the manager agrees.",
    },
    {
      question: "I'm in tunnel traffic and my key won't turn. Can you come?",
      answer:
        'Not into traffic. Turn on your hazard lights, stay buckled, and call 911. Once the car has been towed to a safe spot, we can look at the ignition there.',
    },
  ],
  neighbors: ['hoboken', 'union-city', 'west-new-york'],
};
