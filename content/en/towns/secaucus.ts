import type { TownCopy } from '../copy.ts';

export const secaucus: TownCopy = {
  title: 'Secaucus Locksmith for 24/7 Help | Locksmith & Security',
  description:
    'Storage units, warehouse exits, stores at Harmon Meadow and cars left at Secaucus Junction: a licensed locksmith explains each Secaucus job first.',
  keywords: [
    'locksmith Secaucus NJ',
    'locksmith 07094',
    'storage unit lockout Secaucus',
    'warehouse door locks',
    'panic bar repair Secaucus',
    'Harmon Meadow locksmith',
    'car lockout Secaucus Junction',
  ],
  heading: 'Secaucus: big doors, small locks',
  lead: 'Out in the Meadowlands, locks guard warehouses, outlet stores, storage units and parked cars. Each opens in its own way. We answer at any hour.',
  modified: '2026-11-20',
  passages: [
    {
      heading: 'When a storage unit will not open',
      paragraphs: [
        'A self-storage door may wear a round steel disc lock. Its case hides nearly all of the shackle. With the key lost, a skilled hand may still pick it. If picking fails, it is drilled or cut, and you put on a new one.',
        'Permission comes before tools. Go to the site office, show that the rental is yours and that the rent is up to date, and ask whether an outside locksmith may work there. A second lock, placed by the office, is theirs to remove.',
      ],
    },
    {
      heading: 'Warehouses and their exits',
      paragraphs: [
        'Steel doors lead hard lives. A pallet nudges the frame, the frame leans, and the latch bolt starts to scrape. On doors with vertical rods, the rod at the floor suffers: it drags, it bends, and someone props the door. An exit device that is slow to spring back deserves attention that week, since it is there to let people out.',
        'Think about keys by zone. Drivers need the dock, not the office. Supervisors need both. Draw that on a floor plan, and it can become a key system.',
      ],
    },
    {
      heading: 'Outlets and Harmon Meadow',
      paragraphs: [
        "Staff are waiting and the store is dark. Check with the property's security before you call, because they may have a key. If not, a manager has to prove authority over that store. After a break-in, let the police finish, then have the door made secure.",
      ],
    },
    {
      heading: 'Keys and the Junction',
      paragraphs: [
        'A car left near Secaucus Junction sits all day while its key rides to work. Come home without it and you have a choice. Have a new key made where it is parked, or, if a spare is in a drawer at home, ride back for it. Tell us both, and we can talk it through. All keys lost takes the most work, since the car has to learn a fresh chip and forget the missing one.',
      ],
    },
    {
      heading: 'Costs in this setting',
      paragraphs: [
        'Hardware comes first. A disc lock is a small item, an exit device a large one. Then come the hour, the count of doors and any special order. Settle the sum in advance.',
      ],
    },
  ],
  calls: {
    heading: 'From the Meadowlands: five jobs',
    items: [
      {
        title: 'Disc lock, key missing',
        text: 'The contents stay put while the lock is opened or cut off. Buy the next one before you go.',
        path: '/services/emergency-locksmith/storage-unit-lockout',
      },
      {
        title: 'Exit bar on a warehouse door',
        text: 'Rods, latch and hold-open are checked, and the door tried under your own push.',
        path: '/services/commercial-locksmith/emergency-exit-device',
      },
      {
        title: 'Staff waiting outside a store',
        text: 'The glass door, the grille or the stock entrance. A manager signs for the opening.',
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        title: 'No key at Secaucus Junction',
        text: "Cut from the vehicle's code, chip and remote included where the model has them.",
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        title: 'Beaten-up dock office lock',
        text: 'Light-duty knobs wear out in heavy traffic. A commercial-grade lever takes their place.',
        path: '/services/commercial-locksmith/lock-replacement',
      },
    ],
  },
  ready: {
    heading: 'Bring proof, and directions',
    items: [
      'Storage: the rental contract, the unit number and the gate code.',
      'Work premises: a badge or letter, and a boss who can be reached.',
      'Car: registration, VIN if you have it, and the section of the lot.',
      'House: an ID card with your Secaucus address.',
      'For a big site, the number of the building entrance or dock.',
    ],
  },
  questions: [
    {
      question: 'Will my things in storage be damaged?',
      answer:
        'The work is done on the lock, outside the roll-up door, so what is stored need not be touched. Stay and watch; it is your unit.',
    },
    {
      question: 'Can all our delivery vans have extra keys?',
      answer:
        'Have a list of years, makes and models, and a working key for each. Plain blades are copied; chip keys are copied and then taught to the van, so each must be on site.',
    },
    {
      question: 'Do you handle houses in Secaucus too?',
      answer:
        'Yes. Home lockouts, deadbolts, rekeying and gates are done here just as in the other towns we serve.',
    },
  ],
  neighbors: ['north-bergen', 'jersey-city'],
};
