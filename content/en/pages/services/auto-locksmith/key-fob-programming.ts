import type { ServiceCopy } from '../../../../registry/copy.ts';

export const keyFobProgramming: ServiceCopy = {
  title: 'Car Key Fob Programming in Hudson County, NJ',
  description:
    'New fob does nothing, or the old one stopped working? What to check first, why used fobs often fail, and what we need from you and your car.',
  keywords: [
    'key fob programming',
    'program car remote',
    'proximity key',
    'replacement fob',
    'FCC ID',
    'key not detected',
  ],
  heading: 'Key fob programming',
  lead: "Your new fob does nothing, or the old one stopped working. Check the battery first. If that's not it, the fob has to be programmed to your car.",
  modified: '2026-11-25',
  picture: {
    name: 'key-fob-programming',
    alt: 'A car remote opened: its circuit board and battery between the two halves of the shell',
  },
  what: {
    heading: 'How does a car key fob work?',
    paragraphs: [
      'The remote is the part with the buttons. It has a battery and sends a code that locks the doors, unlocks them or pops the trunk. The transponder is a chip that needs no battery. The car reads it before it lets the engine start. A smart key, or proximity fob, also answers the car by itself when you walk up.',
      "On many cars, each of these is programmed separately. That's why a fob may open the doors but not start the engine, or the other way around. Programming writes them into the car's memory. The metal blade stays the way it is.",
      'Two fobs that look the same may not work on the same car. The part number, the radio frequency and the FCC ID on the back all have to match your vehicle.',
    ],
  },
  when: {
    heading: 'Why is my key fob not working?',
    intro:
      "Change the coin battery before you book. It's the most common problem and the cheapest to fix. You likely need programming if one of these is true:",
    items: [
      'You bought a new fob and the car ignores it.',
      'The dash says no key detected, even with a new battery.',
      "The buttons work but the engine won't start, or starts and dies.",
      'The car got a new computer module and all the fobs stopped working.',
      'You lost a fob and want it deleted from the car.',
    ],
  },
  how: {
    heading: 'How we program a fob',
    steps: [
      {
        title: 'Check the simple things',
        text: "We'll look for a weak battery, bent contacts, a cracked joint, or radio noise near the car. A tester shows us whether the fob sends a signal.",
      },
      {
        title: 'Match the part',
        text: "We'll compare the numbers on your fob with what your car takes. If it's the wrong one, we'll tell you before you pay for programming.",
      },
      {
        title: 'Put the car in learning mode',
        text: 'On some older cars you do that with the doors, the locks and the ignition in a set order. Most newer cars need a tool at the diagnostic port, and sometimes a security code.',
      },
      {
        title: 'Program all of them',
        text: 'On some models we have to clear the memory first. Have every fob you want to keep with you, because each one has to be added again.',
      },
      {
        title: 'Test everything',
        text: "We'll test every button, each door, the trunk and the start, and then a start with the fob at the backup spot.",
      },
    ],
  },
  price: {
    heading: 'How much does it cost to program a key fob?',
    paragraphs: [
      'If you bring the fob, you pay for the work. If we bring it, you pay for the part too, and smart keys cost the most. It can cost more with a newer security system, with no working key, if we have to cut the blade inside, late at night or farther out.',
      "Settle one thing on the phone: what you'd owe if the fob you bought doesn't work with your car.",
    ],
  },
  ready: {
    heading: 'What do you need to program a key fob?',
    items: [
      'The year, make, model and VIN of the car.',
      'Whether you have an unused, uncut key matching the vehicle. The booking form asks, because it changes what we bring.',
      'A clear photo of the back of the fob, with the small print.',
      'All your other keys and fobs, even the one in the kitchen drawer.',
      'Proof that the car is yours: the registration and your photo ID.',
      'A good car battery, because programming can fail halfway on a weak one.',
    ],
  },
  questions: [
    {
      question: 'Can you program a used fob from another car?',
      answer:
        "Often not. Many work only with the first car they were programmed to. Some can be reset with special tools, and some can't.",
    },
    {
      question: 'Can I buy an aftermarket key fob?',
      answer:
        "Some are fine and some aren't, and the range and buttons can differ. If the numbers match, it's worth a try. Ask us before you order.",
    },
    {
      question: 'How do I start the car with a dead fob?',
      answer:
        "Most push-button cars have a backup. Hold the fob against the start button or put it in a marked slot, which you'll find in the owner's manual. The blade inside the fob opens the door.",
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-replacement',
    '/services/auto-locksmith/car-key-cutting',
    '/services/auto-locksmith/car-key-duplicate',
  ],
};
