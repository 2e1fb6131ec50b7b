import type { TownCopy } from '../copy.ts';

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
  heading: 'Weehawken locks, above the cliff and below it',
  lead: "Brownstones stand on the cliff. Lincoln Harbor's offices lie below. Commuters pass between, by tunnel and by ferry, and now and then without their keys.",
  modified: '2026-11-20',
  passages: [
    {
      heading: 'Commuting, and a key that stayed behind',
      paragraphs: [
        "You step off the ferry, reach the car, and pat an empty pocket. Ask at the terminal and at your office first. If the car is merely locked with the key in sight, it can be opened. If the key went overboard, a new one can be cut and programmed from the vehicle's details.",
        'Near the mouth of the Lincoln Tunnel, think of your safety before your keys. We work on cars that are parked, never in a moving lane.',
      ],
    },
    {
      heading: 'Tall doors on the cliff',
      paragraphs: [
        'A brownstone entry is often a pair of tall leaves. One is held still by flush bolts at top and bottom; the other does the work. When the still leaf comes loose, the other rubs and its deadbolt binds. A locksmith checks the pair, not just the half with a keyhole.',
        'Old brass trim can often stay on the door while the cylinder behind it is renewed. Below the stoop there may be an iron gate in front of a ground-floor door. Say so on the phone, because that makes two locks to open.',
      ],
    },
    {
      heading: 'Desks, badges and exits at Lincoln Harbor',
      paragraphs: [
        'An office often runs on badges and keys together. A badge can be switched off in the software. A metal key cannot, so if one goes missing the cylinder should be rekeyed. Make a list of both whenever somebody leaves.',
        'Exits need their own care. Where people get out in an emergency, the door usually has to open from the inside with one push and without a key. If a bar sticks, or the door fails to latch, tell your building manager and have it repaired soon.',
      ],
    },
    {
      heading: 'What decides the bill',
      paragraphs: [
        'Count the locks and note their type. Antique parts take longer. Badge systems may need equipment to be ordered. A night call may cost more than a weekday one. You hear a figure before a start is made, and again if the job changes.',
      ],
    },
  ],
  calls: {
    heading: 'Where a locksmith is useful in Weehawken',
    items: [
      {
        title: 'Car key lost on the crossing',
        text: 'Have the year, make and model. The vehicle identification number helps to tell which key it takes.',
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        title: 'Back from the ferry, car locked',
        text: 'Keys visible through the window, phone in hand. Give the row or the nearest pillar number.',
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        title: 'Stiff lock on a brownstone leaf',
        text: 'Rubbing doors, weak springs and bent bolts are traced to their cause.',
        path: '/services/residential-locksmith/lock-repair',
      },
      {
        title: 'Doors that read a badge',
        text: 'Readers, electric strikes and who may pass at what time.',
        path: '/services/commercial-locksmith/access-control',
      },
      {
        title: 'Panic bar that sticks',
        text: 'Exit devices are adjusted, mended or exchanged so that the way out stays open.',
        path: '/services/commercial-locksmith/emergency-exit-device',
      },
    ],
  },
  ready: {
    heading: 'A Weehawken checklist',
    items: [
      'Say "up on the cliff" or "down at the harbor" with the street, as the route differs.',
      'For a home: a government ID and a document bearing that address.',
      'For an office: a letter or e-mail from the tenant or the manager that allows the work.',
      'For an automobile: the insurance card or registration, and its plate. What cannot be shown to be yours stays shut.',
    ],
  },
  questions: [
    {
      question: 'Can the original lock of a brownstone be saved?',
      answer:
        'Frequently, yes. Springs can be renewed and a new cylinder can often be fitted to the old case. If a part has broken that nobody makes any longer, a second lock above it may secure the house.',
    },
    {
      question: 'We lease one floor at Lincoln Harbor. May we rekey it?',
      answer:
        "Ask the landlord. Suites often belong to the building's key plan, so that cleaners and the fire department can enter. Your locks can be changed within it, with the manager's consent.",
    },
    {
      question: 'I am in the tunnel traffic and my key will not turn. Can you come?',
      answer:
        'Not into traffic. Switch on the hazard lights, stay belted, and call 911. Once the car has been towed to a safe spot, the ignition can be examined there.',
    },
  ],
  neighbors: ['hoboken', 'union-city', 'west-new-york'],
};
