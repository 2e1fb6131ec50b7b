import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const northBergen: TownCopy = {
  title: '24/7 Locksmith in North Bergen, NJ | Locksmith & Security',
  description:
    'Licensed, insured locksmith based in North Bergen, NJ 07047. Lockouts, gates, house locks and car keys from Tonnelle Avenue to Boulevard East.',
  keywords: [
    'locksmith North Bergen NJ',
    '24 hour locksmith 07047',
    'house lockout North Bergen',
    'car lockout Tonnelle Avenue',
    'gate lock repair North Bergen',
    'ignition repair North Bergen',
  ],
  heading: 'Your locksmith in North Bergen',
  lead: "North Bergen is our home base. Call any time, from the bottom of the hill or the top of it, and tell us what you're locked out of.",
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Sticking locks on hillside houses',
      paragraphs: [
        "Many streets here climb up the Palisades. When a porch settles, the door frame moves with it. One day the bolt misses the hole in the strike plate, and you have to lift the door to lock it. That's the time to call. If you keep forcing it, the key can snap off in the cylinder.",
        "With a gate, you'll notice it sooner. As the hinges wear, the latch side drops until the latch slides under its catch.",
      ],
    },
    {
      heading: 'Key stuck in the ignition on a hill',
      paragraphs: [
        "Wheels turned against the curb can put pressure on the steering lock, and then the key won't turn. Rock the steering wheel gently while you try it. If the key won't come out, the shifter may be a hair short of Park. Hold the foot brake, set the parking brake, and push the shifter all the way.",
        'If neither one works, stop. A worn key or a worn ignition cylinder feels the same, and force makes it worse.',
      ],
    },
    {
      heading: 'Boulevard East, Bergenline Avenue and Tonnelle Avenue',
      paragraphs: [
        'An apartment tower on Boulevard East usually has two systems. You get into the lobby with a fob from management. Your own door has a regular cylinder, and we can open or rekey that one.',
        'At a Bergenline Avenue store, the padlock on the roll-down gate may be frozen, or the door lock may turn and move nothing. Tell us which one it is.',
        'Tonnelle Avenue is also US 1/9, a busy highway. If your keys are locked in a car beside it, get well away from the traffic before you call. Tell us which way you were headed and what the nearest sign says.',
      ],
      picture: townPictures.shutter,
    },
    {
      heading: 'How much does a locksmith cost in North Bergen?',
      paragraphs: [
        `A door on a spring latch is less work than one with a high-security deadbolt, so tell us which one you have. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Locksmith services in North Bergen',
    items: [
      {
        title: 'You lost your keys in Braddock Park',
        text: "If they don't turn up and your address was on the ring, have us rekey the house.",
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'The apartment door closed behind you',
        text: "In a Boulevard East hallway or on a side-street porch, we'll first try to open the lock without damaging it.",
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Your keys are in the car near Tonnelle Avenue',
        text: "Whether they're on the seat or in the trunk, we'll use tools made for car doors, and we won't break the window.",
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        title: 'Key stuck in the ignition',
        text: "If rocking the wheel didn't help, we'll check the cylinder and the key for wear.",
        path: '/services/auto-locksmith/ignition-lock-cylinder',
      },
      {
        title: 'The yard gate drags',
        text: "We'll reset the latch or the lock, or replace it with one that has more play.",
        path: '/services/residential-locksmith/gate-locks',
      },
    ],
  },
  ready: {
    heading: 'What to have ready in North Bergen',
    items: [
      'A photo ID, and something that ties your name to the address.',
      'For a car, the registration in your name.',
      "The cross street, and whether you're at the uphill or downhill end of the block.",
      'On a narrow street, a place where a work vehicle can stop.',
    ],
  },
  questions: [
    {
      question: 'Where are you based in North Bergen?',
      answer:
        "We're based in ZIP code 07047, and we come to you. Call, or put the address of the door or car in the request form.",
    },
    {
      question: 'Do I need a new lock if the bolt only works when I lift the door?',
      answer:
        "Probably not. The door and the strike plate don't line up anymore. We'll check the hinges, the frame and the strike first. You only need a new lock if the old one is worn, too.",
    },
    {
      question: 'Will you open my apartment if my ID has my old address?',
      answer:
        'Yes, if you have other proof: a lease, a bill, or a building manager who knows you live there. If you have no proof at all, we have to say no.',
    },
  ],
  neighbors: ['guttenberg', 'west-new-york', 'union-city', 'secaucus', 'jersey-city'],
};
