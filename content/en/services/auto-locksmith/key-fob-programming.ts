import type { ServiceCopy } from '../../copy.ts';

export const keyFobProgramming: ServiceCopy = {
  title: 'Car Key Fob Programming in Hudson County, NJ',
  description:
    'New fob, or one the car no longer hears? What to check first, why used fobs often fail, and what programming needs from you and your vehicle.',
  keywords: [
    'key fob programming',
    'program car remote',
    'proximity key',
    'replacement fob',
    'FCC ID',
    'key not detected',
  ],
  heading: 'Key Fob Programming',
  lead: 'A fob is a small radio that your car has to be taught to trust. Here is how it learns, and how to tell whether the fob you hold can be taught at all.',
  modified: '2026-11-20',
  picture: {
    name: 'key-fob-programming',
    alt: 'A car remote opened: its circuit board and battery between the two halves of the shell',
  },
  what: {
    heading: 'Three devices in one shell',
    paragraphs: [
      'The remote is the part with buttons. It has a battery and sends a rolling code that locks, unlocks or pops the trunk. The transponder is a chip with no battery at all. The car wakes it with a radio field and reads it before it allows a start. A proximity fob adds a third trick, answering the car by itself when you come near.',
      "They're learned separately on many cars. That is why a fob may open the doors and not start the engine, or the other way round. Programming means writing each of them into the right memory of the vehicle. It doesn't touch the metal blade.",
      'Fobs are not interchangeable because they look alike. The part number, the radio frequency and the FCC ID printed on the back have to suit your exact vehicle.',
    ],
  },
  when: {
    heading: 'First, is it really the programming?',
    intro:
      "Change the coin battery before you book. It's the most common fault and the cheapest to fix. Then think of programming if:",
    items: [
      'You bought a new fob and the car ignores it.',
      'The dash says no key was detected, with a fresh battery fitted.',
      "The buttons work but the engine won't start, or it starts and dies.",
      'A module in the car was replaced and all fobs went silent.',
      'You want a lost or sold-on fob taken out of the memory.',
    ],
  },
  how: {
    heading: 'How the car learns a fob',
    steps: [
      {
        title: 'Try the simple causes',
        text: 'Battery, bent contacts, a cracked solder joint, radio noise near the car. A signal tester shows whether the fob sends anything.',
      },
      {
        title: 'Match the part',
        text: 'Numbers on your fob are compared with what the vehicle takes. A wrong one is set aside before you spend on labor.',
      },
      {
        title: 'Open the learning mode',
        text: 'Some older cars do it with a sequence of doors, locks and ignition turns. Most newer ones need a tool at the diagnostic port, and sometimes a security code.',
      },
      {
        title: 'Register them all',
        text: 'On some models the memory is cleared first, so each fob you mean to keep has to be there and be written again.',
      },
      {
        title: 'Go round the car',
        text: 'Every button, each door, trunk, start, and start again with the fob held at the backup spot.',
      },
    ],
  },
  price: {
    heading: 'What a programming job adds up to',
    paragraphs: [
      "If you supply the fob, you pay for the visit and the programming. If it's supplied for you, the part is added, and proximity fobs are the costly kind. Newer security systems, no working key, cutting the insert blade, the distance and the hour move the sum as well.",
      'One thing to settle on the phone: what is owed if the fob you bought turns out not to fit. Settle it before the visit, along with the rest of the price.',
    ],
  },
  ready: {
    heading: 'Put these next to you',
    items: [
      "The vehicle's year, make and model, and its VIN.",
      'Whether you have an unused, uncut key matching the vehicle. The booking form asks, because a bought fob changes what has to be brought.',
      'A photo of the back of the fob, with the small print readable.',
      'All other keys and fobs, including the one in the kitchen drawer.',
      "Proof that it's yours: registration, plus a license or other picture ID.",
      'A healthy car battery. Low voltage can spoil a programming session.',
    ],
  },
  questions: [
    {
      question: 'Can a used fob from another car be programmed?',
      answer:
        'Often not. Many lock themselves to the first vehicle for good. Some can be reset with special equipment, and others only look as though they worked.',
    },
    {
      question: 'Is an aftermarket fob all right?',
      answer:
        'Some are fine, some are poor. Range and button feel vary. If the numbers match it is worth a try, but ask before you order.',
    },
    {
      question: 'How do I start with a dead fob?',
      answer:
        "Most push-button cars have a backup. Hold the fob against the start button or in a marked pocket. The owner's manual shows where, and the hidden blade opens the door.",
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-replacement',
    '/services/auto-locksmith/car-key-cutting',
    '/services/auto-locksmith/car-key-duplicate',
  ],
};
