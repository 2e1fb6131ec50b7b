import type { ServiceCopy } from '../../copy.ts';

export const storageUnitLockout: ServiceCopy = {
  title: 'Storage Unit Lockout Service in Hudson County, NJ',
  description:
    'Lost the key to your storage unit? Learn how disc locks, cylinder locks and padlocks are removed, what the facility must allow and which papers to bring.',
  keywords: [
    'storage unit lockout',
    'lost storage key',
    'disc lock removal',
    'storage locksmith Secaucus',
    'padlock removal',
  ],
  heading: 'Storage unit lockout',
  lead: 'The lock on your unit is yours, but the building is not. Before it comes off, the facility and the locksmith both have to be satisfied.',
  modified: '2026-11-20',
  picture: {
    name: 'storage-unit-lockout',
    alt: 'A round disc lock on the slide latch of a ribbed storage door',
  },
  what: {
    heading: 'A small lock built to resist',
    paragraphs: [
      "Storage locks are made so that the part you would cut is hard to reach. The round disc lock hides its short shackle inside a steel collar. The cylinder lock sits flush in the door's own latch. An ordinary padlock is the simplest of the three.",
      "Unlike a house door, a unit is often opened by giving up the lock. Where it can be picked, you keep it and may have a key made for it. Where it can't, the lock is sacrificed and the door and latch are spared.",
    ],
  },
  when: {
    heading: 'How people end up outside their unit',
    items: [
      'The key was lost somewhere between two moves.',
      'It snapped, or years of damp have seized the cylinder.',
      'You closed the lock with its key still inside the unit.',
      'A relative who rented the space has died, and no key can be found.',
      'You share the unit and the other person changed the lock.',
      'The latch or slide bolt jammed although your key turns.',
    ],
  },
  how: {
    heading: 'The order of work at the facility',
    steps: [
      {
        title: 'Speak with the office',
        text: 'Ask whether outside locksmiths may work there, at what hours, and whether staff want to watch. Some sites do the cutting themselves. Do this before you pay anyone for a visit.',
      },
      {
        title: 'Check the unit against the lease',
        text: "The number on the door has to be the number on your agreement. Rows look alike, and nobody wants the neighbor's lock off.",
      },
      {
        title: 'Pick, or cut as agreed',
        text: 'The locksmith names the lock and says which it will be. Discs and flush cylinders can call for drilling or a grinder, with sparks kept away from your goods.',
      },
      {
        title: 'Close the door on a new lock',
        text: 'Bring one of your own or ask for one when you call. Lock up, try both keys, and keep the second somewhere else.',
      },
    ],
  },
  price: {
    heading: 'Price of opening a unit',
    paragraphs: [
      'The starting price for an emergency lockout is $49, units included. A plain padlock by daylight sits near the bottom of the range; a shrouded disc or a built-in cylinder sits higher, because removing it takes more time and wears out tools. Late hours, distance, a second lock on the same door and a replacement lock add to it. You are told the amount at the unit, with the lock in view, before anything is cut.',
    ],
  },
  ready: {
    heading: 'Papers and details to bring',
    items: [
      'A photo ID in the same name as the rental agreement.',
      'The agreement or a recent bill that shows the unit number.',
      "The gate code, the building and the floor, and the office's opening hours.",
      "For someone else's unit, written permission from the renter or from the facility.",
      'The shape of the lock: round, square, or flush with the door.',
    ],
  },
  questions: [
    {
      question: "There is a second lock that isn't mine. Can you remove it?",
      answer:
        'No. That is usually an overlock, placed by the facility when rent is due. Settle it with the office, and they will take it off.',
    },
    {
      question: 'The renter was my late parent. How do I get in?',
      answer:
        'Begin with the manager. They will tell you which documents they need before you count as the person in charge of the unit. Bring what they give you in writing.',
    },
    {
      question: 'Can I just use bolt cutters?',
      answer:
        'On a thin open shackle, perhaps, if the site allows it. On a collared lock the jaws have nothing to grip, and you may bend the latch, which belongs to the owner of the building.',
    },
    {
      question: 'Which lock should I buy next?',
      answer:
        'Ask the office what fits its latches. A stainless disc type is a sound choice where it fits, since it shields the shackle and stands up to weather.',
    },
    {
      question: 'Can it be done on a Sunday night?',
      answer:
        "We are open around the clock, but the gate may not be. The facility's access hours decide the time of the visit.",
    },
  ],
  related: [
    '/services/emergency-locksmith/car-lockout',
    '/services/residential-locksmith/gate-locks',
    '/service-areas/secaucus',
    '/service-areas/jersey-city',
  ],
};
