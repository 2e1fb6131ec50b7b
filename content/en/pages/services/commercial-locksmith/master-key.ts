import type { ServiceCopy } from '../../../../registry/copy.ts';

export const masterKey: ServiceCopy = {
  title: 'Master Key Systems in Hudson County, NJ',
  description:
    'One key for the manager, one for each room. How a master key system is planned, what it costs you in security, and what to have ready when we talk.',
  keywords: [
    'master key system',
    'grand master key',
    'change key',
    'apartment building master key',
    'office key plan',
    'restricted keyway',
  ],
  heading: 'Master key systems',
  lead: "Each tenant or employee has a key to their own door, and you carry one key that opens all of them. We'll plan it on paper before we touch a lock.",
  modified: '2026-11-25',
  picture: {
    name: 'master-key',
    alt: 'One brass key in front of five lock cylinders in a row',
  },
  what: {
    heading: 'How does a master key system work?',
    paragraphs: [
      'In a normal lock, each pin has one right height. In a master-keyed lock, some of the pins have a thin extra piece, called a master pin. It adds a second height that works. One height is for the key to that room, called the change key, and the other is for the master.',
      "You can also add more levels. A grand master opens several groups that each have their own master. A shared front door can take every tenant's key, which is called cross-keying. Two levels are enough for most small buildings.",
      'You do give up some security, because each master pin also adds heights nobody asked for. A lock with many levels is easier to pick, and a stray key is more likely to turn it. If the master gets lost, every lock it opens is at risk, so keep it to a few levels and even fewer master keys.',
    ],
  },
  when: {
    heading: 'Who needs a master key system?',
    items: [
      'A multi-family house where the owner needs one key for halls, boilers and meter rooms.',
      'An office where the manager opens every room and staff open only their own.',
      'A school, clinic or house of worship with many rooms and changing volunteers.',
      'A warehouse with separate cages, docks and offices.',
      'Any super with thirty keys on a ring and no labels.',
    ],
  },
  how: {
    heading: 'How we set up a master key system',
    steps: [
      {
        title: 'Walk through and count',
        text: "We'll list each door with its lock, keyway and number of pins, and mark the locks that can't be part of the system.",
      },
      {
        title: 'Draw the chart',
        text: "You tell us who opens what, and we'll draw it: one master, its groups, the change keys, and spare numbers for rooms you may add.",
      },
      {
        title: 'Work out the key cuts',
        text: "We'll choose cuts from the chart so that no two keys are too much alike, and none is too steep to cut well.",
      },
      {
        title: 'Set the locks',
        text: 'Good locks with the right keyway get new pins. The others get a new cylinder, often in the same lock.',
      },
      {
        title: "Test what shouldn't open",
        text: "We'll try each key in its own door, and also in doors it shouldn't open, a test that's easy to forget.",
      },
      {
        title: 'Give you the records',
        text: 'You get the chart and the list of cuts. Lock them up. Anyone who reads them can make keys.',
      },
    ],
  },
  price: {
    heading: 'How much does a master key system cost?',
    paragraphs: [
      'Start by counting the doors and the people. You pay mostly for the number of locks, how many can stay, the levels in the chart and the keys to cut. Restricted keys cost more per blank, and a mix of old brands means more new cylinders.',
      "You can do it in stages, floor by floor, if we make the whole chart at the start. We'll look at the building, give you the price, and start when you say yes.",
    ],
  },
  ready: {
    heading: 'What you need to plan a master key system',
    items: [
      'A floor plan with the doors numbered, and a hand sketch is fine.',
      'Who needs which rooms now, and what may change next year.',
      "One of each key that's in use today.",
      'Your ID, and documents that show you own or manage the building.',
      'For rented apartments: what your leases say about the landlord having a key.',
    ],
  },
  questions: [
    {
      question: 'Can you master key our existing locks?',
      answer:
        "We can do many pin tumbler locks, if they share a keyway. Worn locks and very cheap ones don't work well, because the parts have to be more exact.",
    },
    {
      question: 'What happens if we lose the master key?',
      answer:
        'Every lock it opens should be rekeyed. That\'s why you should keep masters at the building, sign them in and out, and never stamp the word "master" on one.',
    },
    {
      question: 'Can a tenant get a copy of their key made?',
      answer:
        'A tenant can copy a regular key. With a restricted key, copies are made only for the people you name.',
    },
    {
      question: 'Can one room have its own key?',
      answer:
        "Yes, a room with a safe, a payroll office or a private apartment can have a key of its own, and the master won't turn that lock.",
    },
  ],
  related: [
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/access-control',
    '/services/residential-locksmith/lock-rekey',
    '/service-areas/west-new-york',
  ],
};
