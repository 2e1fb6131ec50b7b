import type { ServiceCopy } from '../../../../registry/copy.ts';

export const houseLockout: ServiceCopy = {
  title: 'House Lockout Service in Hudson County, NJ',
  description:
    'Locked out of your house or apartment? What to check first, how we open the door, what proof of address we need, and what makes it cost more.',
  keywords: [
    'locked out of my house',
    'apartment lockout',
    'house lockout',
    'home locksmith Hudson County',
    'broken key in door',
  ],
  heading: 'House and apartment lockout',
  lead: "The door shut behind you and the key is inside. We're open all night. Before you call, run through the short list below.",
  modified: '2026-11-28',
  picture: {
    name: 'house-lockout',
    alt: 'A locked front door; through the glass beside it, house keys on a lamplit table inside',
  },
  what: {
    heading: 'Can you open a door without breaking the lock?',
    paragraphs: [
      "We want you back inside with the same lock and the same key. So we'll look at the door first: which way it swings, what's holding it shut, and how good the lock is.",
      'If the door just swung shut, only the spring latch is holding it. If you locked it with a key, the deadbolt is holding it too, and that takes more work. Try to remember whether you turned the key on your way out.',
    ],
  },
  when: {
    heading: "What to do if you're locked out of your house",
    intro:
      "If there's smoke, a gas smell or a pot on the stove, call 911. If not, go down this list:",
    items: [
      'Ask whether a roommate, relative or neighbor has a spare key.',
      'If you rent, call the super or the landlord. They may have a key to your apartment.',
      "Try the back door, but don't climb to a window or a fire escape.",
      'Call us if the key is lost, stolen, bent or broken in the lock.',
      'Call us if a keypad lock is dead and has no keyhole.',
      "Call us if the key goes in but won't turn, even when you pull the door toward you.",
    ],
  },
  how: {
    heading: 'How does a locksmith open a locked door?',
    steps: [
      {
        title: 'Check who you are',
        text: "You show us a photo ID and something with this address on it. If both are inside, tell us on the phone and we'll agree on how to check before anyone drives out.",
      },
      {
        title: 'Try the latch',
        text: 'If only a spring latch is holding, we can sometimes slide it back without touching the lock itself. A working deadlatch is made to stop that.',
      },
      {
        title: 'Pick the lock',
        text: "Inside the lock are small pins on springs. We'll lift each one to the height your key would, and the lock turns. It takes patience, and it normally leaves the lock as it was.",
      },
      {
        title: 'Drill only if nothing else works',
        text: "Some high-security or badly worn locks can't be picked. Drilling ruins the cylinder, so you'd need a new one. We'll tell you why and what the part costs, and you decide.",
      },
    ],
  },
  price: {
    heading: 'How much does a house lockout cost?',
    paragraphs: [
      "Emergency lockout service starts at $49, and the final price depends on the job. A latch at noon is quick work, but a pick-resistant deadbolt at three in the morning isn't. It can cost more late at night or farther out, with some types of locks, with more than one locked door in the way, or if you need a new cylinder. We'll look at the door, give you the price, and start when you say yes.",
    ],
  },
  ready: {
    heading: 'How to prove that you live there',
    items: [
      "A driver's license or state ID, plus something newer if it has an old address.",
      "A lease, a deed, a utility bill or a piece of mail, and it's fine to show it on your phone.",
      'The number of your landlord or super, if they can vouch for you.',
      'The floor, the apartment number, and how to get through the lobby or gate.',
      'The code for any alarm that starts when the door opens.',
    ],
  },
  questions: [
    {
      question: 'What if my ID and my lease are locked inside?',
      answer:
        "Tell us when you call. A bill in your email helps, and so does a super who knows you. Then we'll look at your ID and lease right after the door opens. If there's no way to show you live there, we can't open it.",
    },
    {
      question: 'Should I rekey if my keys were stolen with my bag?',
      answer:
        "Yes. You'd be back inside, but someone may have your key and your address. Ask us to rekey the lock on the same visit, so the stolen key stops working.",
    },
    {
      question: 'Can you open a smart lock with dead batteries?',
      answer:
        'Usually we can, but first check for two contacts under the keypad that take a 9-volt battery, or a keyhole behind a cover. Either one may get you in without us.',
    },
    {
      question: 'Will you let in my tenant or my ex?',
      answer:
        "We'll only let in someone who can show they have the right to go in. If two people disagree about who lives there, the police or a court has to sort that out.",
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/residential-locksmith/lock-rekey',
    '/services/residential-locksmith/lock-replacement',
    '/services/emergency-locksmith/car-lockout',
    '/service-areas/north-bergen',
  ],
};
