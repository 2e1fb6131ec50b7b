import type { ServiceCopy } from '../../../../registry/copy.ts';

export const carLockout: ServiceCopy = {
  title: 'Car Lockout Service in Hudson County, NJ',
  description:
    'Locked your keys in the car or trunk, or have a dead fob? How we open a car, what to have with you, and what makes it cost more.',
  keywords: [
    'locked keys in car',
    'locked out of my car',
    'car lockout',
    'keys in trunk',
    'dead key fob',
    'auto lockout North Bergen',
  ],
  heading: 'Car lockout',
  lead: 'Locked your keys in the car? Stay somewhere safe, call us, and tell us where the car is and what make and model it is.',
  modified: '2026-11-28',
  picture: {
    name: 'car-lockout',
    alt: 'A car key on the seat of a locked car, seen through a window wet with rain',
  },
  what: {
    heading: 'Locked keys in car: what we do',
    paragraphs: [
      'On a car lockout we do one thing: open a door or the trunk so you can reach your keys. The key you already own still starts the car afterward.',
      "If the keys are lost for good, that's a different job. A new key has to be cut, and most newer cars also need its chip programmed. Tell us which one it is, because we bring different tools for each.",
    ],
  },
  when: {
    heading: 'When to call about a car lockout',
    intro: 'If a child, a pet or anyone who needs help is locked inside, call 911 first, then us.',
    items: [
      'You can see the keys on the seat or in the ignition.',
      'The keys are in the trunk, and the trunk is locked.',
      'The car battery is dead, so the remote does nothing.',
      "The fob's battery is dead and you can't find a keyhole.",
      "The key spins in the door but doesn't unlock it.",
      'The key broke off in the door.',
    ],
  },
  how: {
    heading: 'How does a locksmith open a car door?',
    steps: [
      {
        title: 'Check for an easy way in',
        text: 'Many fobs have a metal key hidden inside, and many door handles have a keyhole under a small cap. If that gets you in, you may not need us.',
      },
      {
        title: 'Match the car to you',
        text: "We'll compare your ID with the registration, and the registration with the vehicle identification number (VIN) at the bottom of the windshield.",
      },
      {
        title: 'Pick the right method for your car',
        text: "On some cars we'll pick the door lock. On others we'll use a soft air wedge to open a small gap at the top of the door, then reach a button or handle inside with a coated tool. Modern doors have wires and airbags in them, so nobody should fish around in one blind.",
      },
      {
        title: 'Open it and check it with you',
        text: "You'll get your keys and try them, and then we'll look over the paint, the seal and the window together. The alarm may go off until the car reads its own key.",
      },
    ],
  },
  price: {
    heading: 'How much does it cost to unlock a car?',
    paragraphs: [
      "Emergency lockout service starts at $49, but we can't open every car for that. It can cost more late at night or farther from North Bergen, with some models and types of locks, or if the trunk locks separately from the doors. Ask for your price before we start.",
      'Cutting a new key, programming a chip or removing a broken key is a separate job with its own price.',
    ],
  },
  ready: {
    heading: 'What you need for a car lockout',
    items: [
      'The year, make and model of the car.',
      "Where it's parked: the cross street, the garage level or the space number.",
      "Your driver's license or another photo ID.",
      "The registration, or a photo of it. If it's in the glove box, tell us when you call.",
      "For a rental or company car, the agreement or the number of someone who can confirm you're allowed to drive it.",
    ],
  },
  questions: [
    {
      question: 'Can you open it if my registration is locked in the car?',
      answer:
        "Yes, so have your ID ready, and look on your phone for a photo of the registration, an insurance card or a rental agreement. We'll check the registration as soon as we can reach it, before we leave.",
    },
    {
      question: 'Should I try to open it with a coat hanger?',
      answer:
        'Better not. On newer cars it can scratch the paint, tear the door seal or pull a wire loose, and it rarely reaches the lock.',
    },
    {
      question: 'Can you open a locked trunk?',
      answer:
        "Usually, with the release inside the car. Some cars block that release or cut its power. Then we'll work on the trunk's own lock, if it has one, or make a key.",
    },
    {
      question: 'What if my car is in a parking garage?',
      answer:
        "Tell us the entrance, the height limit, and whether an attendant has to let us in. Cell phones often lose signal in a garage, so let's agree on a place to meet.",
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/auto-locksmith/car-key-replacement',
    '/services/auto-locksmith/key-fob-programming',
    '/services/emergency-locksmith/house-lockout',
    '/service-areas/hoboken',
  ],
};
