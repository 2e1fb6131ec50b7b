import { business } from '../../../../facts/business.ts';
import type { CategoryCopy } from '../../../../registry/copy.ts';

export const emergencyCategory: CategoryCopy = {
  title: '24-Hour Emergency Locksmith in Hudson County, NJ',
  description:
    'Locked out of your car, home, business or storage unit? What to tell us on the phone, what proof we ask for, and what a lockout costs to start.',
  keywords: [
    'emergency locksmith',
    '24 hour locksmith',
    'lockout service North Bergen',
    'locked out',
    'Hudson County locksmith',
  ],
  heading: 'Emergency locksmith',
  lead: "Locked out of your car, home, business or storage unit? We're licensed, insured and open 24/7 in North Bergen and seven nearby towns. If you're locked out now, call instead of using the form.",
  modified: '2026-11-28',
  picture: {
    name: 'emergency-locksmith',
    alt: 'A blue front door ajar at night, a lamp lit in the hall behind it',
  },
  passages: [
    {
      heading: 'Is anyone in danger?',
      paragraphs: [
        "Call 911 if someone is trapped, sick or at risk, if you see fire or smell gas, or if there's a break-in going on. Police and firefighters can break open a door to reach someone. We can help with the lock afterward.",
      ],
    },
    {
      heading: 'What to tell a locksmith on the phone',
      paragraphs: [
        "We need to know three things: where you are, what's locked, and why it won't open. A key left inside is one job, and a lost key, or one that broke off in the lock, is another. Tell us about a second lock, an alarm or a doorman, too.",
        "If your phone is about to die, say so first. Wait somewhere warm and well lit if you can. If you can't talk, send the request form, which works at any hour.",
      ],
    },
    {
      heading: 'Will a locksmith drill my lock?',
      paragraphs: [
        "We'll start with the simplest fix, then pick the lock or bypass it with tools made for the job. We drill only when nothing else works. If it comes to that, we'll tell you why and what the new part costs while you can still say no.",
      ],
    },
    {
      heading: 'How much does a lockout cost?',
      paragraphs: [
        "Emergency lockout service starts at $49. It can cost more late at night or farther out, with some types of locks or a locked deadbolt, or when a part has to be replaced. Describe the problem on the phone and we'll tell you what the price depends on. We'll agree on it with you at the door, before we start.",
      ],
    },
  ],
  choose: {
    heading: 'Which lockout is yours?',
    intro: "Pick whatever is locked, and we'll take you to the right page.",
    items: [
      {
        text: "A car, truck or van, with the keys inside or in the trunk: car lockout. If there's no key left at all, see car key replacement.",
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        text: 'The house or apartment you live in, rented or owned: house lockout.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        text: 'A shop, office or warehouse, or a room in one: business lockout.',
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        text: 'A rented storage unit with your own lock on it: storage unit lockout.',
        path: '/services/emergency-locksmith/storage-unit-lockout',
      },
      {
        text: "You're inside, but the lock doesn't hold anymore: lock repair or lock replacement.",
        path: '/services/residential-locksmith/lock-repair',
      },
    ],
  },
  services: {
    'car-lockout': "Keys in the car or trunk, a dead fob, or a door that won't unlock.",
    'house-lockout': 'Houses and apartments, from a door that swung shut to a lost deadbolt key.',
    'business-lockout': 'Storefronts, gates and offices, with someone there who can approve it.',
    'storage-unit-lockout': "Disc locks, cylinder locks and padlocks, with the facility's okay.",
  },
  questions: [
    {
      question: 'Why does a locksmith need my ID?',
      answer:
        "We know you may be freezing out there, but a stranger could be asking us to open your door. So we ask everyone for a photo ID and one thing that ties them to the car, home or business. If it's locked inside, we'll check it right after the door opens. If you have no proof at all, we won't open it, and that protects you, too.",
    },
    {
      question: 'Are you open nights and holidays?',
      answer: 'Yes, we pick up the phone and do jobs day and night, 365 days a year.',
    },
    {
      question: 'What is your license number?',
      answer: `It's NJ license #${business.license}, and we're insured, too. Ask the person who comes to your door for that number before work starts.`,
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/auto-locksmith/car-key-replacement',
    '/services/residential-locksmith/lock-repair',
  ],
};
