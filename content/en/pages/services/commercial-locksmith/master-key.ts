import type { ServiceCopy } from '../../../../registry/copy.ts';

export const masterKey: ServiceCopy = {
  title: 'Master Key Systems in Hudson County, NJ',
  description:
    'One key for the manager, one for each room. How a master key system is planned, what it costs you in security, and what to bring when we talk.',
  keywords: [
    'master key system',
    'grand master key',
    'change key',
    'apartment building master key',
    'office key plan',
    'restricted keyway',
  ],
  heading: 'Master key systems',
  lead: 'Each tenant or employee has a key to their own door. You carry one key that opens all of them. We plan it on paper before we touch a lock.',
  modified: '2026-11-22',
  picture: {
    name: 'master-key',
    alt: 'One brass key in front of five lock cylinders in a row',
  },
  what: {
    heading: 'How two keys open one lock',
    paragraphs: [
      'In a normal lock, each pin has one right height. In a master-keyed lock, some of the pins have a thin extra piece, called a master pin. It adds a second height that works. One height is for the key to that room, called the change key. The other is for the master.',
      "You can add levels. A grand master opens several groups that each have their own master. A shared front door can take every tenant's key, which is called cross-keying. Two levels are enough for most small buildings.",
      'You give up some security, and you should know that. Each master pin also adds heights nobody asked for. So a lock with many levels is easier to pick, and a stray key is more likely to turn it. If the master gets lost, every lock it opens is at risk. So keep it to a few levels and even fewer master keys.',
    ],
  },
  when: {
    heading: "Who it's good for",
    items: [
      'A multi-family house where the owner needs one key for halls, boilers and meter rooms.',
      'An office where the manager opens every room and staff open only their own.',
      'A school, clinic or house of worship with many rooms and changing volunteers.',
      'A warehouse with separate cages, docks and offices.',
      'Any super with thirty keys on a ring and no labels.',
    ],
  },
  how: {
    heading: 'From a key chart to a key ring',
    steps: [
      {
        title: 'Walk through and count',
        text: "We list each door with its lock, keyway and number of pins, and mark the locks that can't be part of the system.",
      },
      {
        title: 'Draw the chart',
        text: 'You tell us who opens what. We draw it: one master, its groups, the change keys, and spare numbers for rooms you may add.',
      },
      {
        title: 'Work out the key cuts',
        text: 'We choose cuts from the chart so that no two keys are too much alike, and none is too steep to cut well.',
      },
      {
        title: 'Set the locks',
        text: 'Good locks with the right keyway get new pins. The others get a new cylinder, often in the same lock.',
      },
      {
        title: "Test what shouldn't open",
        text: "We try each key in its own door, and also in doors it shouldn't open. The second test is easy to forget.",
      },
      {
        title: 'Give you the records',
        text: 'You get the chart and the list of cuts. Lock them up. Anyone who reads them can make keys.',
      },
    ],
  },
  price: {
    heading: 'What a master key system costs',
    paragraphs: [
      'Count the doors and the people. Most of the price is the number of locks, how many can stay, the levels in the chart and the keys to cut. Restricted keys cost more per blank. A mix of old brands means more new cylinders.',
      'You can do it in stages, floor by floor, if we make the whole chart at the start. We look at the building, then give you the price, then start when you say yes.',
    ],
  },
  ready: {
    heading: 'Bring this to the planning talk',
    items: [
      'A floor plan with the doors numbered. A hand sketch is fine.',
      'Who needs which rooms now, and what may change next year.',
      'One of each key in use.',
      'Your ID, and papers that show you own or manage the building.',
      'For rented apartments: what your leases say about the landlord having a key.',
    ],
  },
  questions: [
    {
      question: 'Can you master key the locks we have?',
      answer:
        "Many pin tumbler locks, yes, if they share a keyway. Worn locks and very cheap ones don't work well, because the parts have to be more exact.",
    },
    {
      question: 'What if we lose the master?',
      answer:
        'Every lock it opens should be rekeyed. So keep masters at the building, sign them in and out, and never stamp the word "master" on one.',
    },
    {
      question: 'Can a tenant copy their key?',
      answer:
        'A regular key, yes. With a restricted key, copies are made only for the people you name.',
    },
    {
      question: 'Can one room be left out?',
      answer:
        "Yes. A room with a safe, a payroll office or a private apartment can have its own key that the master won't turn.",
    },
  ],
  related: [
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/access-control',
    '/services/residential-locksmith/lock-rekey',
    '/service-areas/west-new-york',
  ],
};
