import type { ServiceCopy } from '../../../../registry/copy.ts';

export const commercialLockRekey: ServiceCopy = {
  title: 'Business Lock Rekey in Hudson County, NJ',
  description:
    'An employee left with a key, or you have a new tenant? How we rekey business locks, which locks can share one key, and what changes the price.',
  keywords: [
    'commercial lock rekey',
    'rekey office locks',
    'interchangeable core',
    'keyed alike',
    'employee left with key',
    'restricted keyway',
  ],
  heading: 'Commercial lock rekey',
  lead: "Does someone have a key who shouldn't? We'll change the pins inside your locks so that key stops working, and the hardware stays on the doors.",
  modified: '2026-11-25',
  picture: {
    name: 'commercial-lock-rekey',
    alt: 'Five interchangeable cores in a row, the middle one with a key in it',
  },
  what: {
    heading: 'What does it mean to rekey a lock?',
    paragraphs: [
      "A pin tumbler lock has small pins that rest on the cuts of the key. The right key lifts each pin to the same line, and the lock turns. We'll take the cylinder apart and load pins for a new key. Old keys still slide in, but they don't turn.",
      'One business often has several kinds of locks. Office doors have the cylinder in the lever, storefronts have threaded mortise cylinders, and panic bars have rim cylinders. If they all have the same keyway, which is the shape of the slot, one key can run them all. If not, some cylinders have to be changed first.',
      'Some buildings have interchangeable cores, often shaped like a figure eight. A special control key pulls the whole core out of the door, and a core set to the new key goes in.',
    ],
  },
  when: {
    heading: 'When should a business rekey its locks?',
    items: [
      "A manager or a cleaner leaves and doesn't return a key.",
      "You take over a shop or office and don't know who has copies.",
      'A key ring is lost or stolen, especially one with the business name on it.',
      'Your staff carry five keys for five doors, and one would do.',
      'A contractor is done, and had your keys for weeks.',
    ],
  },
  how: {
    heading: 'How we rekey your business',
    steps: [
      {
        title: 'List the doors',
        text: "We'll walk the building with you and write down each lock, its type and who uses it, padlocks and cabinets included.",
      },
      {
        title: 'Plan the keys',
        text: 'Do you want one key for everything, or one for each department? If you may want a master key later, tell us now, because it changes how we choose the pins.',
      },
      {
        title: 'Take out each cylinder',
        text: "With a working key, the inside slides out on a follower tool. With no key, we'll pick the lock first. If that doesn't work, we'll replace the cylinder.",
      },
      {
        title: 'Load and check it',
        text: "We'll throw out worn pins and springs. At every door, the new key has to turn and the old one has to fail.",
      },
      {
        title: 'Hand over the keys',
        text: "We'll mark keys with a code, never an address, and you write down who signs for which one.",
      },
    ],
  },
  price: {
    heading: 'How much does it cost to rekey a business?',
    paragraphs: [
      "It depends mostly on the number of locks, then on what type they are. An interchangeable core is quick if you have the control key, and slower if you don't. High-security locks need special pins and blanks.",
      "You may also pay more for missing keys and extra copies, late at night or farther out. Count your locks and send us the list, and we'll give you one price for all of it before we start.",
    ],
  },
  ready: {
    heading: "What you'll need to rekey a business",
    items: [
      "Your photo ID, and proof that you're allowed to change the locks: a lease in your name, ownership papers, or a signed letter from the owner.",
      'A working key for as many doors as you can, and any control key.',
      'The names of the people who get keys, and the doors each one needs.',
      'The okay from the landlord or building manager, if they keep a key.',
    ],
  },
  questions: [
    {
      question: "Does 'Do Not Duplicate' on a key stop copies?",
      answer:
        "No, on a regular key it's only a request. A restricted key does more: the blanks aren't sold freely, and copies are made only for people on a signed list.",
    },
    {
      question: 'Do we have to close for the day?',
      answer:
        "Usually not. We'll do one door at a time, and each is out of use only while we work on its own lock.",
    },
    {
      question: 'Should we rekey the inside doors too?',
      answer:
        'Start with the outside doors, then any room with cash, records or stock. A lost key to the broom closet can wait.',
    },
    {
      question: 'When is a rekey the wrong choice?',
      answer:
        "It's the wrong choice when the lock is loose, bent or worn out. New pins won't fix a worn latch, so that door needs a new lock.",
    },
  ],
  related: [
    '/services/commercial-locksmith/master-key',
    '/services/commercial-locksmith/lock-replacement',
    '/services/commercial-locksmith/access-control',
    '/service-areas/union-city',
  ],
};
