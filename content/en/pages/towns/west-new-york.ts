import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const westNewYork: TownCopy = {
  title: '24/7 Locksmith in West New York, NJ | Locksmith & Security',
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
  heading: 'Your locksmith in West New York',
  lead: "We see keypads on the waterfront, older locks along Boulevard East, and store doors on Bergenline Avenue. Here's what you can try yourself, and when to call us.",
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Dead keypad at Port Imperial',
      paragraphs: [
        "A waterfront apartment may have a keypad or card lock in place of a plain deadbolt. When it goes dead, check the batteries first. Some models have two contacts on the outside, where a fresh 9-volt battery gives you enough power to get in once. Others hide a regular keyhole under a cap. If you don't find either one, describe the lock to us when you call.",
        "A slow motor or a blinking light means it's time to replace all the batteries at once.",
      ],
    },
    {
      heading: 'Locked out on Boulevard East',
      paragraphs: [
        "Older apartment doors may have a mortise lock: a steel case set into the door's edge, with the latch and the deadbolt in one body. On many of them, two small buttons on that edge decide if the outside knob turns. Bump the wrong one on your way to the mailbox and you're locked out. We can set them so only the deadbolt locks the door.",
        'If the knob is floppy or the latch gets stuck halfway, the springs inside may be worn. We can often repair the case, or swap it for one the same size.',
      ],
      picture: townPictures.desk,
    },
    {
      heading: 'Store and street doors on Bergenline Avenue',
      paragraphs: [
        "Between two store windows there may be a plain door that leads to the apartments upstairs. If its closer has lost its oil, the door slams. If the closer is too weak, the door doesn't shut all the way. Either way, people blame the lock. Get the closer fixed before somebody wedges the door open.",
        'A store may have a gate, a glass door, an office and a stockroom. With master keying, a new clerk can open one of them and none of the others.',
      ],
    },
    {
      heading: 'How much does a locksmith cost in West New York?',
      paragraphs: [
        `You'll usually pay more for an electronic lock or a rare cylinder than for a basic lock. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Locksmith services in West New York',
    items: [
      {
        title: 'The keypad is dark',
        text: "If there's no spare key and the battery trick doesn't work, we'll open the door with as little damage as the lock allows.",
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'An old mortise lock is giving out',
        text: "We'll take the case out and look at it before anyone talks about a new one.",
        path: '/services/residential-locksmith/lock-repair',
      },
      {
        title: "The fob doesn't unlock the car",
        text: "We'll check the battery first, then the pairing. We'll match a new fob to your car by year, make and model.",
        path: '/services/auto-locksmith/key-fob-programming',
      },
      {
        title: 'Too many people have the store key',
        text: 'One key for the owner, and others that open only some doors.',
        path: '/services/commercial-locksmith/master-key',
      },
    ],
  },
  ready: {
    heading: 'What to have ready in West New York',
    items: [
      "A photo ID, like your driver's license or passport.",
      'A bill, a lease or the front desk record that ties you to the unit.',
      'The name "West New York" with your address, because Guttenberg shares ZIP code 07093.',
      'The building, the entrance and any gate code, which has its own box in the request form.',
      'A photo of the lock, so you can describe it over the phone.',
    ],
  },
  questions: [
    {
      question: 'Do I have to tell the concierge that a locksmith is coming?',
      answer:
        "It helps, and many buildings require it. The desk may also have a spare key, and then you don't need us.",
    },
    {
      question: "Can you make a fob for my building's garage?",
      answer:
        "Garage and lobby readers work from the building's own list, so the manager has to add or cancel a fob. We program car fobs, and we work on access control when the owner of the system asks us to.",
    },
    {
      question: 'Will you have to drill an electronic lock?',
      answer:
        "Drilling is the last resort. First we'll try outside power, a hidden keyhole, or the latch itself. If drilling is the only way, we'll tell you why and what has to be replaced, and you decide.",
    },
  ],
  neighbors: ['guttenberg', 'weehawken', 'union-city', 'north-bergen'],
};
