import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const hoboken: TownCopy = {
  title: '24/7 Locksmith in Hoboken, NJ | Locksmith & Security',
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
  heading: 'Hoboken locksmith for apartments and cars',
  lead: 'A Hoboken walk-up has two locks between you and your couch: the building door and your own. Check which one is stopping you, then call us, day or night.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Locked out of a walk-up',
      paragraphs: [
        "Start outside, at the stoop. The outer door of a brownstone may be open all day, with the mailboxes just inside. The vestibule door after it is the real entrance: it locks by itself and belongs to the building. Up on your landing, your apartment has a knob that locks by itself, a deadbolt that doesn't, or both.",
        "If only the vestibule door is in your way, a neighbor can buzz you in for free. If it's your apartment, tell us if you turned the deadbolt or just pulled the door closed. When only the latch is holding, we have more ways to open the door and keep your lock in one piece.",
      ],
      picture: townPictures.stoop,
    },
    {
      heading: 'Lost your keys on the PATH or the ferry',
      paragraphs: [
        "Maybe they're on a PATH seat, on the ferry, or on your desk across the river. If nothing on the ring says where you live, whoever finds them can't tell which door they open. If your bag, your mail or your ID went too, don't wait. Have us rekey the apartment, and tell your landlord about the front entrance.",
      ],
    },
    {
      heading: 'Car door locks on street-parked cars',
      paragraphs: [
        "In the Mile Square City, your car probably lives at the curb. Salt, rain and grit get into the door locks. If you always use the remote, the metal key may not turn on the day the battery dies. Try it in the driver's door once in a while. A drop of dry lubricant works better than oil, which collects dirt.",
        "When you call about a car, walk over to it first and read us the nearest house number. The spot you remember may be last week's.",
      ],
    },
    {
      heading: 'Changing the locks when a roommate moves out',
      paragraphs: [
        "You don't need a new lock for a new lease. We'll change the pins and cut a new key for each person who stays, and the old keys stop working. Check with your landlord before you call. The price depends on how many cylinders there are, what type they are, and the time of day. You'll have it before we pick up a screwdriver.",
      ],
    },
  ],
  calls: {
    heading: 'Locksmith services in Hoboken',
    items: [
      {
        title: 'Lockout on your own landing',
        text: 'Laundry in your arms, keys on the hook inside. Tell us the floor, and if the deadbolt is locked.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Rekey after a roommate leaves',
        text: 'Same lock, new pins, and keys only for the people who live there now.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Car lockout at the curb',
        text: "If your keys are in the trunk, read us the plate and the house number next to the car. If the registration is in the glove box, that's fine, but tell us.",
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        title: 'Spare car key',
        text: 'Copying a key that works is easy. Making one after the last one is lost is a bigger job, chip and all.',
        path: '/services/auto-locksmith/car-key-duplicate',
      },
      {
        title: 'New deadbolt',
        text: "If yours wobbles, sticks or opens with a key that only looks similar, it's time for a new one.",
        path: '/services/residential-locksmith/lock-replacement',
      },
    ],
  },
  ready: {
    heading: 'What to have ready in Hoboken',
    items: [
      "A photo ID from any state, and if you're new in town, the lease on your phone.",
      'The buzzer name or number of a neighbor who can open the vestibule.',
      'Which floor, front or back, and if anyone is asleep or a dog is loose inside.',
      'A place for us to park, like a loading zone nearby, if you know of one.',
    ],
  },
  questions: [
    {
      question: "What if I'm stuck between the two vestibule doors?",
      answer:
        "You can normally step back out to the street, because doors like that open from the inside. If the outer one really won't move and you feel sick, call 911. Otherwise press every buzzer, then call us.",
    },
    {
      question: "Can you let me in if my landlord doesn't pick up at night?",
      answer:
        'Yes, into your own apartment, with proof that you rent it. A new lock, or any work on the shared entrance, can wait until your landlord calls back.',
    },
    {
      question: "Why does my key open my neighbor's door?",
      answer:
        "It shouldn't. Worn pins can let the wrong key turn, and a cheap lock doesn't have many key patterns to begin with. Rekeying may fix the first problem, and the second one calls for a better cylinder.",
    },
  ],
  neighbors: ['weehawken', 'jersey-city', 'union-city'],
};
