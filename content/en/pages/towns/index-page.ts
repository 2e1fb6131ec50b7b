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
  modified: '2026-11-22',
  passages: [
    {
      heading: 'Why the town matters',
      paragraphs: [
        'Locks are much the same everywhere. The doors around them are not. A walk-up has a vestibule door that belongs to the landlord. A tower has a front desk where visitors sign in. A store may have a roll-down gate, and a storage facility has an office that has to say yes. Each town page tells you what to expect, who else may have to agree, and what to have ready.',
      ],
    },
    {
      heading: 'Tell us exactly where you are',
      paragraphs: [
        'Some street names cross town lines. Boulevard East and Bergenline Avenue each run through more than one town, and ZIP code 07093 covers two. So give us the town, the house number and a cross street. For an apartment, add the floor and the buzzer. For a car, read us a sign or a house number you can see from where it is parked.',
        "Not sure which town you're in? Open the map on your phone and read us what it says.",
      ],
    },
    {
      heading: 'It works the same in every town',
      paragraphs: [
        `You call or send the request form. We ask what happened and what kind of lock it is. At the door we look at the lock and tell you the price before we start. It depends on the lock, the parts, the distance and the hour. We try to open the lock without damage first. We're licensed, number ${business.license}, and insured.`,
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
      question: "My town isn't on the list. Should I call anyway?",
      answer:
        'You can. These eight are the towns we serve, so we may tell you to find somebody closer.',
    },
    {
      question: 'I live in one town and my car is in another. Which page do I read?',
      answer: 'The one where the car is. You still need your photo ID and the registration.',
    },
    {
      question: 'Do you offer every service in all eight towns?',
      answer:
        'Yes. Lockouts, home locks, business locks and car keys, all of them everywhere. Each town page shows a few that suit its buildings.',
    },
    {
      question: 'Do you work nights and holidays?',
      answer:
        'Yes. We answer 24 hours a day, 7 days a week. Late hours can raise the price, so ask when you call.',
    },
  ],
};
