import type { TownCopy } from '../copy.ts';

export const guttenberg: TownCopy = {
  title: 'Guttenberg, NJ Locksmith Day & Night | Locksmith & Security',
  description:
    'Help with a locked apartment, house or car in Guttenberg, NJ. What to ask the desk in a tower such as the Galaxy Towers, and when to phone a locksmith.',
  keywords: [
    'locksmith Guttenberg NJ',
    'Galaxy Towers locksmith',
    'high-rise apartment lockout',
    'locksmith 07093 Guttenberg',
    'apartment lock change Guttenberg',
  ],
  heading: "Locksmith for Guttenberg's towers and side streets",
  lead: 'Guttenberg is about four blocks wide, so the street is the easy part. Tell us the building, the floor and the lock. The line is open at any hour.',
  modified: '2026-11-20',
  passages: [
    {
      heading: 'Ask the desk first',
      paragraphs: [
        'If you live in a high-rise such as the Galaxy Towers, speak to the lobby before you call us. Staff may keep a spare. If they cannot help, ask two things. Is an outside locksmith allowed up at this time of day? What must the locksmith show? Our license number is 13VH13153100, and the company is insured. You can pass that on while you wait.',
      ],
    },
    {
      heading: 'Your door on a high floor',
      paragraphs: [
        "An apartment door onto a shared hallway is often fire-rated. It swings shut by itself, which is how people end up outside in socks. And nobody should bore a fresh hole in it without the management's consent.",
        'No new hole is needed to change the cylinder or its pins. Ask whether the management wants a copy of the new key, or whether your lock is part of a building-wide key plan. In the second case only the person who runs that plan can order a matching cylinder.',
      ],
    },
    {
      heading: 'Down on the blocks',
      paragraphs: [
        'Houses have other worries: a side gate, a cellar door, a porch lock that earlier owners held keys to. If you carry four keys for one home, the locks can usually be keyed alike, provided their keyways agree.',
        'If the car has a start button and does not see its fob, the fob battery may be weak. On many models you hold the fob against the button and press. Try that before you decide that it has died.',
      ],
    },
    {
      heading: 'Money, plainly',
      paragraphs: [
        'The cost depends on what has failed, which parts fit, and when you need the work. Night hours and restricted cylinders can push it up. Get a figure, and get it again at the door if the lock turns out to be something else.',
      ],
    },
  ],
  calls: {
    heading: 'Jobs for a locksmith in Guttenberg',
    items: [
      {
        title: 'Hallway door swung shut',
        text: 'The latch caught while you were at the trash chute. A latch alone is simpler work than a thrown deadbolt.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'New owner, same old cylinder',
        text: 'After a closing or a move, a fresh cylinder goes into the existing hardware, so the corridor side keeps its look.',
        path: '/services/residential-locksmith/lock-replacement',
      },
      {
        title: 'Too many keys for one house',
        text: 'Porch, cellar and back door brought to a single key.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'No key left for the car',
        text: 'With every key lost, a new one is cut to the vehicle and its chip is registered with the car.',
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        title: 'Locked car on a garage level',
        text: 'Give the level, the space and any height limit at the ramp.',
        path: '/services/emergency-locksmith/car-lockout',
      },
    ],
  },
  ready: {
    heading: 'Have these to hand in a tower',
    items: [
      'Tower, floor and apartment number, exactly as the desk knows them.',
      'Identification. If it is locked inside, a staff member who can vouch for you.',
      'House rules on contractors: hours, sign-in, which elevator.',
      'The title or registration, when it is a car.',
    ],
  },
  questions: [
    {
      question: 'The balcony door locked and I am outside. What now?',
      answer:
        'If a child is alone indoors, or you are cold or hurt, call 911. Otherwise ring the lobby, since a person with a spare can simply walk through. Failing that, phone us and the apartment is opened from the hallway.',
    },
    {
      question: 'My ZIP code is 07093. Is that you or the next town?',
      answer:
        'West New York has the same one, and we serve both. Name the town along with the street so that nobody looks for your house number in the wrong place.',
    },
    {
      question: 'May I put in any lock I like?',
      answer:
        'Check the rules of your building or your lease. They may ask for a certain finish, a self-locking latch or a copy of the key. Show the locksmith those rules before you choose.',
    },
  ],
  neighbors: ['north-bergen', 'west-new-york'],
};
