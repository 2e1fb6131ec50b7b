import { business } from '../../../facts/business.ts';
import type { PageCopy, Passage, Question } from '../../../registry/copy.ts';

export const serviceAreasCopy: PageCopy & {
  passages: readonly Passage[];
  /** One sentence for each town, by slug. */
  towns: Readonly<Record<string, string>>;
  questions: readonly Question[];
} = {
  title: 'Locksmith Service Areas in Hudson County, NJ',
  description:
    'The eight New Jersey towns we serve, from North Bergen to Jersey City, what their doors are like, and what to say when you call. Open 24 hours, 7 days.',
  keywords: [
    'locksmith service areas',
    'locksmith northern New Jersey',
    'mobile locksmith North Bergen',
    '24/7 locksmith towns served',
  ],
  heading: 'The eight towns we serve',
  lead: "We're based in North Bergen and also work in seven nearby towns. Find yours below, or call and tell us where you are.",
  modified: '2026-11-25',
  passages: [
    {
      heading: 'What to expect in your town',
      paragraphs: [
        "Locks are much the same everywhere, but the doors around them aren't. A walk-up has a vestibule door that belongs to the landlord, and a tower has a front desk where visitors sign in. A store may have a roll-down gate, and a storage facility has an office that has to say yes. Each town page tells you what to expect, who else may have to agree, and what to have ready.",
      ],
    },
    {
      heading: 'How to tell a locksmith where you are',
      paragraphs: [
        "Some of our street names cross town lines. Boulevard East and Bergenline Avenue each run through more than one town, and ZIP code 07093 covers two. So give us the town, the house number and a cross street. For an apartment, add the floor and the buzzer. For a car, read us a sign or a house number you can see from where it's parked.",
        "If you're not sure which town you're in, open the map on your phone and read us what it says.",
      ],
    },
    {
      heading: 'How a visit works in every town',
      paragraphs: [
        `When you call or send the request form, we'll ask what happened and what kind of lock it is. At the door we'll look at the lock and tell you the price before we start. It depends on the lock, the parts, the distance and the hour. We'll try to open the lock without damage first. We're insured and work under NJ license #${business.license}.`,
      ],
    },
  ],
  towns: {
    'north-bergen':
      'Our home base: houses on the hill, towers on Boulevard East, stores on Bergenline Avenue, and cars along Tonnelle Avenue.',
    'union-city':
      'Multi-family houses with a shared entrance, and Bergenline Avenue stores with roll-down gates.',
    'west-new-york':
      'Keypads and fobs at Port Imperial, older apartment locks along Boulevard East, store doors on Bergenline Avenue.',
    guttenberg: 'About four blocks wide, with the Galaxy Towers, and houses on the side streets.',
    weehawken:
      'Brownstones on the cliff, offices at Lincoln Harbor, and commuters by the ferry and the tunnel.',
    'jersey-city':
      'Downtown, Newport, Journal Square, the Heights, Bergen-Lafayette, the West Side and Greenville.',
    hoboken:
      'Walk-ups with a vestibule door, roommates who come and go, and cars parked on the street.',
    secaucus:
      'Storage units, warehouse exits, stores at Harmon Meadow, and cars near Secaucus Junction.',
  },
  questions: [
    {
      question: "Should I call if my town isn't on the list?",
      answer:
        'You can, but these eight are the towns we serve, so we may tell you to find somebody closer.',
    },
    {
      question: 'Which page do I read if my car is in another town?',
      answer:
        'Read the one for the town where the car is. You still need your photo ID and the registration.',
    },
    {
      question: 'Do you offer every service in all eight towns?',
      answer:
        'Yes, we do lockouts, home locks, business locks and car keys in all eight. Each town page shows a few that suit its buildings.',
    },
    {
      question: 'Are you open at night and on holidays?',
      answer:
        'Yes, we pick up 24 hours a day, 7 days a week. It can cost more late at night, so ask when you call.',
    },
  ],
};
