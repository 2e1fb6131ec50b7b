import type { TownCopy } from '../copy.ts';

export const westNewYork: TownCopy = {
  title: 'West New York, NJ Locksmith, 24/7 | Locksmith & Security',
  description:
    'Around-the-clock locksmith in West New York, NJ 07093: keypad and fob trouble at Port Imperial, Boulevard East apartments, Bergenline Avenue stores.',
  keywords: [
    'locksmith West New York NJ',
    'locksmith 07093',
    'Port Imperial locksmith',
    'Boulevard East lockout',
    'key fob programming West New York',
    'electronic lock not working',
  ],
  heading: 'West New York: from Port Imperial up to Bergenline',
  lead: 'Three settings share this town: the waterfront, Boulevard East and Bergenline Avenue. The locks differ in each. Here is what to expect, and what to do first.',
  modified: '2026-11-20',
  passages: [
    {
      heading: 'At the Port Imperial waterfront',
      paragraphs: [
        'Waterfront homes may have a keypad or card lock in place of a plain deadbolt. When it goes dead, suspect the batteries. Some models have two contacts on the outside where a fresh 9-volt battery lends enough power for one opening. Others hide an ordinary keyhole under a cap. Look for either. If you find nothing, describe the lock when you call.',
        'A slow motor or a blinking light is the hint to replace all the batteries at once.',
      ],
    },
    {
      heading: 'Along Boulevard East',
      paragraphs: [
        "Apartment doors of an older sort may have a mortise lock: a steel case let into the door's edge, with latch and deadbolt in one body. On many, two small buttons on that edge decide if the outside knob turns. Brush the wrong one on the way out and a trip to the mailbox becomes a lockout. A locksmith can set them so that only the deadbolt locks the door.",
        'If the knob has grown floppy or the latch sticks half way, springs inside the case may be tired. The case can often be repaired, or swapped for one of equal size.',
      ],
    },
    {
      heading: 'On Bergenline Avenue',
      paragraphs: [
        'Between two store windows there may be a plain door that leads up to homes. A closer that has lost its oil slams it; one set too weak leaves it resting against the latch, not shut. Either way the lock gets blamed. Have it seen to before somebody wedges the door open.',
        'A store may have a gate, a glass door, an office and a stock room. With master keying, a new clerk can open one of these and not the rest.',
      ],
    },
    {
      heading: 'Working out a price',
      paragraphs: [
        'Describe the lock, what it does, and the hour you want us. An electronic lock, a rare cylinder or a late-night visit can cost more than a basic lock at midday. Agree on the total before tools come out.',
      ],
    },
  ],
  calls: {
    heading: 'What West New York may need opened or fixed',
    items: [
      {
        title: 'Keypad has gone dark',
        text: 'If no spare key and no battery contact gets you in, the door is opened with as little harm as the lock allows.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Tired mortise lock on Boulevard East',
        text: 'The case comes out and is looked at before anyone talks of buying.',
        path: '/services/residential-locksmith/lock-repair',
      },
      {
        title: 'Fob that no longer wakes the car',
        text: 'First the battery, then the pairing. A new fob is matched to your vehicle by year, make and model.',
        path: '/services/auto-locksmith/key-fob-programming',
      },
      {
        title: 'Levels of access for a store',
        text: 'One key for the owner, others that fit only some doors.',
        path: '/services/commercial-locksmith/master-key',
      },
    ],
  },
  ready: {
    heading: 'What to gather in West New York',
    items: [
      "Your driver's license or passport.",
      'A bill, lease or resident record from the front desk that ties you to the unit.',
      'The name "West New York" with your address, as Guttenberg shares ZIP code 07093.',
      'The building, the entrance and any gate code, which has its own box in the request form.',
      'A photo of the lock, so you can describe it over the phone.',
    ],
  },
  questions: [
    {
      question: 'Do I have to tell the concierge that a locksmith is coming?',
      answer:
        'It helps, and many buildings ask for it. The desk may also hold a spare key, and then you need no one.',
    },
    {
      question: "Can you make a fob for my building's garage?",
      answer:
        "Garage and lobby readers run on the building's own list, so the manager has to add or cancel a fob there. We program car fobs, and we work on access control when the owner of the system asks for it.",
    },
    {
      question: 'Will an electronic lock have to be drilled?',
      answer:
        'That comes last. Power from outside, a hidden keyhole, or opening the latch itself are tried ahead of it. If drilling is the only course, you are told why and what must be replaced, and you decide.',
    },
  ],
  neighbors: ['guttenberg', 'weehawken', 'union-city', 'north-bergen'],
};
