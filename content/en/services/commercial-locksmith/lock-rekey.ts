import type { ServiceCopy } from '../../copy.ts';

export const commercialLockRekey: ServiceCopy = {
  title: 'Business Lock Rekey in Hudson County, NJ',
  description:
    'An employee left with a key, or a new tenant moves in. How business locks are rekeyed, which cylinders share one key, and what changes the price.',
  keywords: [
    'commercial lock rekey',
    'rekey office locks',
    'interchangeable core',
    'keyed alike',
    'employee left with key',
    'restricted keyway',
  ],
  heading: 'Commercial Lock Rekey',
  lead: 'Someone has a key who should not. Rekeying changes the pins in your locks so that key stops working. The hardware on the doors stays where it is.',
  modified: '2026-11-20',
  picture: {
    name: 'commercial-lock-rekey',
    alt: 'Five interchangeable cores in a row, the middle one with a key in it',
  },
  what: {
    heading: 'What a rekey changes, and what it leaves alone',
    paragraphs: [
      'Inside a pin tumbler cylinder, small pins of different lengths rest on the cuts of the key. The right key lifts each pin to the same line and the plug turns. In a rekey, a locksmith takes the cylinder apart and loads pins for a new key. Old keys still slide in. They no longer turn.',
      "A business often has several cylinder types on one floor. There are key-in-lever cylinders in office doors, threaded mortise cylinders in storefronts, and rim cylinders on exit hardware. If they share a keyway, which is the shape of the slot, they can be set to one key. If they don't, some cylinders must be changed before a single key can run them all.",
      'Some buildings have interchangeable cores, often shaped like a figure eight. A special control key pulls the whole core out of the door, and a repinned one goes in.',
    ],
  },
  when: {
    heading: 'Moments to change who can get in',
    items: [
      'A manager or a cleaner leaves, and a key does not come back.',
      "You take over a shop or office and can't say who holds copies.",
      'A key ring is lost or stolen, above all with a tag that names the business.',
      'Staff carry five keys for five doors, and one would do.',
      "A contractor's job is over, and the loaned keys were out of sight for weeks.",
    ],
  },
  how: {
    heading: 'Working through the building, door by door',
    steps: [
      {
        title: 'List the doors',
        text: 'You walk the site together and write down each lock, its cylinder type, and who needs to pass. Padlocks and cabinets go on the list too.',
      },
      {
        title: 'Plan the keys',
        text: 'One key for everything, or one per department. If you may want a master key later, say so now. It changes how the pins are chosen.',
      },
      {
        title: 'Open each cylinder',
        text: 'With a working key, the plug comes out cleanly on a follower tool. With no key, the cylinder is picked first. Replacing it is the fallback.',
      },
      {
        title: 'Load and check',
        text: 'Worn pins and springs are thrown out. Then the new keys must turn smoothly and an old key must fail, at every door.',
      },
      {
        title: 'Hand over',
        text: 'Keys are marked with a code, not with an address. You write down who signs for which.',
      },
    ],
  },
  price: {
    heading: 'How a rekeying job is priced',
    paragraphs: [
      'The main measure is the number of cylinders, then their type. An interchangeable core with its control key on hand is little trouble. One without the control key is more work. High-security cylinders need special pins and blanks.',
      'Missing keys, extra copies, the hour and the travel count as well. Count your locks, send the list with your booking, and get the figure for the full list before the first screw turns.',
    ],
  },
  ready: {
    heading: 'What to gather first',
    items: [
      'Your photo ID, and proof that you may change the locks: a lease in your name, ownership papers, or a signed letter from the owner.',
      'A working key for as many doors as you can, and any control key.',
      'The names of those who will carry keys, and the doors each one needs.',
      "A landlord's or building manager's agreement where the building keeps a key of its own.",
    ],
  },
  questions: [
    {
      question: "Does 'Do Not Duplicate' on a key stop copies?",
      answer:
        'No. On an ordinary key it is only a request. A restricted keyway does more: blanks are not sold freely, and copies are made for people on a signed list.',
    },
    {
      question: 'Do we have to close for the day?',
      answer:
        'Usually not. Doors are done one after another. Each is out of use only while its own cylinder is on the bench.',
    },
    {
      question: 'Should we rekey the inside doors too?',
      answer:
        'Start with the ways in, then rooms with cash, records or stock. A lost key that opened only a broom closet can wait.',
    },
    {
      question: 'When is a rekey the wrong choice?',
      answer:
        "When the lock is loose, bent or worn out. New pins won't cure a tired latch, and that door needs a replacement.",
    },
  ],
  related: [
    '/services/commercial-locksmith/master-key',
    '/services/commercial-locksmith/lock-replacement',
    '/services/commercial-locksmith/access-control',
    '/service-areas/union-city',
  ],
};
