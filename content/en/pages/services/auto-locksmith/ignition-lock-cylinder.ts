import type { ServiceCopy } from '../../../../registry/copy.ts';

export const ignitionLockCylinder: ServiceCopy = {
  title: 'Ignition Lock Cylinder Repair in Hudson County, NJ',
  description:
    "Key stuck, or won't turn in the ignition? What you can try safely, how we repair a worn cylinder, and when the problem is something else.",
  keywords: [
    'ignition lock cylinder repair',
    "key won't turn in ignition",
    'key stuck in ignition',
    'ignition cylinder replacement',
    'broken key in ignition',
    'steering lock',
  ],
  heading: 'Ignition lock cylinder repair',
  lead: "Your key won't turn in the ignition, or won't come out. Put the pliers away. Forcing it can turn a small repair into a big one.",
  modified: '2026-11-25',
  picture: {
    name: 'ignition-lock-cylinder',
    alt: 'A key in a car ignition, with its positions marked lock, accessory, on and start',
  },
  what: {
    heading: "Why won't my key turn in the ignition?",
    paragraphs: [
      'Behind the slot is a cylinder with a row of thin brass wafers. A good key pulls them level and the cylinder turns. The far end moves two other parts: the bolt that locks the steering wheel, and the ignition switch, which is electrical. A ring around the slot reads the chip in your key.',
      "So it's one of four things, and only the first is the lock. Wafers wear out, stick or break, keys wear down, the steering lock jams, or the switch burns out. If the key turns freely but the dash stays dark, it's probably not the cylinder.",
      "Cars with a start button don't have this cylinder, except for a few with a backup slot. If one of those won't start, look at the fob, the battery or the electronics.",
    ],
  },
  when: {
    heading: 'Signs of a bad ignition cylinder',
    items: [
      "It takes a few tries, and it's worse on cold mornings.",
      'The key turns to accessory and stops there.',
      "The key won't come out, even in park.",
      'The slot is loose, or turns with almost any key.',
      'The key broke off inside.',
      'Someone tried to steal the car and damaged it with a screwdriver.',
    ],
  },
  how: {
    heading: 'How we fix a stuck ignition',
    steps: [
      {
        title: 'Take the pressure off',
        text: "We'll rock the steering wheel while turning the key gently, and make sure the shifter is all the way in park. Sometimes that's all it takes.",
      },
      {
        title: 'Rule out the key',
        text: "We'll try a spare, or a new blade cut to factory depths. That shows whether the key or the lock is worn.",
      },
      {
        title: 'Clear the slot',
        text: "Any broken piece comes out with a thin extractor. Then we'll flush out the dirt and put in a dry lubricant made for locks.",
      },
      {
        title: 'Take the cylinder out',
        text: "On many cars it comes out only when it's turned to one position. If the key can't turn it, we may be able to pick it. Drilling is the last resort, and we'd tell you why first.",
      },
      {
        title: 'Rebuild or replace it',
        text: "We'll swap the bad wafers and springs. If the cylinder is worn out, we'll set a new one to your key, so one key still works the doors and the engine.",
      },
      {
        title: 'Test all of it',
        text: "We'll check the steering lock, the key release, each switch position and the chip reader before we put the covers back.",
      },
    ],
  },
  price: {
    heading: 'How much does ignition repair cost?',
    paragraphs: [
      "Until we see it, we can't tell if it needs a cleaning or a new part. The price depends on the make, the part, how much of the steering column has to come apart, whether the cylinder still turns, and whether you need a new chip key. It can cost more late at night or farther out.",
      "We'll find the problem first, then tell you the price, then you decide. If it's the switch or the shifter, a mechanic may be the better choice, and we'll say so.",
    ],
  },
  ready: {
    heading: 'What to tell us about your ignition',
    items: [
      'The year, make and model, which the form asks for too.',
      "What it does: the key won't go in, won't turn, won't come out, or turns and nothing starts.",
      'All your keys, even the stiff one you gave up on.',
      "Your registration, the VIN and your photo ID. We won't take an ignition apart until we know the car is yours.",
      "Where it is and if it's blocking anyone. With the steering locked, nobody can push it out of the way.",
    ],
  },
  questions: [
    {
      question: "What can I do if the steering wheel is locked and the key won't turn?",
      answer:
        "Turn the wheel to the side that gives a little, hold it there lightly, and turn the key gently. If it won't go, stop, because more force can break the key.",
    },
    {
      question: 'Should I spray oil in the ignition?',
      answer:
        'No, household oil collects dust and can gum up the wafers. A little dry graphite is safer.',
    },
    {
      question: 'Will I need a new key afterward?',
      answer:
        "Usually not. We can set the new cylinder to the key you have, as long as that key isn't worn out too.",
    },
    {
      question: 'Is a heavy key ring bad for the ignition?',
      answer:
        "It sure doesn't help. The weight pulls on the cylinder at every bump, so keep the house keys on another ring.",
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-cutting',
    '/services/auto-locksmith/car-key-replacement',
    '/services/emergency-locksmith/car-lockout',
  ],
};
