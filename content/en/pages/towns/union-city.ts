import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const unionCity: TownCopy = {
  title: '24/7 Locksmith in Union City, NJ | Locksmith & Security',
  description:
    'Locked out in Union City? A licensed, insured locksmith for multi-family houses, Bergenline Avenue shops and cars. Open all day, all night, every day.',
  keywords: [
    'locksmith Union City NJ',
    'locksmith 07087',
    'apartment lockout Union City',
    'Bergenline Avenue shop locks',
    'rekey multi-family house',
    'roll-down gate locked',
  ],
  heading: 'Union City locksmith for apartments and stores',
  lead: "You may have three families behind one front door, or a store with apartments above it. In Union City, one lock usually matters to more than one person, so we'll ask before we change it.",
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Locked out of a multi-family house',
      paragraphs: [
        "Union City is among the most densely populated cities in the United States, and many of its homes are in multi-family houses. That can mean three doors between you and your bed: the entrance everyone uses, a stair door, then yours. Tell us which of them is locked. If you rent, you can have us open your own apartment. The shared entrance is different: if we change that lock, nobody else's key works anymore, so the owner has to say yes.",
        "In a full house, nobody knows how many copies of a key are out there, and rekeying takes care of that. We'll change the pins inside the cylinder, the old keys are useless, and the lock stays on your door.",
      ],
    },
    {
      heading: 'Keys for a three-family house',
      paragraphs: [
        "If you own the house, we can make each tenant's key open the front entrance and that tenant's door, and nothing else. The locks all have to take the same type of key, so we'll look at what's on the doors first. When a tenant leaves, we'll change only that apartment.",
      ],
    },
    {
      heading: 'Store doors and roll-down gates on Bergenline Avenue',
      paragraphs: [
        "A glass and aluminum store door has a slim lock in its narrow frame. If your key goes around and the bolt doesn't move, a screw or a small cam behind the cylinder has probably come loose, and we can often repair that. The roll-down gate locks separately, with padlocks or with bolts that slide into the side tracks. So tell us what won't open: the door, the gate or both.",
        'If you lost a key, change both locks, because a rekeyed door behind an old gate lock is half a job.',
      ],
      picture: townPictures.shutter,
    },
    {
      heading: 'How much does a locksmith cost in Union City?',
      paragraphs: [
        `With several doors between the street and your apartment, what you pay depends on how many locks there are to open or change. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Locksmith services in Union City',
    items: [
      {
        title: 'Locked out on the third floor',
        text: 'The stair door clicked shut and the keys are on the table. Give us the floor, front or rear, and the name on the buzzer.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'A tenant moved out',
        text: 'Your lock gets new pins and new keys, and the other apartments keep theirs.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: "The store won't open this morning",
        text: "Whether it's a stuck gate or lost keys, show us that you run the place, and we'll open it.",
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        title: 'A cashier quit and kept the keys',
        text: 'We can put the front door, the gate and the back room on a new key in one visit.',
        path: '/services/commercial-locksmith/lock-rekey',
      },
      {
        title: 'One key for the family car',
        text: "If two drivers share one key, get the second made now. It's simpler while the first still works.",
        path: '/services/auto-locksmith/car-key-duplicate',
      },
    ],
  },
  ready: {
    heading: 'What to have ready in Union City',
    items: [
      'A photo ID, plus a lease, rent receipt or bill for that apartment.',
      'Owners: a deed, tax bill or letter from the management company before shared doors are changed.',
      'Store owners: a business license, or a lease in the store name.',
      'For a car, where it is now. The spot you found may be blocks from home.',
    ],
  },
  questions: [
    {
      question: 'How can my mother ask for service in Spanish?',
      answer:
        "Spanish is widely spoken in Union City, so the request form on this site also works in Spanish, at /es. A relative or neighbor is welcome to call for her, too. Give us her address, the floor, and a number where we can reach you. It's her home, so we need her OK, and her ID when we get there.",
    },
    {
      question: 'Does my landlord get a key after I rekey?',
      answer:
        "Many leases say the owner must have one. Read yours, or ask before we start, and have us cut an extra key for the landlord while we're there.",
    },
    {
      question: 'What if someone in the house double-locked the front entrance?',
      answer:
        "Try another family's buzzer first, and if nobody answers, call us. We'll ask for proof that you live there, just as we would for your own door.",
    },
  ],
  neighbors: ['west-new-york', 'weehawken', 'north-bergen', 'hoboken', 'jersey-city'],
};
