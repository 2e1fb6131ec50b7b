import type { ServiceCopy } from '../../copy.ts';

export const carKeyDuplicate: ServiceCopy = {
  title: 'Car Key Duplicates & Spares in Hudson County, NJ',
  description:
    'Only one car key left? What kind of spare your car can take, why a copy of a worn key is a poor one, and what to show before a duplicate is made.',
  keywords: [
    'car key duplicate',
    'spare car key',
    'copy car key',
    'transponder key copy',
    'second car key',
    'valet key',
  ],
  heading: 'Car Key Duplicate',
  lead: 'The best time to make a second key is while the first still works. You keep driving, and losing one key stays a nuisance instead of a breakdown.',
  modified: '2026-11-20',
  picture: {
    name: 'car-key-duplicate',
    alt: 'Two car keys side by side, cut alike',
  },
  what: {
    heading: 'What kind of spare do you want?',
    paragraphs: [
      "A duplicate can be as simple as a strip of metal or as complete as the key you were given with the car. A plain metal copy opens the doors and, on older cars, starts the engine too. On a car with an immobilizer it's still handy: carried in a wallet, it lets you in when the real key is on the seat.",
      "A chip key can be duplicated in two ways. In cloning, the data of your present chip is written to a blank one, and the car can't tell them apart. In adding, the vehicle itself is told about a second, distinct key. Adding is cleaner, since one key can later be removed without the other. Which of them is open to you depends on the chip.",
      'A full spare with buttons or push-button start costs more and does all that yours does.',
    ],
  },
  when: {
    heading: 'Good reasons not to wait',
    items: [
      'You bought a used car and got a single key.',
      'Two people drive, and there is always a search for who has it.',
      'The key needs a jiggle, so the blade is wearing down.',
      'A teenager is about to start driving.',
      'You park on the street and a lost key would mean a ticket as well.',
    ],
  },
  how: {
    heading: 'From one key to two',
    steps: [
      {
        title: 'See what you have',
        text: 'The original is looked over: blade type, chip, buttons. A valet key or an earlier copy may lack something, and that is better known now.',
      },
      {
        title: 'Judge the wear',
        text: "A copy repeats each fault in the original and adds its own. If yours is rounded off, the cuts are brought back to the maker's depths.",
      },
      {
        title: 'Cut the second blade',
        text: "It's cleaned of burrs and tried in the door, the trunk and the ignition.",
      },
      {
        title: 'Copy or add the chip',
        text: 'A cloner does it beside the car. Adding needs the vehicle present, and often your first key as well.',
      },
      {
        title: 'Start on each',
        text: 'Both keys must start the engine, one after the other. Remote functions are tested from a few steps away.',
      },
    ],
  },
  price: {
    heading: 'Reckoning the cost of a spare',
    paragraphs: [
      'A plain blade is the least. A chip adds to it, buttons add more, and a proximity key is at the top. Model year, the make of blank you choose, programming time and travel are the remaining factors. Having a working original normally keeps it simpler than starting from none.',
      'If the sums for a full spare surprise you, ask what a chip key without buttons would come to. It may start the car just as well. Either way, say yes only when you know the amount.',
    ],
  },
  ready: {
    heading: 'What we ask to see, and why',
    items: [
      'Every key you own for the car, since some systems want two present before they accept a third.',
      "Identification with your picture, and the registration. A copy is a key to somebody's car, so we check.",
      'For a company or leased vehicle, a note from whoever holds the title.',
      'Year, make and model in the booking, so the right blank comes along.',
      'The car itself, within reach and unlocked.',
    ],
  },
  questions: [
    {
      question: 'Can I get a copy without bringing the car?',
      answer:
        'A plain blade or a clone, perhaps. A key that has to be added to the memory, no. The vehicle is half of that conversation.',
    },
    {
      question: 'Could I program a third key myself?',
      answer:
        'With two working keys, some makes allow it, and the manual gives the steps. You still need the blade cut.',
    },
    {
      question: 'Where should a spare live?',
      answer: 'Anywhere but in or on the car. Leave it with someone you trust, or at work.',
    },
    {
      question: "My copy from a kiosk opens the door but won't start the car. Why?",
      answer:
        'It most likely has no chip, or the wrong one. The metal can be perfect and the immobilizer will still say no.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-cutting',
    '/services/auto-locksmith/car-key-replacement',
    '/services/auto-locksmith/key-fob-programming',
    '/service-areas/hoboken',
  ],
};
