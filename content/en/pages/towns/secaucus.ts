import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const secaucus: TownCopy = {
  title: '24/7 Locksmith in Secaucus, NJ | Locksmith & Security',
  description:
    'Storage units, warehouse exits, stores at Harmon Meadow and cars left at Secaucus Junction: a local locksmith who gives you the price first.',
  keywords: [
    'locksmith Secaucus NJ',
    'locksmith 07094',
    'storage unit lockout Secaucus',
    'warehouse door locks',
    'panic bar repair Secaucus',
    'Harmon Meadow locksmith',
    'car lockout Secaucus Junction',
  ],
  heading: 'Secaucus locksmith for storage units and stores',
  lead: 'Warehouses, outlet stores, storage units, houses and parked cars: we work on all of their locks here in the Meadowlands. Call us at any time, day or night.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Locked out of a storage unit',
      paragraphs: [
        "A self-storage door often has a round steel disc lock that covers almost all of its shackle. If you lost the key, we may still be able to pick it. If that doesn't work, we'll drill or cut it, and you put on a new one.",
        'Get permission before we drive over. Go to the site office, show that the rental is yours and that the rent is up to date, and ask if an outside locksmith can work there. If the office put on a second lock, only they can remove it.',
      ],
    },
    {
      heading: 'Warehouse doors and exit bars',
      paragraphs: [
        "Warehouse doors take a beating. A pallet hits the frame, the frame leans, and the latch starts to scrape. If the door has vertical rods, the bottom one drags and bends, and sooner or later someone props the door open. When an exit bar is slow to spring back, get it fixed that week. It's there to let people out.",
        'Think about who needs which area. Drivers need the dock, not the office, and supervisors need both. Mark that on a floor plan, and we can turn it into a master key system.',
      ],
    },
    {
      heading: 'Stores at Harmon Meadow and the outlets',
      paragraphs: [
        "Your staff is waiting outside and the store is dark. Check with the property's security first, because they may have a key. If they don't, we need a manager who can show they're in charge of that store. After a break-in, let the police finish, then call us to secure the door.",
      ],
      picture: townPictures.shutter,
    },
    {
      heading: 'Lost car key at Secaucus Junction',
      paragraphs: [
        "Your car sits at the train station all day while its key rides to work with you. If you come back without it, you have two choices. We can make a new key right there in the lot. Or, if there's a spare in a drawer at home, you can go get it. Tell us about the spare when you call, and we'll help you decide. Losing every key means the most work, since the car has to learn a new chip and forget the lost one.",
      ],
    },
    {
      heading: 'How much does a locksmith cost in Secaucus?',
      paragraphs: [
        `Parts make the biggest difference: you'll pay far less for a disc lock than for an exit bar. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Locksmith services in Secaucus',
    items: [
      {
        title: 'Storage unit, no key',
        text: "We'll open the disc lock or cut it off. Buy the next lock before you leave the site.",
        path: '/services/emergency-locksmith/storage-unit-lockout',
      },
      {
        title: 'Exit bar on a warehouse door',
        text: "We'll check the rods, the latch and the hold-open, and then you push it yourself.",
        path: '/services/commercial-locksmith/emergency-exit-device',
      },
      {
        title: 'Store lockout',
        text: 'We can open the glass door, the gate or the stockroom entrance. A manager has to be there to approve it.',
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        title: 'No car key at the Junction',
        text: "We'll cut a new one from the vehicle's code, with a chip and remote if your model has them.",
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        title: 'Worn-out lock on a dock office',
        text: "Light-duty knobs give out in heavy traffic. We'll replace them with a commercial-grade lever.",
        path: '/services/commercial-locksmith/lock-replacement',
      },
    ],
  },
  ready: {
    heading: 'What to have ready in Secaucus',
    items: [
      'Storage: the rental agreement, the unit number and the gate code.',
      'Work: a badge or letter, and a boss we can reach.',
      'Car: registration, VIN if you have it, and the section of the lot.',
      'House: an ID with your Secaucus address.',
      'On a big site, the number of the entrance or the dock.',
    ],
  },
  questions: [
    {
      question: 'Will my things in storage get damaged?',
      answer:
        "We work on the lock, outside the roll-up door, so there's no need to touch what's inside. Stay and watch. It's your unit.",
    },
    {
      question: 'Can you make extra keys for all our delivery vans?',
      answer:
        'Send us a list with the year, make and model of each van, and have one working key for each. We can copy plain keys, but chip keys also have to be programmed to the van, so every van has to be on site.',
    },
    {
      question: 'Do you work on houses in Secaucus too?',
      answer:
        'Yes, we do home lockouts, deadbolts, rekeys and gates, the same as in the other towns we serve.',
    },
  ],
  neighbors: ['north-bergen', 'jersey-city'],
};
