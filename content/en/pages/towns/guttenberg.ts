import { business } from '../../../facts/business.ts';
import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const guttenberg: TownCopy = {
  title: '24/7 Locksmith in Guttenberg, NJ | Locksmith & Security',
  description:
    'Locked out of an apartment, house or car in Guttenberg, NJ? What to ask the desk in a tower such as the Galaxy Towers, and when to call a locksmith.',
  keywords: [
    'locksmith Guttenberg NJ',
    'Galaxy Towers locksmith',
    'high-rise apartment lockout',
    'locksmith 07093 Guttenberg',
    'apartment lock change Guttenberg',
  ],
  heading: 'Guttenberg locksmith for towers and houses',
  lead: 'Guttenberg is about four blocks wide, so finding your street is easy. Tell us the building, the floor and the kind of lock, and call us at any hour.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Locked out of a tower apartment',
      paragraphs: [
        `If you live in a high-rise such as the Galaxy Towers, try the front desk before you call us. They may have a spare key. If they don't, ask them if an outside locksmith can come up at this hour, and what they need to see from us. We're insured and work under NJ license #${business.license}. You can pass that along while you wait.`,
      ],
      picture: townPictures.desk,
    },
    {
      heading: 'Changing the lock on an apartment door',
      paragraphs: [
        "An apartment door on a shared hallway is often fire-rated. It closes by itself, which is how people end up in the hallway in their socks. Nobody should drill a new hole in that door unless management says it's OK.",
        "We don't need a new hole to rekey the lock or change the cylinder. Check with management first, though. They may want a copy of the new key. And if your lock is part of the building's master key system, only the person who runs it can order a matching cylinder.",
      ],
    },
    {
      heading: 'House locks and gates',
      paragraphs: [
        'If you own a house, think past the front door: the side gate, the basement door, the porch lock that earlier owners had keys to. If you carry four keys for one house, we can usually put those locks on one key, as long as they all take the same type.',
      ],
    },
    {
      heading: 'What to do if the car says key not detected',
      paragraphs: [
        "If you have a start button and the car says there's no key, the fob battery may be low. On many models you can hold the fob right against the button and press. Try that before you give up on the fob.",
      ],
    },
    {
      heading: 'How much does a locksmith cost in Guttenberg?',
      paragraphs: [
        `In a tower, a restricted cylinder can cost more than a regular one. If the lock turns out to be something else, we'll stop and give you a new price. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Locksmith services in Guttenberg',
    items: [
      {
        title: 'Locked out in the hallway',
        text: "You went to the trash chute and the door closed behind you. If only the latch caught, that's a simpler job than a locked deadbolt.",
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'You just bought the apartment',
        text: 'We can swap only the cylinder, so the hallway side of the door looks the same.',
        path: '/services/residential-locksmith/lock-replacement',
      },
      {
        title: 'Too many keys for one house',
        text: 'We can often put the porch, basement and back door on a single key.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Lost every key to the car',
        text: 'We can make another from the vehicle itself and register its chip, so the engine starts.',
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        title: 'Locked out of the car in a garage',
        text: 'Give us the level, the space and the height limit at the ramp.',
        path: '/services/emergency-locksmith/car-lockout',
      },
    ],
  },
  ready: {
    heading: 'What to have ready in Guttenberg',
    items: [
      'Tower, floor and apartment number, the way the front desk has them.',
      "Your photo ID. If it's inside, tell us when you call, and ask someone on staff who knows you to wait with you.",
      'The building rules for contractors: hours, sign-in, which elevator.',
      "The title or registration, if we're coming for a car.",
    ],
  },
  questions: [
    {
      question: "What should I do if I'm locked out on my balcony?",
      answer:
        "If a child is alone inside, or you're cold or hurt, call 911. Otherwise call the front desk, since somebody with a spare can walk right in. If they can't help, call us and ask the desk to meet us at your door, so we can open it from the hallway.",
    },
    {
      question: 'Which town has ZIP code 07093?',
      answer:
        "It could be Guttenberg or West New York, and we serve both. Tell us the town along with the street, so we don't look for your house number in the wrong one.",
    },
    {
      question: 'Can I put any lock I like on my apartment?',
      answer:
        'Check your lease or the building rules. They may call for a certain finish, a self-locking latch or a copy of the key. Show us those rules before you pick a lock.',
    },
  ],
  neighbors: ['north-bergen', 'west-new-york'],
};
