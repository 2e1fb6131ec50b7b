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
    'licensed locksmith NJ',
  ],
  heading: 'Commercial locksmith services',
  lead: 'We work on doors that customers, staff and deliveries use all day. Licensed and insured, day and night, seven days a week.',
  modified: '2026-11-22',
  picture: {
    name: 'commercial-locksmith',
    alt: 'A key in the cylinder of a glass shop door, lamps and full shelves behind it',
  },
  passages: [
    {
      heading: 'A business door has more people to please',
      paragraphs: [
        "At home, it's your call. At work, a door has to suit the owner who pays for it, the staff who use it, the landlord who may own it and the inspector who checks it. It has to keep thieves out at night and let everyone out at any time. So before we talk about locks, we ask three things. Who comes in here? When? And how do they get out?",
      ],
    },
    {
      heading: 'What shops, offices and warehouses need',
      paragraphs: [
        'A shop on Bergenline Avenue may have a glass door in a narrow metal frame. A warehouse in Secaucus may have steel doors, loading docks and exit bars. An office at Lincoln Harbor may have lever locks, a shared lobby and a building manager to ask first. A lost key means a different job in each.',
        'You can usually keep most of what you have. A good lock can be rekeyed. A good door can take an electric strike. If a smaller job is enough, we tell you.',
      ],
    },
    {
      heading: 'How a commercial job works',
      paragraphs: [
        "Call at any hour, or send the form with the service you think you need. Tell us how many doors there are, what they're made of, and which hours don't work for you. For several doors, we usually walk through first. Then you get a list of the doors with a price, and you can say yes to all or part of it. The hardware, the number of doors, the condition of the frames, distance and late hours can all raise it.",
        "Have proof that you can make this decision for the business: your ID, plus a lease, a registration or a letter from the owner. We have to ask, even when you're in a hurry. It protects your business when a stranger tries the same thing.",
      ],
    },
  ],
  choose: {
    heading: 'Which job fits the problem?',
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
    'lock-rekey': 'Same locks, new keys. A key that never came back stops working.',
    'emergency-exit-device': 'Panic bars and fire exit hardware, adjusted, repaired or installed.',
    'master-key': "Everyone opens their own doors, and the manager's key opens all of them.",
    'access-control': 'Keypads, card readers and electric strikes, with a safe way out.',
  },
  questions: [
    {
      question: 'Can you work after we close?',
      answer:
        "Yes. We're open 24/7. Late hours can cost more, so ask for both prices before you choose.",
    },
    {
      question: 'Our landlord owns the doors. Who should call?',
      answer:
        "Either of you can. If you rent, check your lease and get the owner's okay in writing first. It can save a wasted trip.",
    },
    {
      question: 'Which towns do you cover for business work?',
      answer:
        'North Bergen, Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken and Secaucus.',
    },
  ],
};
