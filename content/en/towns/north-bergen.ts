import type { TownCopy } from '../copy.ts';

export const northBergen: TownCopy = {
  title: 'North Bergen Locksmith, Open 24/7 | Locksmith & Security',
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
  lead: 'North Bergen is our home base. Call at any hour, from the foot of the hill or the top of it, and say which door or car has shut you out.',
  modified: '2026-11-20',
  passages: [
    {
      heading: 'What a steep street does to a lock',
      paragraphs: [
        'Many streets here climb the Palisades. When a porch settles, the door frame goes with it. One day the bolt misses the hole in its strike plate, and you have to lift the door to turn the key. Call then. Keep forcing it and the key can snap in the cylinder.',
        'Gates show it sooner. A gate drops on its latch side as the hinges wear, until the latch passes under its catch.',
      ],
    },
    {
      heading: 'Parked uphill and the ignition is stuck',
      paragraphs: [
        "Wheels turned against the curb can load the steering lock, which then pins the ignition. Rock the steering wheel gently while you turn the key. Or the car's weight may be resting on the transmission, with the shifter a hair short of Park, so the ignition will not give the key back. Hold the foot brake, set the parking brake, and push the shifter all the way.",
        'If neither works, stop. A worn key or worn wafers inside the cylinder feel the same, and force makes either one worse.',
      ],
    },
    {
      heading: 'Boulevard East, Bergenline and Tonnelle',
      paragraphs: [
        'An apartment tower on Boulevard East tends to have two systems. The lobby answers to a fob that the management issues. Your own door has a cylinder, which we can open or rekey.',
        'A shop on Bergenline Avenue may have a seized shutter padlock, or a door lock that turns and moves nothing. Say which.',
        'Tonnelle Avenue is US 1/9. If your keys are shut in a car beside it, get well away from the traffic before you phone. Tell us which way you were heading and what the nearest sign says.',
      ],
    },
    {
      heading: 'What sets the cost on the hill',
      paragraphs: [
        'The hour, the type of lock and any parts decide it. A door on a spring latch is less work than one behind a high-security deadbolt. Ask on the phone, and hear the figure before anything is touched.',
      ],
    },
  ],
  calls: {
    heading: 'Reasons to call in North Bergen',
    items: [
      {
        title: 'Keys gone in Braddock Park',
        text: 'If they do not turn up, and your address was on the ring, have the house locks set to a new key.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Apartment door closed behind you',
        text: 'In a Boulevard East hallway or on a side-street porch, the first try is to open the lock without harming it.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Locked car near Tonnelle Avenue',
        text: 'Keys on the seat or in the trunk. The door is opened with tools made for it, not by breaking glass.',
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        title: 'Ignition that holds the key on a grade',
        text: 'When rocking the wheel has not helped, the cylinder and the key are checked for wear.',
        path: '/services/auto-locksmith/ignition-lock-cylinder',
      },
      {
        title: 'Yard gate that drags',
        text: 'Latches and gate locks are set again, or changed for a kind with more play.',
        path: '/services/residential-locksmith/gate-locks',
      },
    ],
  },
  ready: {
    heading: 'While you wait on the hill',
    items: [
      'A photo ID, and something that ties your name to the address.',
      'For a vehicle, the registration in your name.',
      'The cross street, and whether you are at the uphill or downhill end of the block.',
      'A word about where a work vehicle can stop, if your street is narrow.',
    ],
  },
  questions: [
    {
      question: 'Where in North Bergen are you?',
      answer:
        'We are based in North Bergen, ZIP code 07047, and the work comes to you. Call, or give the address of the door or car in the request form.',
    },
    {
      question: 'The bolt only works when I lift the door. Do I need a new lock?',
      answer:
        'Probably not. The door and the strike plate no longer line up. The hinges, the frame and the strike are checked first. A new lock is needed only if the old one is worn too.',
    },
    {
      question: 'My ID still shows my last address. Will you open my apartment?',
      answer:
        'Other proof can serve: a lease, a bill, a building manager who can vouch for you. With no proof of any kind, the locksmith has to say no.',
    },
  ],
  neighbors: ['guttenberg', 'west-new-york', 'union-city', 'secaucus', 'jersey-city'],
};
