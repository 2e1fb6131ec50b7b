import type { ServiceCopy } from '../../copy.ts';

export const masterKey: ServiceCopy = {
  title: 'Master Key Systems in Hudson County, NJ',
  description:
    'One key for the manager, one for each room. How a master key system is planned and pinned, where it falls short, and what the locksmith needs to know.',
  keywords: [
    'master key system',
    'grand master key',
    'change key',
    'apartment building master key',
    'office key plan',
    'restricted keyway',
  ],
  heading: 'Master Key Systems',
  lead: 'Each tenant or employee opens their own door and no other. The person in charge carries one key for all of them. It takes planning on paper before a single lock is touched.',
  modified: '2026-11-20',
  picture: {
    name: 'master-key',
    alt: 'One brass key in front of a row of steel-colored keys, each with other cuts',
  },
  what: {
    heading: 'Two keys, one cylinder',
    paragraphs: [
      'A normal lock has one right height for each pin. In a master-keyed lock, a thin extra piece called a master pin sits in some of the stacks. It gives those stacks a second height that works. One height belongs to the key for that room, called the change key. The other belongs to the master.',
      "Levels can be added. A grand master opens several groups, each with its own master. A shared entrance can accept every tenant's key, which is called cross-keying. Two levels are enough for most small buildings.",
      'There is a price in security, and you should know it. Each master pin also creates heights nobody asked for, so a deeply layered lock is easier to pick and stray keys are more likely to fit. And if the master goes missing, every lock it opens is in question. Good plans stay shallow and keep masters few.',
    ],
  },
  when: {
    heading: 'Buildings that gain from it',
    items: [
      'A multi-family house where the owner needs one key for hallways, boilers and meter rooms.',
      'An office where the manager opens each room but staff open only theirs.',
      'A school, clinic or place of worship with many rooms and changing volunteers.',
      'A warehouse with separate cages, docks and offices.',
      'Any superintendent with a ring of thirty keys and no labels.',
    ],
  },
  how: {
    heading: 'From key chart to key ring',
    steps: [
      {
        title: 'Walk and count',
        text: "Each opening is listed with its lock, keyway and number of pins. Locks that can't join the system are marked.",
      },
      {
        title: 'Draw the tree',
        text: 'You say who opens what. The answer is drawn as a chart: one master, its groups, its change keys, and spare numbers for rooms you may add.',
      },
      {
        title: 'Work out the cuts',
        text: 'Key cuts are picked from the chart so that no key comes too close to its neighbor, and none is too steep to cut well.',
      },
      {
        title: 'Pin the cylinders',
        text: 'Sound locks with a matching keyway are repinned. Others get a new cylinder, often in the same lock.',
      },
      {
        title: 'Test what must not open',
        text: 'Each key is tried where it belongs and also in doors that should refuse it. The second test is the one people forget.',
      },
      {
        title: 'Give you the records',
        text: 'You receive the chart and cut list. Keep them locked away. Anyone who reads them can make keys.',
      },
    ],
  },
  price: {
    heading: 'What makes a key system cost more or less',
    paragraphs: [
      'Think in doors and people. The number of cylinders, how many can be kept, the levels in the chart and the keys to cut make up most of the sum. A restricted keyway adds to the price of each blank. Old locks of mixed makes add new cylinders.',
      'A system can be done in stages, floor by floor, if the whole chart is made at the start. The survey comes before a price, and the price comes before the work.',
    ],
  },
  ready: {
    heading: 'Bring this to the planning talk',
    items: [
      'A floor plan, even a hand sketch, with doors numbered.',
      'Who needs which rooms now, and what may change next year.',
      'A sample of each key in use.',
      'Papers showing you own or run the building, and a photo ID.',
      "For rented apartments: what your leases say about a landlord's key.",
    ],
  },
  questions: [
    {
      question: 'Can our existing locks be master keyed?',
      answer:
        'Many pin tumbler locks can, if they share a keyway. Worn cylinders and very cheap ones are poor candidates, since tolerances matter more here.',
    },
    {
      question: 'What if we lose the master?',
      answer:
        "Treat it as serious. Every cylinder under it should be repinned. That's why masters are best kept on site, signed in and out, and never stamped with the word.",
    },
    {
      question: "Can a tenant's key be copied?",
      answer:
        'An ordinary one can. With a restricted blank, copies are made only for those you name.',
    },
    {
      question: 'Can one room be left out?',
      answer:
        "Yes. A safe room, a payroll office or a private apartment can have its own key that the master won't turn.",
    },
  ],
  related: [
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/access-control',
    '/services/residential-locksmith/lock-rekey',
    '/service-areas/west-new-york',
  ],
};
