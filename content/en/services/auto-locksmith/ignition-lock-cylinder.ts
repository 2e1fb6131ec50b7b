import type { ServiceCopy } from '../../copy.ts';

export const ignitionLockCylinder: ServiceCopy = {
  title: 'Ignition Lock Cylinder Repair in Hudson County, NJ',
  description:
    "Key stuck or won't turn in the ignition? What to try safely, how a worn cylinder is repaired or rebuilt, and when the fault lies somewhere else.",
  keywords: [
    'ignition lock cylinder repair',
    "key won't turn in ignition",
    'key stuck in ignition',
    'ignition cylinder replacement',
    'broken key in ignition',
    'steering lock',
  ],
  heading: 'Ignition Lock Cylinder Repair',
  lead: 'The key goes in and nothing turns. Before you reach for pliers, read what the lock is doing. Force is what makes a small repair a large one.',
  modified: '2026-11-20',
  picture: {
    name: 'ignition-lock-cylinder',
    alt: 'A key in a car ignition, with its positions marked lock, accessory, on and start',
  },
  what: {
    heading: 'Where a turn of the key goes',
    paragraphs: [
      'Behind the slot is a cylinder with a row of thin brass wafers. A good key pulls them flush and the cylinder rotates. At its far end it moves two other things: the bolt that locks the steering, and the ignition switch, which is electrical. A ring around the slot reads the chip in your key.',
      'That makes four suspects, and only one is the lock. Wafers wear, stick or break. The key wears. The steering bolt jams. The switch burns out. If your key turns freely and the dash stays dark, the cylinder is probably innocent.',
      'Cars with a start button have no such cylinder, apart from a few with a backup slot. A start fault there belongs to the fob, the battery or the electronics.',
    ],
  },
  when: {
    heading: 'How a failing ignition behaves',
    items: [
      'It takes several tries, and cold mornings are worse.',
      'The key turns to accessory and stops there.',
      "It won't come out, though the lever is in park.",
      'The slot is loose, or turns with almost any key.',
      'A blade has broken off inside.',
      "Someone tried to steal the car and left a screwdriver's damage.",
    ],
  },
  how: {
    heading: 'Order of work on a stubborn cylinder',
    steps: [
      {
        title: 'Take the load off',
        text: 'The wheel is rocked while the key is turned gently, and the shifter is set firmly in park. Some cases end here.',
      },
      {
        title: 'Rule out the key',
        text: 'A spare, or a blade freshly cut to factory depths, tells in a moment which side is worn.',
      },
      {
        title: 'Clear the slot',
        text: 'Broken metal is drawn out with thin extractors. Dirt is flushed, and a dry lubricant made for locks goes in.',
      },
      {
        title: 'Take the cylinder out',
        text: "On many cars it comes free only when turned to a set position. If it can't be turned, it may be picked. Drilling is the last resort, and you'd be told why first.",
      },
      {
        title: 'Rebuild or replace',
        text: 'Bad wafers and springs are swapped. If the housing is spent, a new cylinder is set to your existing key, so that one key still runs doors and engine.',
      },
      {
        title: 'Check the chain',
        text: 'Steering lock, key release, each switch position, and the chip ring are all proved before the covers are closed.',
      },
    ],
  },
  price: {
    heading: 'Why a figure depends on the diagnosis',
    paragraphs: [
      'Nobody can tell over the phone whether the lock needs a cleaning or a new part. The make, how far the column must be opened, whether the cylinder turns at all, the price of the part, and any new chip key are what count. Travel and night hours count too.',
      'Expect a diagnosis first, then a figure, then your decision. If the fault turns out to be the switch or the shift interlock, a mechanic may be the better choice, and you should be told so.',
    ],
  },
  ready: {
    heading: 'Tell us this about the car',
    items: [
      'Its year, make and model, which the request form needs in any case.',
      "What it does, exactly: won't go in, won't turn, won't come out, or turns with no start.",
      'All your keys, even the stiff one you gave up on.',
      "Registration, VIN and your photo ID. An ignition isn't opened for someone who can't show the car is theirs.",
      "Where it stands and whether it blocks anyone. With the steering locked it can't simply be pushed.",
    ],
  },
  questions: [
    {
      question: 'The wheel is locked and so is the key. What can I do?',
      answer:
        'Turn the wheel toward the side that gives a little, hold light pressure, and turn the key softly. If it resists, stop. More muscle can snap the blade.',
    },
    {
      question: 'Should I spray oil into the slot?',
      answer:
        'Household oil gathers dust and may gum the wafers. Graphite or another dry product is safer, and only a little.',
    },
    {
      question: 'Will I need a new key afterwards?',
      answer:
        "Not as a rule. The replacement can be set to the one you carry, as long as that one isn't worn out itself.",
    },
    {
      question: 'Does a heavy key ring matter?',
      answer:
        "It doesn't help. Weight swings on the cylinder with each bump. Hang the house keys somewhere else.",
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-cutting',
    '/services/auto-locksmith/car-key-replacement',
    '/services/emergency-locksmith/car-lockout',
  ],
};
