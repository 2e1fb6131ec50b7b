import type { ServiceCopy } from '../../../../registry/copy.ts';

export const residentialLockRekey: ServiceCopy = {
  title: 'House Lock Rekey in Hudson County, NJ',
  description:
    'Keep your locks and make every old key useless. How we rekey a home, which locks can share one key, and what to count before you ask for a price.',
  keywords: [
    'rekey house locks',
    'lock rekeying',
    'new homeowner locks',
    'keyed alike',
    'lost house key',
  ],
  heading: 'Lock rekeying at home',
  lead: 'Not sure who has a key to your house? A rekey makes the old keys useless and gives you new ones, and your locks stay on the doors.',
  modified: '2026-11-25',
  picture: {
    name: 'lock-rekey',
    alt: 'A plug taken out of its lock, a cut key, and rows of small colored pins',
  },
  what: {
    heading: 'What does it mean to rekey a house?',
    paragraphs: [
      "Inside your lock is a row of small brass pins of different lengths. The cuts on your key lift them to one exact line, and then the lock turns. To rekey it, we'll swap those pins for a set that matches a new key. Your old key will still slide in, but it won't turn.",
      "A rekey doesn't make a lock stronger, and it won't fix a worn one. It changes one thing: who can get in with a key.",
    ],
  },
  when: {
    heading: 'When should you rekey your house?',
    intro: "Think of every key you've handed out and never got back, then check this list.",
    items: [
      "You just closed on a house, and there's no telling who the sellers gave keys to.",
      'A tenant moved out of your two-family house.',
      'Your purse or key ring is gone, and your address was in it.',
      'A partner or roommate moved out and still has a key.',
      'A cleaner or dog walker stopped coming and kept the key.',
      'You carry four keys for four doors and want just one.',
    ],
  },
  how: {
    heading: 'How we rekey a lock',
    steps: [
      {
        title: 'Take it off the door',
        text: "We'll take the lock off and turn it with your key, or pick it if you have no key. The inside slides out against a rod that keeps the upper pins and springs from falling out.",
      },
      {
        title: 'Clean and check it',
        text: "When the old pins are out, we can see dirt and worn parts, and we'll tell you if a lock isn't worth rekeying.",
      },
      {
        title: 'Put in new pins',
        text: 'Each pin matches one cut on your new key. Locks that take the same shape of key can all be set to it.',
      },
      {
        title: 'Put it back and test it',
        text: "Your new key has to turn smoothly everywhere, and the old one shouldn't turn at all, so try both yourself before we go.",
      },
    ],
  },
  price: {
    heading: 'How much does it cost to rekey a house?',
    paragraphs: [
      "The price depends on how many keyholes you have. A door with a deadbolt and a keyed knob has two. A deadbolt with a key on both sides has two by itself. High-security locks take their own pins and keys. If you have no key at all, we'll have to pick each lock first, which adds work. It can also cost more late at night, farther out or with extra keys.",
      "Walk around, count the keyholes and give us the number. We'll tell you the total before we loosen a screw.",
    ],
  },
  ready: {
    heading: 'What to have ready for a rekey',
    items: [
      'One working key for each lock, if you have it.',
      'Your ID, plus a deed, closing papers, a lease or a bill in your name.',
      'If you rent, a message from your landlord, who may have to agree and get a copy.',
      'How many keys you need, and who gets them.',
      'A list of any other locks to include: mailbox, garage, basement.',
    ],
  },
  questions: [
    {
      question: 'Can locks from different brands use one key?',
      answer:
        "Only if they take the same shape of key, called the keyway. If two don't, changing only one cylinder sometimes solves it.",
    },
    {
      question: 'Do I have to be home for a rekey?',
      answer:
        "Someone who can say yes to the job has to be there, to show ID and take the keys. We'll hand the keys to a person, not leave them in a mailbox.",
    },
    {
      question: 'Can I rekey a lock myself?',
      answer:
        'Some locks come with a tool for that, and you can do it yourself with a working key. If that key is lost, or something went wrong halfway, the lock has to be taken apart.',
    },
    {
      question: 'Can you rekey a lock with a keypad?',
      answer:
        'We can often rekey its backup keyhole. Delete the old codes, too, or the person you had in mind can still get in.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-replacement',
    '/services/residential-locksmith/gate-locks',
    '/services/emergency-locksmith/house-lockout',
    '/service-areas/union-city',
  ],
};
