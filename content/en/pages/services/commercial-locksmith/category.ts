import type { CategoryCopy } from '../../../../registry/copy.ts';

export const commercialCategory: CategoryCopy = {
  title: 'Commercial Locksmith in Hudson County, NJ',
  description:
    'Locks, rekeys, master keys, access control and exit bars for shops, offices and warehouses in North Bergen and seven nearby New Jersey towns.',
  keywords: [
    'commercial locksmith',
    'business locksmith North Bergen',
    'office locksmith',
    'storefront locksmith',
    'warehouse locks',
    'commercial lock service NJ',
  ],
  heading: 'Commercial locksmith services',
  lead: "We work on the doors that customers, staff and deliveries use all day. We're licensed and insured, and we work day and night, seven days a week.",
  modified: '2026-11-25',
  picture: {
    name: 'commercial-locksmith',
    alt: 'A key in the cylinder of a glass shop door, lamps and full shelves behind it',
  },
  passages: [
    {
      heading: 'What makes a business door different?',
      paragraphs: [
        "At home, the door is your call. At work, it has to suit the owner who pays for it, the staff who use it, the landlord who may own it and the inspector who checks it. It has to keep thieves out at night and let everyone out at any time. So before we talk about locks, we'll ask you three things: who comes in here, when, and how do they get out?",
      ],
    },
    {
      heading: 'Locks for stores, offices and warehouses',
      paragraphs: [
        'A shop on Bergenline Avenue may have a glass door in a narrow metal frame. A warehouse in Secaucus may have steel doors, loading docks and exit bars. An office at Lincoln Harbor may have lever locks, a shared lobby and a building manager to ask first. A lost key means a different job in each.',
        "You can usually keep most of what you have. A good lock can be rekeyed, and a good door can take an electric strike. If a smaller job is enough, we'll tell you.",
      ],
    },
    {
      heading: 'How do I get a price for my business?',
      paragraphs: [
        "Call at any hour, or send the form with the service you think you need. Tell us how many doors there are, what they're made of, and which hours don't work for you. For several doors, we'll usually walk through first. Then you'll get a list of the doors with a price, and you can say yes to all or part of it. What you pay depends on the hardware, the number of doors and the condition of the frames, and it can cost more late at night or farther out.",
        "Have proof that you can make this decision for the business: your ID, plus a lease, a registration or a letter from the owner. We have to ask, even when you're in a hurry, because it protects your business when a stranger tries the same thing.",
      ],
    },
  ],
  choose: {
    heading: 'Which locksmith service does your business need?',
    items: [
      {
        text: 'Keys are missing but the locks work: rekey.',
        path: '/services/commercial-locksmith/lock-rekey',
      },
      {
        text: 'The lever sags, the bolt jams or the lock was forced: replacement.',
        path: '/services/commercial-locksmith/lock-replacement',
      },
      {
        text: 'Too many keys on the ring, or every tenant needs their own: master key system.',
        path: '/services/commercial-locksmith/master-key',
      },
      {
        text: 'People come and go too often for keys: access control.',
        path: '/services/commercial-locksmith/access-control',
      },
      {
        text: "The push bar sticks or the exit door won't latch: exit device service.",
        path: '/services/commercial-locksmith/emergency-exit-device',
      },
      {
        text: "You're outside and can't get in: business lockout, under emergency services.",
        path: '/services/emergency-locksmith/business-lockout',
      },
    ],
  },
  services: {
    'lock-replacement': "A new lock, in the right grade, for one that's worn, broken or too light.",
    'lock-rekey': 'New keys for the same locks, so a key that never came back stops working.',
    'emergency-exit-device': 'Panic bars and fire exit hardware, adjusted, repaired or installed.',
    'master-key': "Everyone opens their own doors, and the manager's key opens all of them.",
    'access-control': 'Keypads, card readers and electric strikes, with a safe way out.',
  },
  questions: [
    {
      question: 'Can you work after we close?',
      answer:
        "Yes, we're open 24/7. It can cost more late at night, so ask for both prices before you choose.",
    },
    {
      question: 'Who should call if the landlord owns the doors?',
      answer:
        "Either of you can. If you rent, check your lease and get the owner's okay in writing first, so nobody makes a wasted trip.",
    },
    {
      question: 'Which towns do you cover for business work?',
      answer:
        'We cover North Bergen, Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken and Secaucus.',
    },
  ],
};
