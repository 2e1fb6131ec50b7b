import type { ServiceCopy } from '../../copy.ts';

export const businessLockout: ServiceCopy = {
  title: 'Business Lockout Service in Hudson County, NJ',
  description:
    'Shop, office or warehouse shut and no key that works? How storefront doors, roll-down gates and electric locks are opened, and who may ask for it.',
  keywords: [
    'business lockout',
    'storefront lockout',
    'office lockout',
    'roll-down gate locked',
    'commercial locksmith 24 hours',
  ],
  heading: 'Business lockout',
  lead: 'Staff are on the sidewalk and the door will not open. Tell us the kind of door, and have someone there who may speak for the business.',
  modified: '2026-11-20',
  picture: {
    name: 'business-lockout',
    alt: 'The locked glass door of a shop, seen from outside after dark',
  },
  what: {
    heading: 'A shop door is not a house door',
    paragraphs: [
      'Many storefronts have a narrow aluminum frame. Inside it sits a hooked or swinging bolt, worked by a threaded mortise cylinder and held by a small screw in the edge of the door. Offices often use heavy lever sets. Back doors may have a panic bar inside and a plain pull outside, or no hardware outside at all.',
      'Each has its own way in. The work is to open one entrance cleanly, so that you can trade today and lock up tonight.',
    ],
  },
  when: {
    heading: 'Reasons businesses call us',
    items: [
      "The only key went home with an employee who isn't answering.",
      'A key broke while the gate was coming up.',
      "The roll-down gate opened, but the door behind it won't.",
      'A card reader or keypad has failed and the strike stays locked.',
      'A manager has left and the keys were not returned.',
      'An inside office, supply room or desk is locked during working hours.',
      "The shop is open, but at closing time it won't lock.",
    ],
  },
  how: {
    heading: 'From the sidewalk to the counter',
    steps: [
      {
        title: 'Settle who has authority',
        text: "The owner, a manager named by the owner, or the landlord's agent has to approve the work. A call to the owner while the locksmith stands there often clears it up.",
      },
      {
        title: 'Find the right entrance',
        text: 'A side or rear door may be simpler than the front. Gate padlocks come off before the door lock, and the alarm panel has to be within your reach.',
      },
      {
        title: 'Open by picking or bypass',
        text: 'Good commercial cylinders take longer than those on homes, and high-security ones are made to resist picking. Where an electric strike stays locked without power, a mechanical key will usually still open the door, so that cylinder is worked on instead.',
      },
      {
        title: 'Make it lock again',
        text: 'If a cylinder has to be drilled, you learn why beforehand. A mortise cylinder can be exchanged without changing the whole lock, provided the size and cam fit.',
      },
    ],
  },
  price: {
    heading: 'What a business opening costs',
    paragraphs: [
      'Emergency lockout service starts at $49. Shops and offices can land well above that start, since there may be a gate and a door, a high-security cylinder, or electric hardware to work around. The time of the call, the distance and any part that has to be fitted count too. Ask for the sum and have it agreed by whoever signs for the business before the first tool comes out.',
      'If a lost key opened more than one room, ask for a separate price to rekey the doors it worked in.',
    ],
  },
  ready: {
    heading: 'Who and what should be on site',
    items: [
      'Photo ID of the person asking, and their role in the company.',
      'A lease, a business registration or a utility bill with the trading name and address.',
      'A phone number for the owner or the property manager.',
      "The alarm code, and the monitoring firm's number to warn them.",
      'Any spare keys, even ones that seem wrong. They may show the keyway.',
    ],
  },
  questions: [
    {
      question: 'Can an employee order the opening?',
      answer:
        'Yes, if the owner or manager confirms it. A uniform or a name badge alone is not enough.',
    },
    {
      question: 'A landlord has changed my locks. Will you open?',
      answer:
        'Not while the right to enter is in dispute. Speak with the landlord or a lawyer first. We can come once the landlord agrees in writing.',
    },
    {
      question: 'Someone is stuck inside. Is that a locksmith job?',
      answer:
        'If anyone is hurt or in danger, or there is smoke, dial 911. When they are safe, call us, and have the exit device looked at. People should be able to leave without a key.',
    },
    {
      question: 'Do you open safes?',
      answer:
        'Safes are not on our list of services. This page covers doors, gates and the locks inside your premises. Call and describe it if you are unsure.',
    },
  ],
  related: [
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/access-control',
    '/services/commercial-locksmith/emergency-exit-device',
    '/service-areas/union-city',
  ],
};
