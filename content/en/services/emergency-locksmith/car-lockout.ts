import type { ServiceCopy } from '../../copy.ts';

export const carLockout: ServiceCopy = {
  title: 'Car Lockout Service in Hudson County, NJ',
  description:
    'Keys shut in the car or trunk, or a fob that has gone dead? How a licensed locksmith opens a car, what to have with you and what moves the price.',
  keywords: [
    'car lockout',
    'locked out of my car',
    'keys locked in car',
    'keys in trunk',
    'dead key fob',
    'auto lockout North Bergen',
  ],
  heading: 'Car lockout',
  lead: 'Your keys are on the seat and the doors are shut. Stay where it is safe, call, and say where the car stands and what it is.',
  modified: '2026-11-20',
  picture: {
    name: 'car-lockout',
    alt: 'A car key left lying on a stitched leather seat',
  },
  what: {
    heading: 'Getting you back into your own car',
    paragraphs: [
      'A car lockout visit has one aim: to open a door or the trunk so that you can reach your keys. The key you already own still starts the car afterward.',
      'It is a different job when the keys are gone for good. Then a new key must be cut, and on most newer cars its transponder chip has to be taught to the car. Tell us which of the two it is, because the tools are not the same.',
    ],
  },
  when: {
    heading: 'When drivers call us out',
    intro:
      'If a child, an animal or anyone who needs help is shut inside, call 911 first and a locksmith second.',
    items: [
      'The keys lie in plain view on the seat, or are still in the ignition.',
      'They went into the trunk with the bags, and the lid locked.',
      'The car battery is dead, so the remote does nothing.',
      "The fob's own battery is dead and you can't find a keyhole.",
      'The key turns freely in the door but no longer moves the lock.',
      'Part of the key snapped off in the door.',
    ],
  },
  how: {
    heading: 'How a car door is opened',
    steps: [
      {
        title: 'Try the easy way in',
        text: 'Many fobs hide a metal blade, and many handles hide a keyhole under a small cap. If that gets you in, you may need no one.',
      },
      {
        title: 'Match the car to you',
        text: 'The locksmith compares your ID with the registration, and the registration with the vehicle identification number (VIN) at the foot of the windshield.',
      },
      {
        title: 'Choose a method for the model',
        text: 'On one car, the wafers in the door lock can be picked. On another, a soft air wedge makes a gap at the edge of the door and a coated tool works a control inside. Wires and airbags run through modern doors, so nobody should fish around in one blind.',
      },
      {
        title: 'Open it and look it over',
        text: 'You get your keys, try them, and check paint, seal and window together. The alarm may sound until the car sees its own key.',
      },
    ],
  },
  price: {
    heading: 'What opening a car costs',
    paragraphs: [
      'Emergency lockout service starts at $49. That is where prices begin, not the price of every car. The hour, how far the car is from North Bergen, the model and the kind of lock all move it, and so does a trunk with its own deadlock. Ask for your figure before work begins.',
      'Cutting a new key, programming a chip or removing a broken blade is separate work with its own price.',
    ],
  },
  ready: {
    heading: 'Have this beside you at the curb',
    items: [
      'Year, make and model of the vehicle.',
      'Where it is parked: cross street, level of the deck, or the space number.',
      "Your driver's license or other photo ID.",
      'The registration, or a photo of it. If it is in the glove box, say so when you call.',
      'For a rental or company car, the agreement or a contact who can confirm that you may drive it.',
    ],
  },
  questions: [
    {
      question: 'My papers are locked inside. What now?',
      answer:
        'A picture of the registration, an insurance card in an app or a rental agreement in your e-mail can be compared with the VIN. The papers in the car are checked too, once they can be reached. With nothing that ties you to the car, the locksmith has to decline.',
    },
    {
      question: 'Should I try a coat hanger?',
      answer:
        'Better not. On current cars it tends to scratch paint, tear the door seal or catch a wire, and it rarely reaches anything useful.',
    },
    {
      question: 'Can you open a trunk when the cabin is open?',
      answer:
        "Usually, with the release inside. Some cars block that release or cut its power. Then the trunk's own lock is worked on, if it has one, or a key is made.",
    },
    {
      question: 'The car is in a parking deck. Does that matter?',
      answer:
        'Tell us the entrance, any height limit, and whether an attendant must let the locksmith in. Phones can lose signal below ground, so agree on a place to meet.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-replacement',
    '/services/auto-locksmith/key-fob-programming',
    '/services/emergency-locksmith/house-lockout',
    '/service-areas/hoboken',
  ],
};
