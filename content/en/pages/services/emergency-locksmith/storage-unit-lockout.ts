import type { ServiceCopy } from '../../../../registry/copy.ts';

export const storageUnitLockout: ServiceCopy = {
  title: 'Storage Unit Lockout Service in Hudson County, NJ',
  description:
    'Lost the key to your storage unit? How we take off disc locks, cylinder locks and padlocks, what the facility has to allow, and what to bring.',
  keywords: [
    'storage unit lockout',
    'lost storage key',
    'disc lock removal',
    'storage locksmith Secaucus',
    'padlock removal',
  ],
  heading: 'Storage unit lockout',
  lead: "You lost the key to your storage unit. The lock is yours but the building isn't, so we need your ID, your rental agreement and the facility's okay.",
  modified: '2026-11-28',
  picture: {
    name: 'storage-unit-lockout',
    alt: 'A round disc lock on the slide latch of a ribbed storage door',
  },
  what: {
    heading: 'Can a locksmith open a storage unit?',
    paragraphs: [
      "Storage locks are made so the part you'd cut is hard to reach. A round disc lock hides its shackle inside a steel ring. A cylinder lock sits flush in the door's own latch. A regular padlock is the easiest of the three.",
      "We can usually save a house lock, but often not a storage lock. If we can pick it, you keep it and can have a key made. If we can't, we'll cut or drill the lock and keep the door and the latch in one piece.",
    ],
  },
  when: {
    heading: 'Why people get locked out of a storage unit',
    items: [
      'The key got lost during a move.',
      'The key broke, or the lock rusted shut.',
      'You snapped the lock closed with the key inside the unit.',
      'A relative who rented the unit died, and no one can find the key.',
      'You share the unit and the other person changed the lock.',
      'Your key turns, but the latch is jammed.',
    ],
  },
  how: {
    heading: 'How we open your storage unit',
    steps: [
      {
        title: 'Call the office first',
        text: 'Ask if an outside locksmith can work there, during what hours, and if someone from the office wants to watch. Some places will cut the lock themselves, so find out before we drive over.',
      },
      {
        title: 'Match the unit to the agreement',
        text: "The number on the door has to be the number on your agreement. The rows look alike, and nobody wants to cut a neighbor's lock.",
      },
      {
        title: 'Pick it, or cut it if you agree',
        text: "We'll look at the lock and tell you which it'll be. Disc locks and flush cylinders may need a drill or a grinder, and we'll keep the sparks away from your things.",
      },
      {
        title: 'Put on a new lock',
        text: 'Bring a new one, or ask us to bring one when you call. Lock the unit, try both keys, and keep the second key somewhere else.',
      },
    ],
  },
  price: {
    heading: 'How much does it cost to open a storage unit?',
    paragraphs: [
      "The starting price for an emergency lockout is $49, storage units included. A plain padlock in the daytime costs less than a disc lock or a flush cylinder, which take longer and wear out tools. It can cost more late at night or farther out, with a second lock on the door, or if you need a new lock. We'll give you the price at the unit, before we cut anything.",
    ],
  },
  ready: {
    heading: 'What to bring to the facility',
    items: [
      'A photo ID with the same name as the rental agreement.',
      'The agreement or a recent bill that shows the unit number.',
      'The gate code, the building, the floor and the office hours.',
      "For someone else's unit, written permission from the renter or the facility.",
      'What the lock looks like: round, square, or flush with the door.',
    ],
  },
  questions: [
    {
      question: "Can you take off a second lock that isn't mine?",
      answer:
        "No, that's usually the facility's own lock, put on when the rent is late. Settle it with the office and they'll take it off.",
    },
    {
      question: 'How do I get into the unit of a parent who passed away?',
      answer:
        'Start with the manager, who will tell you which documents you need before you can take over the unit. Then bring us what they give you in writing.',
    },
    {
      question: 'Can I cut the lock with bolt cutters?',
      answer:
        "On a thin, open shackle, maybe, if the facility allows it. On a disc lock there's nothing to grip, and you may bend the latch, which belongs to the facility.",
    },
    {
      question: 'What lock should I buy for a storage unit?',
      answer:
        'Ask the office what works with their latches. A stainless steel disc lock is a good choice. It covers the shackle and holds up in bad weather.',
    },
    {
      question: 'Can you come on a Sunday night?',
      answer:
        "We can, if you can get in. We're open 24/7, but the gate may not be, so check the facility's access hours first.",
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/emergency-locksmith/car-lockout',
    '/services/residential-locksmith/gate-locks',
    '/service-areas/secaucus',
    '/service-areas/jersey-city',
  ],
};
