import type { ServiceCopy } from '../../copy.ts';

export const residentialLockRekey: ServiceCopy = {
  title: 'House Lock Rekey in Hudson County, NJ',
  description:
    'Keep your locks and make every old key useless. What rekeying a home involves, which cylinders can share one key, and what to count before asking a price.',
  keywords: [
    'rekey house locks',
    'lock rekeying',
    'new homeowner locks',
    'keyed alike',
    'lost house key',
  ],
  heading: 'Lock rekeying at home',
  lead: "You don't know who has a key? Rekeying changes what fits the lock and leaves the lock on the door.",
  modified: '2026-11-20',
  picture: {
    name: 'lock-rekey',
    alt: 'A plug taken out of its lock, a cut key, and rows of small colored pins',
  },
  what: {
    heading: 'New pins, same hardware',
    paragraphs: [
      "A pin tumbler cylinder holds a row of small brass pins in different lengths. Your key's cuts lift them to one exact line, and then the plug can turn. Rekeying swaps those pins for others that suit a freshly cut key. From then on, the former key slides in and stops dead.",
      "It does not make a lock stronger, and it won't cure one that is worn. It answers a single question: who can get in with a key.",
    ],
  },
  when: {
    heading: 'Good moments to rekey',
    intro: "Think of each key you have handed out and can't account for. Then look at this list.",
    items: [
      "You have just closed on a house, and the seller's contractors, sitters and cousins all had copies.",
      'A tenant has moved out of your two-family.',
      'A purse or key ring is gone, with your address in it.',
      'A partner or roommate has left.',
      'A cleaner or dog walker has stopped working for you and the key never came back.',
      'You carry four keys for four doors and would like to carry one.',
    ],
  },
  how: {
    heading: 'What happens to the cylinder',
    steps: [
      {
        title: 'Off the door, onto the bench',
        text: 'The lock comes off, and its plug is turned with the working key or, when none is left, by picking. The plug then slides out against a rod that keeps the upper pins and springs in place.',
      },
      {
        title: 'Cleaned and read',
        text: "Old pins are tipped out. Dirt and worn parts show themselves now, and you hear about it if one isn't worth pinning again.",
      },
      {
        title: 'Pinned to a fresh code',
        text: 'Each chamber gets a pin that matches one cut of the next key. Where cylinders have the same keyway, all of them can be set to it.',
      },
      {
        title: 'Back in place and proved',
        text: 'The new key must turn smoothly in every door, and an old one must fail. See both with your own eyes before the locksmith goes.',
      },
    ],
  },
  price: {
    heading: 'Counting cylinders, not doors',
    paragraphs: [
      'Cost follows the number of keyholes. A door with a deadbolt and a keyed knob has two; a deadbolt keyed on both faces has two by itself. High-security cylinders take special pins and keys. Having no key at all adds work, because each lock has to be picked first. Travel, the hour and extra copies make up the rest.',
      'Walk around, count, and give us that number. You will be told the total before the first screw is loosened.',
    ],
  },
  ready: {
    heading: 'Set these out on the table',
    items: [
      'One working key for each lock, if you have it.',
      'Identification, plus a deed, a closing statement, a lease or a bill in your name.',
      'If you rent, a message from the owner. Your landlord may have to agree and may be owed a copy.',
      'A decision on how many keys you need, and for whom.',
      'The mailbox, garage and basement locks you would like included.',
    ],
  },
  questions: [
    {
      question: 'Can locks from different makers share a key?',
      answer:
        "Only if they take the same shape of blade, called the keyway. Two that don't can sometimes be joined by changing just one cylinder.",
    },
    {
      question: 'Do I have to be there?',
      answer:
        'Someone entitled to decide must be, to show ID and to receive the keys. Keys should go into a hand, not a mailbox.',
    },
    {
      question: 'My lock came with a tool to change the key. Do I need you?',
      answer:
        'Perhaps not. Some locks let an owner do it with a current key. If that key is missing or the steps went wrong, the cylinder has to be taken apart.',
    },
    {
      question: 'Can a keypad lock be rekeyed?',
      answer:
        'Its backup keyhole often can. Erase the stored codes too, or a code may still let in the person you had in mind.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-replacement',
    '/services/residential-locksmith/gate-locks',
    '/services/emergency-locksmith/house-lockout',
    '/service-areas/union-city',
  ],
};
