import type { TownCopy } from '../copy.ts';

export const hoboken: TownCopy = {
  title: 'Hoboken Locksmith, Always Open | Locksmith & Security',
  description:
    'Stuck on a Hoboken stoop or between vestibule doors? How walk-up lockouts, roommate changes and curbside car keys are handled, at any time of day.',
  keywords: [
    'locksmith Hoboken NJ',
    'locksmith 07030',
    'walk-up lockout Hoboken',
    'Hoboken apartment rekey',
    'vestibule door lock',
    'car keys Hoboken',
  ],
  heading: 'Hoboken lockouts, from stoop to top floor',
  lead: 'In a Hoboken walk-up, two locks and a few flights stand between the sidewalk and your couch. Work out which one has beaten you, then call.',
  modified: '2026-11-20',
  passages: [
    {
      heading: 'Climb the stairs with us',
      paragraphs: [
        'Begin at the stoop. The outer door of a brownstone may be open all day, with mailboxes behind it. Next is the vestibule door, which is the true entrance: it latches on its own and belongs to the building. Last comes the landing and your apartment, with a knob that locks by itself, a deadbolt that does not, or both.',
        'So "I\'m locked out" can mean two things. If only the vestibule stops you, a neighbor\'s buzzer costs nothing. If your apartment does, tell us whether you turned the deadbolt or just pulled the door to. A latch by itself leaves more ways to open the door and keep your lock whole.',
      ],
    },
    {
      heading: 'Keys that took the train',
      paragraphs: [
        "A PATH seat, a ferry bench, a desk on the far side of the river: Hoboken's keys travel. If nothing on the ring says where you live, a stranger who finds it cannot tell which door it fits. If your bag, mail or ID went too, do not wait. Have the apartment rekeyed, and let the landlord know about the entrance.",
      ],
    },
    {
      heading: 'One mile square, cars at the curb',
      paragraphs: [
        "Street parking means your car lives outdoors. Salt, rain and grit work their way into its door locks. After years of remote control, the metal blade may not turn on the day the battery dies. Try the blade in the driver's door now and then. A drop of dry lubricant helps more than oil, which gathers dirt.",
        "When you call about a car, walk to it first and read the house number beside it. The space you remember may have been last week's.",
      ],
    },
    {
      heading: 'Roommates go, keys remain',
      paragraphs: [
        "You don't need a new lock for a new lease: fresh pins give each person a fresh key, and the returned ones become scrap. Ask the landlord beforehand. The expense turns on how many cylinders there are, their type, and the hour. You will know it ahead of the first turn of a screwdriver.",
      ],
    },
  ],
  calls: {
    heading: 'Five Hoboken tangles',
    items: [
      {
        title: 'Locked on your own landing',
        text: 'Laundry in your arms, keys inside on the hook. Tell us the floor and whether the deadbolt is turned.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Someone moved out of the share',
        text: 'Change the pins, keep the lock, hand out keys to those who stay.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Keys in the trunk at the curb',
        text: 'Read us the plate and the nearest house number. Have your registration where you can reach it.',
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        title: 'A spare before you need one',
        text: 'A key that works can be copied. A lost one has to be made from scratch, chip and all.',
        path: '/services/auto-locksmith/car-key-duplicate',
      },
      {
        title: 'Deadbolt older than the lease',
        text: 'If it wobbles, sticks or takes any key that looks similar, it has served its time.',
        path: '/services/residential-locksmith/lock-replacement',
      },
    ],
  },
  ready: {
    heading: 'On the stoop, get ready',
    items: [
      'Picture ID from any state. Newly arrived? Add the lease on your phone.',
      'The bell name or number of a neighbor who can open the vestibule.',
      'Which floor, front or back, and whether dogs or sleepers are inside.',
      'A double-parked van draws horns: if you know of a loading space, mention it.',
    ],
  },
  questions: [
    {
      question: 'I am trapped between the two vestibule doors. Is this an emergency?',
      answer:
        'You can normally step back out to the street, as such doors open from the inside. If the outer one truly will not move and you feel unwell, call 911. Otherwise ring every bell, then us.',
    },
    {
      question: 'My landlord does not answer at night. Can you still open up?',
      answer:
        "For your own apartment, yes, with proof that you rent it. Replacing the lock or touching the shared entrance can wait for the landlord's reply.",
    },
    {
      question: "Is it normal for one key to work in the neighbor's door?",
      answer:
        'No. Wear makes old pin tumblers forgiving, and a cheap lock has few combinations to begin with. Rekeying may cure the first. The second calls for a better cylinder.',
    },
  ],
  neighbors: ['weehawken', 'jersey-city', 'union-city'],
};
