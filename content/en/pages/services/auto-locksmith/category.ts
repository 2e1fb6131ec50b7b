import type { CategoryCopy } from '../../../../registry/copy.ts';

export const autoCategory: CategoryCopy = {
  title: 'Auto Locksmith in Hudson County, NJ',
  description:
    'Car keys replaced, copied, cut and programmed, and ignition locks repaired, in North Bergen and seven nearby towns. Licensed, insured, open 24/7.',
  keywords: [
    'auto locksmith',
    'car locksmith North Bergen',
    'automotive locksmith NJ',
    'car keys',
    'ignition repair',
    '24/7 auto locksmith',
  ],
  heading: 'Automotive locksmith services',
  lead: 'Got a lost key, a dead fob or a stuck ignition? We do five kinds of work on car keys and locks. Pick the one that sounds like your problem, or call and tell us about it.',
  modified: '2026-11-25',
  picture: {
    name: 'auto-locksmith',
    alt: 'A key with a remote in the lock of a car door, beside the handle',
  },
  passages: [
    {
      heading: "What's inside a car key?",
      paragraphs: [
        "The blade is the metal part that turns the locks. The chip in the head lets the engine run. The buttons, if there are any, unlock the doors by radio. Each one can fail by itself, and each one is a different job to fix. If the key opens the car but won't start it, it's usually the chip. If the buttons work but the key won't turn, it's the blade or the lock.",
        'Cars made before the late 1990s may have a plain metal key. Newer ones may hide the blade inside a fob and start with a button. So the first thing we ask is the year, make and model.',
      ],
    },
    {
      heading: 'Can a locksmith come to my car?',
      paragraphs: [
        "We usually work right at your car: on a street in Hoboken, on a hill in North Bergen, outside a warehouse in Secaucus. Tell us about ramps, low ceilings, gates and parking rules, and make sure the doors have room to open. If we're programming a key, the car battery has to be good.",
        "We can't do every car at the curb. Some need a part that only the dealer has, or electronics opened on a workbench. We'll try to find that out on the phone, not in the parking lot.",
      ],
    },
    {
      heading: 'What do I need to show to get a car key made?',
      paragraphs: [
        "We ask every time, even for a spare key. Have your registration or title, the VIN and a photo ID with the same name. If a relative, your employer or a leasing company owns the car, get their okay first. If you can't show that you're allowed to drive the car, we can't make a key for it. You'd want us to do the same for your own car.",
        "The price depends on the type of key, the model and whether there's a key to copy. It can cost more late at night or farther out. Ask for it first, and until we start, you can say no.",
      ],
    },
  ],
  choose: {
    heading: 'Which key job is yours?',
    items: [
      {
        text: 'You have no key left, or the only one was stolen: car key replacement.',
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        text: 'You have one working key and want another: car key duplicate.',
        path: '/services/auto-locksmith/car-key-duplicate',
      },
      {
        text: 'The fob is new or stopped working, and the battery is fresh: key fob programming.',
        path: '/services/auto-locksmith/key-fob-programming',
      },
      {
        text: 'The blade is blank, bent, worn or broken: car key cutting.',
        path: '/services/auto-locksmith/car-key-cutting',
      },
      {
        text: "A good key won't turn or won't come out: ignition lock cylinder repair.",
        path: '/services/auto-locksmith/ignition-lock-cylinder',
      },
      {
        text: "The keys are on the seat: that's a car lockout, under emergency services.",
        path: '/services/emergency-locksmith/car-lockout',
      },
    ],
  },
  services: {
    'car-key-replacement': 'A new key for your car when yours is lost, stolen or too far gone.',
    'key-fob-programming': 'We program remotes, chips and smart keys, and delete lost ones.',
    'car-key-duplicate': 'A second key from one that works: just the blade, or a full spare.',
    'car-key-cutting':
      'Edge-cut and laser-cut blades, by code or from your key, on our blank or yours.',
    'ignition-lock-cylinder': 'Worn, jammed or forced ignitions, freed, rebuilt or replaced.',
  },
  questions: [
    {
      question: 'What does the booking form ask about my car?',
      answer:
        'It asks for the year, make and model for every car service. For a replacement it also asks if all keys are lost. For fob programming and key cutting it asks if you have an unused, uncut key that matches.',
    },
    {
      question: 'Can only the dealer make my key?',
      answer:
        "Not for most cars, but for some recent models or rare makes, maybe. Give us the year and model and we'll give you a straight answer.",
    },
    {
      question: "What if the car isn't at my house?",
      answer:
        'Give the address where the car is. Put the garage level, the row or the nearest entrance in the notes.',
    },
  ],
};
