import type { CategoryCopy } from '../../copy.ts';

export const emergencyCategory: CategoryCopy = {
  title: '24-Hour Emergency Locksmith in Hudson County, NJ',
  description:
    'Car, home, shop or storage unit: find the lockout you have, what to say on the phone, what proof is asked for, and the starting price with what moves it.',
  keywords: [
    'emergency locksmith',
    '24 hour locksmith',
    'lockout service North Bergen',
    'locked out',
    'Hudson County locksmith',
  ],
  heading: 'Emergency locksmith',
  lead: 'We are licensed, insured and open 24 hours, seven days a week, in North Bergen and seven towns around it. When you are locked out, calling beats filling in a form.',
  modified: '2026-11-20',
  picture: {
    name: 'emergency-locksmith',
    alt: 'A deadbolt on a dark blue door, its keyway in the light of a lamp',
  },
  passages: [
    {
      heading: 'Is anyone in danger?',
      paragraphs: [
        "If someone is trapped, ill or at risk, if there is fire or the smell of gas, or if a break-in is going on, dial 911. Police and firefighters may force a door to reach someone. A locksmith's work is to open it and leave it usable.",
      ],
    },
    {
      heading: 'What we ask on the phone',
      paragraphs: [
        "Three things decide what the locksmith needs to bring: where you are, what is locked, and why it won't open. A key left inside is one job. A key that is lost, or broken off in the lock, is another. Mention a second lock, an alarm or a doorman too.",
        'Tell us if your phone is about to die, and move somewhere warm and lit if you can. The request form works at any hour too.',
      ],
    },
    {
      heading: 'Gentle methods first',
      paragraphs: [
        'A lock is tested for its simplest fault, then picked or bypassed with tools made for it. Drilling comes last. If it has to be done, you hear why, and what the replacement part costs, while there is still time to say no.',
      ],
    },
    {
      heading: 'The starting price, and the rest',
      paragraphs: [
        'Emergency lockout service starts at $49. The real figure rises with a late hour, a long drive, a stubborn or high-security lock, and parts that must be fitted. Describe your case on the phone to get an idea, then settle the price on site before the work.',
      ],
    },
  ],
  choose: {
    heading: 'Which lockout is yours?',
    intro: 'Go by the thing that is shut, not by the key that is missing.',
    items: [
      'A vehicle, with the keys inside or in the trunk: car lockout. If no key exists any more, see car key replacement.',
      'The place you live in, rented or owned: house lockout.',
      'A shop, office, warehouse or any room in one: business lockout.',
      'A rented storage space with a lock of your own on it: storage unit lockout.',
      'You are in, but the lock no longer holds: see lock repair or lock replacement.',
    ],
  },
  services: {
    'car-lockout': 'For keys shut in the cabin or trunk, dead fobs and doors that ignore the key.',
    'house-lockout':
      'For houses and apartments, from a latch that clicked shut to a deadbolt without a key.',
    'business-lockout':
      'For storefronts, gates and offices, opened for someone who can speak for the company.',
    'storage-unit-lockout':
      "For disc locks, cylinder locks and padlocks, with the facility's consent.",
  },
  questions: [
    {
      question: "Why does a locksmith want to see my ID when I'm freezing?",
      answer:
        "Because the same skill opens a stranger's door. Photo ID plus one thing that ties you to the place or the car protects everybody, you included. Where that can't be shown, the job is refused.",
    },
    {
      question: 'Are you really open on holidays?',
      answer: 'Yes. The phone line and the service run day and night, every day of the year.',
    },
    {
      question: 'How can I check that you are licensed?',
      answer:
        'Our license number is 13VH13153100. Ask the person who comes to confirm it, and note it before work begins.',
    },
  ],
};
