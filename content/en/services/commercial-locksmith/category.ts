import type { CategoryCopy } from '../../copy.ts';

export const commercialCategory: CategoryCopy = {
  title: 'Commercial Locksmith in Hudson County, NJ',
  description:
    'Locks, rekeying, master keys, access control and exit bars for shops, offices and warehouses in North Bergen and seven nearby New Jersey towns.',
  keywords: [
    'commercial locksmith',
    'business locksmith North Bergen',
    'office locksmith',
    'storefront locksmith',
    'warehouse locks',
    'licensed locksmith NJ',
  ],
  heading: 'Commercial Locksmith Services',
  lead: 'Work on doors that customers, staff and deliveries pass through all day. Licensed and insured, day and night, every day of the week.',
  modified: '2026-11-20',
  picture: {
    name: 'commercial-locksmith',
    alt: 'A key in the cylinder of a glass shop door, the lamps of the shop behind it',
  },
  passages: [
    {
      heading: 'A business door answers to more people',
      paragraphs: [
        'At home you decide alone. At work a door has to please the person who pays for it, the staff who use it, the landlord who may own it and the official who inspects it. It has to keep thieves out at night and let everyone leave at any moment. So before any lock is sold, the useful questions are simple ones. Who comes in here? When? And how do they get out?',
      ],
    },
    {
      heading: 'Small shops and large sites need different things',
      paragraphs: [
        'A shop on Bergenline Avenue may have a glass door in a narrow metal frame, with a hooked or swinging bolt. A warehouse in Secaucus may have steel doors, loading docks and exit bars. An office at Lincoln Harbor may have lever locks, a shared lobby and a building manager who needs to be asked. The same key problem calls for a different tool in each.',
        'You can keep most of what you own. A sound lock can be rekeyed. A good door can take an electric strike. We say so when a smaller job is enough.',
      ],
    },
    {
      heading: 'How a commercial visit is arranged',
      paragraphs: [
        "Call at any hour, or send the booking form with the service you think you need. Add the number of doors, what they're made of, and the hours you would like us to avoid. Several doors usually mean a look round first, then a list of the doors with a price for you to accept or change. What moves that price is the hardware, the count of doors, the state of the frames, the distance and the time of day.",
        "Bring proof that you may decide about the premises. A locksmith has to refuse work for someone who can't show it, even when they are in a hurry. That rule protects your shop on the day a stranger tries the same.",
      ],
    },
  ],
  choose: {
    heading: 'Match the problem to the job',
    items: [
      'Keys are missing but the locks feel fine: rekey.',
      'The lever droops, the bolt jams, or the lock was forced: replacement.',
      'Too many keys on one ring, or each tenant needs a private one: master key system.',
      'People change so often that keys never keep up: access control.',
      'The push bar sticks, or the exit does not latch: exit device service.',
      "You are standing outside and can't get in: see business lockout, under emergency services.",
    ],
  },
  services: {
    'lock-replacement':
      'Worn, broken or outgrown locks come out, and hardware of the right grade and function goes in.',
    'lock-rekey': 'Cylinders are repinned to a new key, so those that walked off no longer turn.',
    'emergency-exit-device':
      'Panic bars and fire exit hardware are adjusted, repaired or newly fitted, then push-tested.',
    'master-key':
      'A key chart for the building: everyone opens their own doors, and the manager opens all.',
    'access-control': 'Keypads, card readers and electric strikes, planned around a safe way out.',
  },
  questions: [
    {
      question: 'Can you work after we close?',
      answer:
        "Yes. We're open around the clock, every day of the week. Night work can cost more than day work, so compare both before you choose.",
    },
    {
      question: 'Our landlord owns the doors. Who has to call?',
      answer:
        "Either of you can. If you rent, read the lease and have the owner's agreement in writing. It saves a wasted trip.",
    },
    {
      question: 'Which towns do you cover for business work?',
      answer:
        'North Bergen, Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken and Secaucus.',
    },
  ],
};
