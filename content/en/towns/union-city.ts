import type { TownCopy } from '../copy.ts';

export const unionCity: TownCopy = {
  title: 'Locksmith in Union City, NJ, 24/7 | Locksmith & Security',
  description:
    'Locked out in Union City? A licensed, insured locksmith for multi-family houses, Bergenline Avenue shops and cars. Open all day, all night, every day.',
  keywords: [
    'locksmith Union City NJ',
    'locksmith 07087',
    'apartment lockout Union City',
    'Bergenline Avenue shop locks',
    'rekey multi-family house',
    'roll-down shutter locked',
  ],
  heading: 'Union City locksmith for shared homes and busy shops',
  lead: 'Several families behind one front door. A shop below, apartments above. In Union City, one lock usually matters to more than one person.',
  modified: '2026-11-20',
  passages: [
    {
      heading: 'One entrance, several households',
      paragraphs: [
        'Union City is among the most densely populated cities in the United States, and many of its homes are in multi-family houses. That makes a chain of doors: the entrance everyone uses, perhaps a stair door, then yours. Tell us which link is locked. As a tenant you can ask to have your own apartment opened. The common entrance is different. A new cylinder there leaves every other household holding a dead key, so the owner has to agree.',
        'In a full house nobody knows how many copies exist. Rekeying ends the doubt. The pins inside the cylinder are changed, the old keys stop working, and the hardware on your door remains.',
      ],
    },
    {
      heading: 'For the owner of a three-family house',
      paragraphs: [
        "You can have each tenant's key turn the front entrance and that tenant's door, and nothing else. Locksmiths call this common entry keying. It needs cylinders that share a keyway, so the locksmith looks at what is on the doors first. When a tenant leaves, only that apartment is changed.",
      ],
    },
    {
      heading: 'Behind the shutters on Bergenline Avenue',
      paragraphs: [
        'A glass and aluminum shop door carries a slim lock in its narrow frame. If your key goes round and the bolt stays put, a screw or a small cam behind the cylinder has likely let go. That can often be repaired. The roll-down shutter locks separately, by padlocks or by bolts that slide into the side tracks. So say whether door, shutter or both will not open.',
        'After a lost key, change both. A rekeyed door behind an old shutter lock is half a job.',
      ],
    },
    {
      heading: 'How your price comes about',
      paragraphs: [
        'It follows the number of locks, their type, new parts, and whether it is noon or the middle of the night. You are told the amount first, and you can say no.',
      ],
    },
  ],
  calls: {
    heading: 'Union City calls, sorted by door',
    items: [
      {
        title: 'Shut out on the third floor',
        text: 'The stair door clicked and the keys are on the table. Give the floor, front or rear, and the name on the bell.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'A tenant has moved out',
        text: 'New pins, new keys, same lock. The other apartments are not touched.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Store will not open this morning',
        text: 'Stuck shutter or lost keys: the shop is opened once you show that you run it.',
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        title: 'Cashier left, keys did too',
        text: 'Front door, shutter and back room can go over to a new key together.',
        path: '/services/commercial-locksmith/lock-rekey',
      },
      {
        title: 'Only one key to the family car',
        text: 'When two drivers share a car and one key, a second is simpler to make while the first still works.',
        path: '/services/auto-locksmith/car-key-duplicate',
      },
    ],
  },
  ready: {
    heading: 'Papers and details that help in Union City',
    items: [
      'Something with your face and name on it, plus a lease, rent receipt or bill for that apartment.',
      'Owners: a deed, tax bill or management letter if shared doors are to change.',
      'Shopkeepers: a business license or a lease that names the store.',
      'Where the vehicle is, if it is about a vehicle. The space you found may be blocks from your home.',
    ],
  },
  questions: [
    {
      question: 'My mother speaks mostly Spanish. May I call for her?',
      answer:
        'Yes. Spanish is widely spoken in Union City, and a relative or neighbor is welcome to make the call. Give her address, the floor, and a number where you can be reached. She needs to be at the door with identification, since it is her home that will be opened.',
    },
    {
      question: 'Can my landlord keep a key after I rekey?',
      answer:
        'Many leases say the owner must have one. Read yours or ask before the work, and have an extra key cut for the landlord while the locksmith is there.',
    },
    {
      question: 'Someone in the house double-locked the front entrance. What do I do?',
      answer:
        'Ring another household first. If nobody answers, call. You will be asked for proof that you live there, just as for your own door.',
    },
  ],
  neighbors: ['west-new-york', 'weehawken', 'north-bergen', 'hoboken', 'jersey-city'],
};
