import type { ServiceCopy } from '../../../../registry/copy.ts';

export const businessLockout: ServiceCopy = {
  title: 'Business Lockout Service in Hudson County, NJ',
  description:
    'Locked out of your shop, office or warehouse? How we open storefront doors, roll-down gates and electric locks, and who can approve the work.',
  keywords: [
    'business lockout',
    'storefront lockout',
    'office lockout',
    'roll-down gate locked',
    'commercial locksmith 24 hours',
  ],
  heading: 'Business lockout',
  lead: "Your staff is on the sidewalk and the door won't open. Tell us what kind of door it is, and have someone there who can approve the work.",
  modified: '2026-11-28',
  picture: {
    name: 'business-lockout',
    alt: 'A red CLOSED sign behind the locked glass door of a shop after dark',
  },
  what: {
    heading: 'Can you open a storefront door?',
    paragraphs: [
      'Many storefronts have a narrow aluminum frame. Inside it is a bolt that swings or hooks, turned by a cylinder that threads into the door and is held by a small set screw. Offices often have heavy-duty lever locks. Back doors may have a panic bar on the inside, and just a pull, or nothing, on the outside.',
      "Each of those opens in a different way. We'll open one entrance with as little damage as we can, so you can do business today and lock up tonight.",
    ],
  },
  when: {
    heading: 'When to call about a business lockout',
    items: [
      "The only key went home with an employee who isn't answering.",
      'A key broke in the gate lock.',
      "The roll-down gate is up, but the door behind it won't open.",
      'The card reader or keypad failed and the door stays locked.',
      'A manager left and never returned the keys.',
      'An office, supply room or desk is locked in the middle of the workday.',
      "It's closing time and the front door won't lock.",
    ],
  },
  how: {
    heading: 'How we get you back into your business',
    steps: [
      {
        title: 'Find out who can approve it',
        text: "The owner, a manager the owner names, or the landlord's agent has to okay the work. A quick call to the owner while we're standing there often settles it.",
      },
      {
        title: 'Choose the entrance',
        text: 'A side or back door may be easier than the front. Gate padlocks come off before the door lock. Someone has to be able to reach the alarm panel, too.',
      },
      {
        title: 'Pick the lock or bypass it',
        text: "Good commercial locks take longer than house locks, and high-security ones are built to resist picking. If an electric strike stays locked without power, there's usually a regular key cylinder on that door, so we work on that.",
      },
      {
        title: 'Make it lock again',
        text: "If we have to drill, we'll tell you why first. A threaded cylinder can be swapped without changing the whole lock, as long as the size and the cam match.",
      },
    ],
  },
  price: {
    heading: 'How much does a business lockout cost?',
    paragraphs: [
      'Emergency lockout service starts at $49, but a shop or office can cost well above that. There may be a gate and a door, a high-security lock, or an electric lock to work around. It can also cost more late at night, farther out or when you need new parts. Get the price, and have whoever pays the bill agree to it, before we take out a tool.',
      'If the lost key also opened other rooms, ask for a separate price to rekey those doors.',
    ],
  },
  ready: {
    heading: 'What you need for a business lockout',
    items: [
      'A photo ID from the person asking, and their job at the company.',
      'A lease, a business license or a bill with the business name and address.',
      'A phone number for the owner or the property manager.',
      "The alarm code, and the alarm company's number so you can warn them.",
      'Any spare keys, even ones that look wrong. They help us identify the lock.',
    ],
  },
  questions: [
    {
      question: 'Can an employee have the door opened?',
      answer:
        "Yes, if the owner or manager confirms it. A uniform or a name tag alone isn't enough.",
    },
    {
      question: 'Will you open up if my landlord changed the locks?',
      answer:
        "We won't while you two disagree about it. Talk to the landlord or a lawyer first, and we can come when the landlord agrees in writing.",
    },
    {
      question: 'What if someone is stuck inside?',
      answer:
        'If anyone is hurt or in danger, or you see smoke, call 911. When everyone is safe, call us and have the exit door checked. People should be able to get out without a key.',
    },
    {
      question: 'Do you open safes, too?',
      answer:
        "Safes aren't on our list of services, but we open doors, gates and the locks inside your business. If you're not sure, call and describe it.",
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/access-control',
    '/services/commercial-locksmith/emergency-exit-device',
    '/service-areas/union-city',
  ],
};
