import type { ServiceCopy } from '../../../../registry/copy.ts';

export const carKeyCutting: ServiceCopy = {
  title: 'Car Key Cutting in Hudson County, NJ',
  description:
    'Worn, broken or uncut car key? How edge-cut and laser-cut blades are made, when to cut by code, and whether we can use the blank you bought.',
  keywords: [
    'car key cutting',
    'laser cut key',
    'cut key by code',
    'uncut key blank',
    'broken car key',
    'flip key blade',
  ],
  heading: 'Car key cutting',
  lead: "Is the metal blade of your car key worn, bent, broken or not cut yet? We'll cut a new blade for your car's locks.",
  modified: '2026-11-25',
  picture: {
    name: 'car-key-cutting',
    alt: 'A cutting wheel at work on a brass key held in a vise',
  },
  what: {
    heading: 'How are car keys cut?',
    paragraphs: [
      "Car locks have a row of flat wafers on springs. Each cut in the blade brings one wafer level. When all of them are level, the lock turns. A cut that's off by the thickness of a sheet of paper can already stick.",
      'There are two common styles. Edge-cut keys have teeth along the edge, usually on both sides, so you can put them in either way. Laser-cut keys, also called sidewinders, are thicker and have a winding groove down the flat side. They need a different machine. The blade inside a smart key is often this kind.',
      'There are two ways to get the cuts right. We can trace your old key, but that copies the wear too. Or we can cut by code, a number that stands for the original depths, and the new blade is as sharp as the first one. We can often work that number out from a worn key.',
    ],
  },
  when: {
    heading: 'When do you need a new key cut?',
    items: [
      'You have to wiggle the key, or pull it out a hair, to make it turn.',
      'The blade broke off, so save both halves.',
      'The hinge on your flip key broke and the blade needs a new shell.',
      'You bought a key online and it came uncut.',
      'Your fob died, and the blade inside it was never cut.',
      'The key has been bent and straightened more than once.',
    ],
  },
  how: {
    heading: 'How we cut your car key',
    steps: [
      {
        title: 'Find the right blank',
        text: "The grooves, the length and the thickness have to match your car's lock. A blank that almost fits can damage it.",
      },
      {
        title: "Measure, don't guess",
        text: "We'll gauge the depths on your key, or on the broken pieces laid together, and check them against the maker's numbers.",
      },
      {
        title: 'Cut it',
        text: "We'll clamp the blank flat and cut it in a few passes.",
      },
      {
        title: 'Brush off the burrs',
        text: "If we left the sharp bits on, they'd end up as filings in your lock.",
      },
      {
        title: 'Try it',
        text: "We'll try the door first, then the trunk, then the ignition. The key should go in, turn and come out without dragging.",
      },
    ],
  },
  price: {
    heading: 'How much does it cost to cut a car key?',
    paragraphs: [
      "The style comes first: an edge-cut key is simpler than a laser-cut one. Then there's the blank, if you don't bring your own, finding the cuts if you have no good key, and the distance. Getting a broken piece out of a lock is a separate job.",
      "If the key also needs a chip programmed, ask for one price for both. Agree on it before we cut, because a cut blank can't be used for anything else.",
    ],
  },
  ready: {
    heading: 'What do you need to get a car key cut?',
    items: [
      'Your best key and your worst one. We can learn from both.',
      'The unused, uncut key, if you bought one that matches the vehicle. The booking form asks about it, right after year, make and model.',
      'The key code tag or card that came with the car. Keep it safe, because a key can be made from it.',
      'Your registration and your ID, even if you only need a blade.',
      'All the pieces of a broken key. Tell us if part of it is still in the lock.',
    ],
  },
  questions: [
    {
      question: 'Can you cut a blank I bought somewhere else?',
      answer:
        "Yes, if it's the right shape and the metal is decent. Very soft blanks wear out early, and we'd tell you before we cut it.",
    },
    {
      question: 'Why does my new key turn the door but not the ignition?',
      answer:
        "It may be cut right. Some door locks use fewer wafers, and some ignitions are worn. If it turns but the car won't start, it's probably the chip.",
    },
    {
      question: 'Can I glue a broken car key?',
      answer:
        "Please don't. It'll break again inside the lock, where it's harder to get out. Keep both halves, and keep them dry.",
    },
    {
      question: 'Can you cut a key from a photo?',
      answer:
        "We don't do that. A photo doesn't show whose car it is, and nobody can measure a key exactly from one.",
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-duplicate',
    '/services/auto-locksmith/ignition-lock-cylinder',
    '/services/auto-locksmith/key-fob-programming',
  ],
};
