import type { TownCopy } from '../copy.ts';

export const jerseyCity: TownCopy = {
  title: 'Jersey City Locksmith, 24 Hours | Locksmith & Security',
  description:
    'Licensed locksmith for Jersey City: Downtown, Journal Square, the Heights, Bergen-Lafayette and Greenville. Homes, offices and cars, at any hour.',
  keywords: [
    'locksmith Jersey City',
    '24 hour locksmith Jersey City',
    'Journal Square locksmith',
    'locksmith Jersey City Heights',
    'Downtown Jersey City lockout',
    'Greenville locksmith',
    'access control Jersey City',
  ],
  heading: 'Jersey City, neighborhood by neighborhood',
  lead: 'Seven ZIP codes, many kinds of door. Start by telling us the neighborhood, then what the lock did. We answer day and night.',
  modified: '2026-11-20',
  passages: [
    {
      heading: 'Downtown brownstones',
      paragraphs: [
        "A Downtown brownstone that was once one home may now be three or four. The street door then has a latch that an electric strike releases when an upstairs neighbor presses the buzzer. That strike is the owner's to repair. Inside, each unit has its own lock, and a tenant can ask to have that one opened.",
      ],
    },
    {
      heading: 'Towers by the water',
      paragraphs: [
        'In a waterfront tower, staff may control the lobby and the elevators. Clear the visit with them first. Past the desk it is an ordinary job: one unit door, opened for the person who can prove a right to it.',
      ],
    },
    {
      heading: 'Journal Square and its offices',
      paragraphs: [
        'An office with a reception, a file room and a supply closet needs more than one key, but not a ring of ten. A master key plan sets that out on paper: who opens what, which key opens all, who may have copies made. Restricted key blanks, which a hardware counter does not stock, keep it honest.',
      ],
    },
    {
      heading: 'The Heights, Bergen-Lafayette, Greenville',
      paragraphs: [
        'Own a two-family house in one of these? Look at the doors tenants forget: the side alley, the cellar hatch, the back stair. A strong front deadbolt means little beside a cellar knob that a loose strike barely holds. Longer screws, which reach the stud behind the frame, are a small change that counts.',
        'If you have just bought, have every cylinder rekeyed before you unpack. Agents, contractors and past renters may all have had a key.',
      ],
    },
    {
      heading: 'Arriving at a figure',
      paragraphs: [
        'No two of these jobs cost alike. A plain apartment latch on a weekday afternoon sits at one end; a dozen office cylinders on a new key plan sit at the other. The amount is put to you before work starts, and a change is put to you too.',
      ],
    },
  ],
  calls: {
    heading: 'Jersey City requests, and where to read more',
    items: [
      {
        title: 'Office key plan at Journal Square',
        text: 'From reception to server room, with a chart you can keep.',
        path: '/services/commercial-locksmith/master-key',
      },
      {
        title: 'Keyless entry for a small building',
        text: 'Fobs or codes for a shared entrance. A lost fob is canceled and no cylinder has to change.',
        path: '/services/commercial-locksmith/access-control',
      },
      {
        title: 'Just bought in the Heights',
        text: 'All cylinders of the house on a fresh key, cellar included.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Locked out of a Downtown unit',
        text: 'Street door open but unit door shut, or both. Two doors can mean two different permissions.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Worn key, unreliable start',
        text: "A key copied from a worn copy gets worse. Cutting by the maker's code restores the original depths.",
        path: '/services/auto-locksmith/car-key-cutting',
      },
    ],
  },
  ready: {
    heading: 'To find you and to let you in',
    items: [
      'Neighborhood plus ZIP code, since similar addresses turn up in a city of this size.',
      'State ID, and a rental agreement or deed. In a tower, your entry on the resident list can do.',
      'A company letterhead or manager on the phone when a workplace is to be opened.',
      'Vehicle papers, and the street corner nearest the car.',
    ],
  },
  questions: [
    {
      question: 'Which parts of Jersey City do you come to?',
      answer:
        'All that lie in ZIP codes 07302, 07304, 07305, 07306, 07307, 07310 and 07311. That takes in Downtown, the waterfront, Journal Square, the Heights, Bergen-Lafayette and Greenville.',
    },
    {
      question: 'My buzzer works but the door stays shut. Is the lock broken?',
      answer:
        'It may be the strike, the wiring, or a door pressing hard on its latch. Pull the door toward you, have the button pressed again, and push. If it still holds, tell your landlord whether you heard a click, a hum or nothing.',
    },
    {
      question: 'Can my roommate have me locked out of my own place?',
      answer:
        'A locksmith opens for a person who can prove a home is theirs, and does not settle quarrels. If papers disagree, that is one for the landlord or the police.',
    },
  ],
  neighbors: ['hoboken', 'union-city', 'north-bergen', 'secaucus'],
};
