import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const weehawken: TownCopy = {
  title: '24/7 Locksmith in Weehawken, NJ | Locksmith & Security',
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
  heading: 'Weehawken locksmith for homes and offices',
  lead: "We work up on the cliff, down at Lincoln Harbor, and wherever your car is parked. Tell us which level of town you're on, and what the lock is doing.",
  modified: '2026-11-28',
  passages: [
    {
      heading: 'Lost car key at the ferry',
      paragraphs: [
        "You get off the ferry, walk to the car, and your pocket is empty. Ask at the terminal and at your office first. If the keys are locked inside and you can see them, we can open the car. If they went overboard, we can cut and program a new key from the vehicle's details.",
        'Near the Lincoln Tunnel, put your safety ahead of your keys. We work on parked cars, never in a moving lane.',
      ],
    },
    {
      heading: 'Brownstone front door locks',
      paragraphs: [
        "A brownstone entrance is often a pair of tall doors. You use one, and the other stays closed, held by flush bolts at the top and bottom. When the fixed door works loose, the two rub together and the deadbolt binds. So we'll check the pair, not only the half with a keyhole.",
        "The old brass can often stay on the door while we replace the cylinder behind it. If there's an iron gate under the stoop, in front of a garden-level door, tell us on the phone, because that's two locks to open.",
      ],
      picture: townPictures.stoop,
    },
    {
      heading: 'Office keys and badges at Lincoln Harbor',
      paragraphs: [
        "An office often runs on badges and keys together. You can turn off a lost badge in the software, but you can't turn off a metal key, so if one goes missing, have us rekey the lock. Go down a list of both whenever somebody leaves.",
        'Take extra care with exit doors. In an emergency, an exit usually has to open from the inside with one push and no key. If a bar sticks, or the door fails to latch, tell your building manager and have it fixed soon.',
      ],
    },
    {
      heading: 'How much does a locksmith cost in Weehawken?',
      paragraphs: [
        `Antique parts on a brownstone take longer, and for a badge system we may have to order equipment. If the job changes, we'll tell you the new price first. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Locksmith services in Weehawken',
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
        text: "Rubbing doors, weak springs, bent bolts: we'll find the cause, then fix that.",
        path: '/services/residential-locksmith/lock-repair',
      },
      {
        title: 'Doors that open with a badge',
        text: 'We work on readers and electric strikes, and set who can get in at what time.',
        path: '/services/commercial-locksmith/access-control',
      },
      {
        title: 'Panic bar that sticks',
        text: "We'll adjust, repair or replace it, so the way out stays open.",
        path: '/services/commercial-locksmith/emergency-exit-device',
      },
    ],
  },
  ready: {
    heading: 'What to have ready in Weehawken',
    items: [
      'The street, and "up on the cliff" or "down by the water," because the route is different.',
      'For a home: a government ID and mail or a document with that address.',
      'For an office: a letter or email from the tenant or the manager that approves the work.',
      'For a car: the registration and the plate number.',
    ],
  },
  questions: [
    {
      question: 'Can you save the original lock on a brownstone?',
      answer:
        'Often we can. We can replace springs, and a new cylinder can often go into the old case. If a part broke that nobody makes anymore, we can install a second lock above it to secure the house.',
    },
    {
      question: 'Can we rekey our office at Lincoln Harbor if we rent?',
      answer:
        "Ask the landlord first. Suites are often part of the building's key system, so the cleaners and the fire department can get in. We can change your locks within that system after the manager agrees.",
    },
    {
      question: "Can you come if my key won't turn in tunnel traffic?",
      answer:
        'Not into traffic. Turn on your hazard lights, stay buckled, and call 911. After the car has been towed to a safe spot, we can look at the ignition there.',
    },
  ],
  neighbors: ['hoboken', 'union-city', 'west-new-york'],
};
