import { business } from '../../../../facts/business.ts';
import type { CategoryCopy } from '../../../../registry/copy.ts';

export const emergencyCategory: CategoryCopy = {
  title: '24-Hour Emergency Locksmith in Hudson County, NJ',
  description:
    'Locked out of your car, home, business or storage unit? What to tell us on the phone, what proof we ask for, and the starting price with its limits.',
  keywords: [
    'emergency locksmith',
    '24 hour locksmith',
    'lockout service North Bergen',
    'locked out',
    'Hudson County locksmith',
  ],
  heading: 'Emergency locksmith',
  lead: "Locked out of your car, home, business or storage unit? We're licensed, insured and open 24/7 in North Bergen and seven nearby towns. If you're locked out now, call instead of using the form.",
  modified: '2026-11-22',
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
      heading: 'What we ask on the phone',
      paragraphs: [
        "We need to know three things: where you are, what's locked, and why it won't open. A key left inside is one job. A lost key, or one that broke off in the lock, is another. Tell us about a second lock, an alarm or a doorman too.",
        "If your phone is about to die, say so first. Wait somewhere warm and well lit if you can. If you can't talk, send the request form. It works at any hour.",
      ],
    },
    {
      heading: 'Drilling comes last',
      paragraphs: [
        'We start with the simplest fix, then pick the lock or go around it with tools made for the job. We drill only when nothing else works. If it comes to that, we tell you why and what the new part costs while you can still say no.',
      ],
    },
    {
      heading: 'What a lockout costs',
      paragraphs: [
        "Emergency lockout service starts at $49. Late hours, distance, the type of lock or a locked deadbolt can raise it. So can a part that has to be replaced. Describe the problem on the phone and we'll tell you what the price depends on. We agree on it with you at the door, before we start.",
      ],
    },
  ],
  choose: {
    heading: 'Which lockout is yours?',
    intro: "Pick what's locked.",
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
      question: "I'm freezing out here. Why do you need my ID?",
      answer:
        "Because a stranger could be asking us to open your door. So we ask everyone for a photo ID and one thing that ties them to the car, home or business. If it's locked inside, we check it right after the door opens. No proof at all means no job, and that protects you too.",
    },
    {
      question: 'Are you open on holidays?',
      answer: 'Yes. We answer the phone and do jobs day and night, 365 days a year.',
    },
    {
      question: "How do I know you're licensed?",
      answer: `Our license number is ${business.license}. Ask the person who comes to your door for it before work starts.`,
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/auto-locksmith/car-key-replacement',
    '/services/residential-locksmith/lock-repair',
  ],
};
