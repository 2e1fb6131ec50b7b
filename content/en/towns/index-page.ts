import type { PageCopy, Passage, Question } from '../copy.ts';

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
  heading: 'Eight towns, one number to call',
  lead: 'We are based in North Bergen and work in seven nearby towns as well. Find yours below, or call and tell us where you are.',
  modified: '2026-11-20',
  passages: [
    {
      heading: 'Why the town matters',
      paragraphs: [
        'A lock is a lock, but the door around it changes from place to place. A walk-up has a vestibule that belongs to the landlord. A tower has a desk where visitors sign in. A shop may have a shutter, and a storage site has an office that must say yes. Each town page tells you what is likely to stand between you and your key, who else may have to agree, and which papers to look for.',
      ],
    },
    {
      heading: 'Finding your exact spot',
      paragraphs: [
        'Some names cross town lines. Boulevard East and Bergenline Avenue each run through more than one town, and ZIP code 07093 covers two. So give the town, the house number and a cross street. For an apartment add the floor and the bell. For a car, read out a sign or a house number that you can see from where it stands.',
        "Can't tell which town you are in? Open the map on your phone and read us what it says.",
      ],
    },
    {
      heading: 'The same process in every town',
      paragraphs: [
        'You call or send the request form. We ask what happened and what kind of lock it is. The locksmith checks that the home, business or vehicle is yours to open, looks at the lock, and tells you the price. It depends on the lock, the parts, the distance and the hour. Opening without damage is tried first. The company is licensed, number 13VH13153100, and insured.',
      ],
    },
  ],
  towns: {
    'north-bergen':
      'Our base: hill streets that strain gates and ignitions, towers on Boulevard East, and the traffic of Tonnelle Avenue.',
    'union-city':
      'Multi-family houses with a common entrance, and Bergenline Avenue shops behind roll-down shutters.',
    'west-new-york':
      'Keypads and fobs at Port Imperial, mortise locks along Boulevard East, store doors on Bergenline Avenue.',
    guttenberg:
      'About four blocks wide, with the Galaxy Towers and the rules that high-rise doors bring.',
    weehawken:
      'Brownstone entries on the cliff, offices at Lincoln Harbor, and commuters by the ferry and the tunnel.',
    'jersey-city':
      'From Downtown and the waterfront to Journal Square, the Heights, Bergen-Lafayette and Greenville.',
    hoboken:
      'Walk-ups with a vestibule door, roommates who come and go, and cars parked on the street.',
    secaucus:
      'Storage units, warehouse exits, stores around Harmon Meadow, and cars near Secaucus Junction.',
  },
  questions: [
    {
      question: 'My town is not listed. Should I call anyway?',
      answer:
        'You can ask. The eight towns here are the ones we serve, so we may have to tell you to find somebody nearer.',
    },
    {
      question: 'I live in one town and my car is in another. Which page do I read?',
      answer:
        'The one where the car is. Bring your own ID all the same, along with its registration.',
    },
    {
      question: 'Are all services offered in all eight towns?',
      answer:
        'Yes. Lockouts, home locks, business locks and car keys are the same list everywhere. A town page picks out a few that suit its buildings.',
    },
    {
      question: 'Do you work at night and on holidays?',
      answer:
        'Yes. The line is open 24 hours a day, 7 days a week. The hour can affect what a job costs, so ask when you call.',
    },
  ],
};
