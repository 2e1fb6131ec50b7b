import type { ServiceCopy } from '../../copy.ts';

export const houseLockout: ServiceCopy = {
  title: 'House Lockout Service in Hudson County, NJ',
  description:
    'Shut out of your house or apartment? See what to check first, how a locksmith opens the door, what proof of address is needed and what moves the price.',
  keywords: [
    'house lockout',
    'apartment lockout',
    'locked out of house',
    'home locksmith Hudson County',
    'broken key in door',
  ],
  heading: 'House and apartment lockout',
  lead: 'The door closed behind you and the key is on the other side. We are open all night. First, take a breath and check the list below.',
  modified: '2026-11-20',
  picture: {
    name: 'house-lockout',
    alt: 'A shut house door with a brass knob and deadbolt, no key in sight',
  },
  what: {
    heading: 'Open the door, keep the lock',
    paragraphs: [
      'The aim is to have you indoors with the same lock and key as before. So a locksmith reads the door first: which way it swings, what holds it shut, and how good the cylinder is.',
      'A door that was only pulled shut is held by its spring latch. A door that was locked with a key is held by a deadbolt too, and that is more work. Try to recall whether you turned the key when you left.',
    ],
  },
  when: {
    heading: 'Before you call, and when to call',
    intro: 'Smoke, gas or a pot on the stove is a matter for 911. For the rest:',
    items: [
      'See whether a roommate, relative or neighbor holds a spare.',
      'In a rental, call the superintendent or the landlord, who may have a key to your unit.',
      'Check the back door, but do not climb to a window or a fire escape.',
      'Call us if the key is lost, stolen, bent or broken in the lock.',
      'Call if a keypad lock has gone dark and no hidden keyhole helps.',
      'Call if the key goes in but will not turn, even gently, with the door pulled toward you.',
    ],
  },
  how: {
    heading: 'What the locksmith does at your door',
    steps: [
      {
        title: 'Asks who you are',
        text: 'You show photo ID and something that links you to this address. If both are indoors, you agree beforehand on how to prove it.',
      },
      {
        title: 'Tests the latch',
        text: 'When nothing but a spring latch is holding, it can sometimes be eased back and the cylinder left alone. A deadlatch in good order is made to prevent that.',
      },
      {
        title: 'Picks the cylinder',
        text: 'Inside are small pins on springs. Fine tools lift each one to the height your key would, and the plug turns. It takes patience and normally leaves the lock as it was.',
      },
      {
        title: 'Drills only if nothing else works',
        text: 'High-security or badly worn locks may resist. Drilling ruins the cylinder, which then needs replacing, so you hear the reason and the cost of the new part and decide before it happens.',
      },
    ],
  },
  price: {
    heading: 'What decides the price of your door',
    paragraphs: [
      'Emergency lockout service starts at $49, and the final amount depends on the job. A latch at noon is a short piece of work. A pick-resistant deadbolt at three in the morning is not. Time of day, the kind of lock, the number of locked doors in your way and any new cylinder all count. The locksmith looks, names the price, and starts once you agree.',
    ],
  },
  ready: {
    heading: 'Proof that this is your home',
    items: [
      "A driver's license or state ID. If it shows an old address, add something newer.",
      'A lease, a deed, a utility bill or a piece of mail. On your phone is fine.',
      "Your landlord's or superintendent's number, if they can vouch for you.",
      'The floor, the unit, and how to get through the lobby or gate.',
      'The code of any alarm that starts when the door opens.',
    ],
  },
  questions: [
    {
      question: 'What if all my papers are in the apartment?',
      answer:
        'Say so on the phone. A bill in your e-mail, or a superintendent who knows you, can settle it. If there is no way at all to show that you live there, the door stays shut.',
    },
    {
      question: 'My key was stolen with my bag. Is opening enough?',
      answer:
        'You would be inside, but someone may hold a key and your address. Ask to have the lock rekeyed on that visit, so the stolen key stops working.',
    },
    {
      question: 'Can you open a smart lock with dead batteries?',
      answer:
        'Some models have contacts underneath for a 9-volt battery, or a keyhole behind a cover, and you may not need us. Failing that, the lock or another door is opened by hand.',
    },
    {
      question: 'Will you let my tenant or my ex-partner in?',
      answer:
        'Only a person who can show the right to enter. Where two people disagree about who lives there, that is for the police or a court, not for a locksmith.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-rekey',
    '/services/residential-locksmith/lock-replacement',
    '/services/emergency-locksmith/car-lockout',
    '/service-areas/north-bergen',
  ],
};
