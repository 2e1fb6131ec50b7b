import type { ServiceCopy } from '../../copy.ts';

export const carKeyCutting: ServiceCopy = {
  title: 'Car Key Cutting in Hudson County, NJ',
  description:
    'Worn, snapped or uncut car key? How edge-cut and laser-cut blades are made, when to cut by code, and whether the blank you bought can be used.',
  keywords: [
    'car key cutting',
    'laser cut key',
    'cut key by code',
    'uncut key blank',
    'broken car key',
    'flip key blade',
  ],
  heading: 'Car Key Cutting',
  lead: "This page is about the blade: the metal half of the key. If yours is worn, bent, snapped or still blank, it can be cut to fit your car's locks.",
  modified: '2026-11-20',
  picture: {
    name: 'car-key-cutting',
    alt: 'A cutting wheel at work on a brass key held in a vice',
  },
  what: {
    heading: 'Reading the shape of a blade',
    paragraphs: [
      'Car locks hold a row of flat wafers under springs. Each cut in a blade brings one wafer level. When all are level, the plug can turn. A cut that is off by the thickness of a sheet of paper may already stick.',
      "Two styles are common. Edge-cut keys have teeth along the rim, usually on both sides so that either way up is right. Laser-cut keys, also known as sidewinders, are thicker, with a winding groove milled into the flat face. They need a different machine. A smart key's hidden insert is often of this second style.",
      'There are two ways to get the cuts. Tracing follows an existing blade, faults and all. Cutting by code uses a number that stands for the original depths, so the new blade is as crisp as the one the car was sold with. A good decoder can turn a tired key into such a number.',
    ],
  },
  when: {
    heading: 'When the metal is the problem',
    items: [
      'You have to wiggle the key, or pull it out a hair, before it turns.',
      'The blade has snapped. Save both halves, wherever they are.',
      "A flip key's hinge failed and the blade needs a new shell.",
      'You ordered a key online and it arrived smooth.',
      'The insert in your smart key was never cut, and you found out with a dead battery.',
      'The key has been bent straight again once too often.',
    ],
  },
  how: {
    heading: 'What happens at the machine',
    steps: [
      {
        title: 'Identify the profile',
        text: "Grooves, length, tip stop and thickness must be those of your car's keyway. Blanks that nearly fit do harm.",
      },
      {
        title: "Measure, don't guess",
        text: "Depths are gauged from your key, or from its pieces laid together, and compared with the maker's steps.",
      },
      {
        title: 'Cut',
        text: 'The blank is clamped square and cut in passes. A groove cutter works like a tiny mill.',
      },
      {
        title: 'Deburr',
        text: 'A brush removes the loose edge, which would otherwise end up as filings in your lock.',
      },
      {
        title: 'Try it dry',
        text: 'Door first, then trunk, then ignition. It should go in, turn and come out with no drag.',
      },
    ],
  },
  price: {
    heading: 'What sets the fee for cutting',
    paragraphs: [
      "The style of blade is the first thing: edge work is plainer than a milled groove. Then there's the blank, if you don't supply one, the effort of finding the cuts when no good key exists, and the trip to you. A piece of key left in a lock is a separate task.",
      "If a chip has to be programmed too, request one combined quote. Agree to it first, and only then let the blank be cut, since a cut blank can't be made whole again.",
    ],
  },
  ready: {
    heading: 'Lay these out beforehand',
    items: [
      'Your best key and your worst. Both have something to tell.',
      "The unused, uncut key, if you bought one to match the vehicle. You'll be asked for it in the booking form, right after year, make and model.",
      'A key code tag or card from the glove box papers. Treat it like a key, because it is one.',
      'Vehicle registration and a matching photo ID, even for a bare blade.',
      'The pieces of a broken key, and word of any part still in the lock.',
    ],
  },
  questions: [
    {
      question: 'Will you cut a blank I bought elsewhere?',
      answer:
        "If the profile is right and the metal is decent, yes. Very soft blanks wear early, and you'd be told before the cut.",
    },
    {
      question: 'My new key turns the door and not the ignition. Is it cut wrong?',
      answer:
        "Perhaps not. The door lock uses fewer wafers on some cars, or the ignition is worn. If it turns and there's still no start, look to the chip.",
    },
    {
      question: 'Can I glue the broken blade meanwhile?',
      answer:
        "Please don't. It will give way inside the lock, where getting it out is harder. Keep the halves dry and apart.",
    },
    {
      question: 'Can you cut from a photo?',
      answer:
        'A locksmith should refuse. A picture proves nothing about whose car it is, and it is too rough for wafers.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-duplicate',
    '/services/auto-locksmith/ignition-lock-cylinder',
    '/services/auto-locksmith/key-fob-programming',
  ],
};
