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
  modified: '2026-11-22',
  picture: {
    name: 'storage-unit-lockout',
    alt: 'A round disc lock on the slide latch of a ribbed storage door',
  },
  what: {
    heading: "A small lock that's hard to cut",
    paragraphs: [
      "Storage locks are made so the part you'd cut is hard to reach. A round disc lock hides its shackle inside a steel ring. A cylinder lock sits flush in the door's own latch. A regular padlock is the easiest of the three.",
      "A house lock is usually saved. A storage lock often isn't. If we can pick it, you keep it and can have a key made. If we can't, we cut or drill the lock and keep the door and the latch in one piece.",
    ],
  },
  when: {
    heading: 'How people get locked out of a unit',
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
    heading: 'What happens at the facility',
    steps: [
      {
        title: 'Call the office first',
        text: 'Ask if an outside locksmith can work there, during what hours, and if someone from the office wants to watch. Some places cut the locks themselves. Find out before you send for us.',
      },
      {
        title: 'Match the unit to the agreement',
        text: "The number on the door has to be the number on your agreement. The rows look alike, and nobody wants to cut a neighbor's lock.",
      },
      {
        title: 'Pick it, or cut it if you agree',
        text: "We look at the lock and tell you which it'll be. Disc locks and flush cylinders may need a drill or a grinder. We keep the sparks away from your things.",
      },
      {
        title: 'Put on a new lock',
        text: 'Bring a new one, or ask us to bring one when you call. Lock the unit, try both keys, and keep the second key somewhere else.',
      },
    ],
  },
  price: {
    heading: 'What a storage lockout costs',
    paragraphs: [
      'The starting price for an emergency lockout is $49, storage units included. A plain padlock in the daytime costs less than a disc lock or a flush cylinder, which take longer and wear out tools. Late hours, distance, a second lock on the door and a new lock can raise it. We tell you the price at the unit, before we cut anything.',
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
      question: "There's a second lock that isn't mine. Can you take it off?",
      answer:
        "No. That's usually the facility's own lock, put on when the rent is late. Settle it with the office and they'll take it off.",
    },
    {
      question: 'My parent rented the unit and passed away. How do I get in?',
      answer:
        "Start with the manager. They'll tell you which documents they need before you can take over the unit. Then bring us what they give you in writing.",
    },
    {
      question: 'Can I just use bolt cutters?',
      answer:
        "On a thin, open shackle, maybe, if the facility allows it. On a disc lock there's nothing to grip. You may bend the latch, and that belongs to the facility.",
    },
    {
      question: 'Which lock should I buy next?',
      answer:
        'Ask the office what works with their latches. A stainless steel disc lock is a good choice. It covers the shackle and holds up in bad weather.',
    },
    {
      question: 'Can you do it on a Sunday night?',
      answer:
        "We can, if you can get in. We're open 24/7, but the gate may not be. Check the facility's access hours first.",
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
