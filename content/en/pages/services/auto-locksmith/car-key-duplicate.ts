import type { ServiceCopy } from '../../../../registry/copy.ts';

export const carKeyDuplicate: ServiceCopy = {
  title: 'Car Key Duplicates & Spares in Hudson County, NJ',
  description:
    'Only one car key left? What kind of spare your car can take, why a copy of a worn key is a bad one, and what to show before we make it.',
  keywords: [
    'car key duplicate',
    'spare car key',
    'copy car key',
    'transponder key copy',
    'second car key',
    'valet key',
  ],
  heading: 'Car key duplicate',
  lead: "Do you have a car key that works and want a spare? It's easier to make a second key now than after you lose the only one.",
  modified: '2026-11-25',
  picture: {
    name: 'car-key-duplicate',
    alt: 'Two car keys with remotes side by side: one blade is cut, the other still blank',
  },
  what: {
    heading: 'What kind of spare car key can you get?',
    paragraphs: [
      'A spare can be plain metal, or do everything your own key does. A plain metal copy opens the doors and, on older cars, starts the engine. On a car with a chip key it still helps: keep it in your wallet and it gets you in when your real key is on the seat.',
      "There are two ways to copy a chip key. We can clone it, so the new chip gets the same data as the old one and the car can't tell them apart. Or we can add it, so the car learns a second key with its own code. Adding is better if you may want to delete one key later without the other. Which way works depends on the chip.",
      'A full spare, with buttons or push-button start, costs more and does everything yours does.',
    ],
  },
  when: {
    heading: 'When should you get a spare car key?',
    items: [
      'You bought a used car and got one key.',
      "Two people drive it and you're always asking who has the key.",
      'You have to jiggle the key, so the blade is wearing out.',
      'Your teenager is about to start driving.',
      'You park on the street, and a lost key could also mean a ticket.',
    ],
  },
  how: {
    heading: 'How do you copy a car key?',
    steps: [
      {
        title: 'Look at your key',
        text: "We'll check the blade, the chip and the buttons. If yours is a valet key or an old copy, it may not do everything, and it's better to know that now.",
      },
      {
        title: 'Check the wear',
        text: "A copy of a worn key is worn too, and a bit worse. If yours is rounded off, we'll cut the new one to the factory depths instead.",
      },
      {
        title: 'Cut the new blade',
        text: "We'll brush off the burrs and try it in the door, the trunk and the ignition.",
      },
      {
        title: 'Copy or add the chip',
        text: "We'll clone it with a tool next to the car. To add it we need the car itself, and often your first key as well.",
      },
      {
        title: 'Start the car with each key',
        text: "Both keys have to start the engine, and we'll test the buttons from a few steps away.",
      },
    ],
  },
  price: {
    heading: 'How much does a spare car key cost?',
    paragraphs: [
      "You'll pay the least for a plain blade, more for a chip, more again for buttons, and the most for a smart key. The model year, the brand of blank, programming and distance count too. It's usually simpler with a working key than with none.",
      'If a full spare costs more than you want to spend, ask about a chip key without buttons. That one may start the car just as well. Either way, get the price before you say yes.',
    ],
  },
  ready: {
    heading: 'What do you need to copy a car key?',
    items: [
      'Every key you own for the car. Some cars need two of them there to add a third.',
      "Your photo ID and the registration. We'd be making a key to somebody's car, so we check.",
      'For a company or leased car, a note from whoever is on the title.',
      'Year, make and model in the booking, so we bring the right blank.',
      'The car itself, unlocked and where we can get to it.',
    ],
  },
  questions: [
    {
      question: 'Can I get a copy without the car?',
      answer:
        "Maybe, if it's a plain blade or a clone. If the key has to be added, we need the car there to program it.",
    },
    {
      question: 'Can I program a third key myself?',
      answer:
        "Some cars let you, if you have two working keys. You'll find the steps in the owner's manual, and you'd still need the blade cut.",
    },
    {
      question: 'Where should I keep my spare car key?',
      answer: 'Anywhere but in or on the car. Leave it with someone you trust, or at work.',
    },
    {
      question: 'Why does a key from a kiosk open the door but not start the car?',
      answer:
        "It probably has no chip, or the wrong one. The metal can be perfect and the car still won't start.",
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-cutting',
    '/services/auto-locksmith/car-key-replacement',
    '/services/auto-locksmith/key-fob-programming',
    '/service-areas/hoboken',
  ],
};
