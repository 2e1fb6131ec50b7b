import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const jerseyCity: TownCopy = {
  title: '24/7 Locksmith in Jersey City, NJ | Locksmith & Security',
  description:
    'Local locksmith for Jersey City, NJ: Downtown, Journal Square, the Heights, Bergen-Lafayette and Greenville. Homes, offices and cars, at any hour.',
  keywords: [
    'locksmith Jersey City',
    '24 hour locksmith Jersey City',
    'Journal Square locksmith',
    'locksmith Jersey City Heights',
    'Downtown Jersey City lockout',
    'Bergen-Lafayette locksmith',
    'Greenville locksmith',
    'Newport locksmith',
  ],
  heading: 'Jersey City locksmith for every neighborhood',
  lead: 'We serve all seven ZIP codes of Jersey City, day and night. Tell us your neighborhood first, then what the lock did.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Which part of Jersey City are you in?',
      paragraphs: [
        "In a city this size, a street name alone won't get us to your door. Kennedy Boulevard runs through one neighborhood after another. Newark Avenue starts Downtown and goes up the hill to Journal Square.",
        "Your ZIP code gets us close. 07302 is Downtown, 07310 is Newport, and 07311 is a piece of the waterfront by Exchange Place. 07306 is Journal Square and 07307 is the Heights. 07304 takes in Bergen-Lafayette and part of the West Side. 07305 is Greenville. The lines don't follow the neighborhoods exactly, so give us a cross street too.",
      ],
    },
    {
      heading: 'Locked out of a Downtown brownstone or row house',
      paragraphs: [
        'Around Paulus Hook, Van Vorst Park, Hamilton Park and Harsimus Cove, a row house that used to be one home may now be three or four apartments. The street door has a latch, and the buzzer in each apartment releases it through an electric strike. If the strike is dead, that repair is up to the owner. Inside, every unit has its own lock, and a tenant can have us open that one.',
      ],
    },
    {
      heading: 'Locked out of a tower at Newport or Exchange Place',
      paragraphs: [
        "In a waterfront tower, the staff may control the lobby and the elevators. See them first. They decide who goes up, and there may be a spare at the desk. After the desk it's a regular apartment door, and we'll open it for the person who can show it's theirs.",
      ],
      picture: townPictures.desk,
    },
    {
      heading: 'Master keys for offices in Journal Square',
      paragraphs: [
        'An office with a front desk, a file room and a supply closet needs more than one key, but nobody should have to carry ten. A master key system sorts it out on paper first: who opens what, which key opens everything, and who can have copies made. We can set it up on restricted keys, which a hardware store has no blanks for.',
      ],
    },
    {
      heading: 'Locks for two-family houses in the Heights',
      paragraphs: [
        "If you own one, check the doors your tenants forget: the side alley, the basement, the back stairs. A good deadbolt in front doesn't help much if the basement knob hangs on a loose strike plate. Longer screws that reach the stud behind the frame are a small change that makes a difference.",
      ],
    },
    {
      heading: 'New house in Bergen-Lafayette, McGinley Square or the West Side?',
      paragraphs: [
        "If you've just closed on a house, have every lock rekeyed before you unpack. Agents, contractors and past tenants may all have had a key.",
      ],
    },
    {
      heading: 'One key for a house in Greenville',
      paragraphs: [
        'A house with a porch, a side door, a back door and a gate can easily end up with five keys. Walk around it and count the locks before you call. We can often put the doors on one key, and tell you which locks are too worn to bother with.',
      ],
    },
    {
      heading: 'Car keys lost near the PATH or Liberty State Park',
      paragraphs: [
        'If your car key stayed on the train after Grove Street or Journal Square, we can make one where the car is parked. In a parking deck your phone may lose its signal, so call from the street and give us the level and the space. At Liberty State Park, tell us which lot you used and what the closest sign says.',
      ],
    },
  ],
  calls: {
    heading: 'Locksmith services in Jersey City',
    items: [
      {
        title: 'Locked out of an apartment',
        text: 'Is it the street door, the door to your unit, or both? Two doors can mean two people who have to say yes.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Locked out of a store or office',
        text: 'We need someone there who can act for the business, with a letterhead, a lease or a manager on the phone.',
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        title: 'New house, new keys',
        text: "We'll put every cylinder in the house on a new key, basement included.",
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Master keys for an office',
        text: "We'll plan it from the front desk to the server room, with a key chart you keep.",
        path: '/services/commercial-locksmith/master-key',
      },
      {
        title: 'All car keys lost',
        text: "We'll cut and program a replacement at the curb, in the deck or in your driveway.",
        path: '/services/auto-locksmith/car-key-replacement',
      },
    ],
  },
  ready: {
    heading: 'What to have ready in Jersey City',
    items: [
      'Your neighborhood, ZIP code and cross street. Similar addresses turn up in different parts of the city.',
      'A state ID, and your lease or deed. In a tower, your name on the resident list works too.',
      'For a workplace, something on company letterhead or a manager we can call.',
      'Your car registration, and the corner closest to where you parked.',
    ],
  },
  questions: [
    {
      question: "Why won't the door open when the buzzer works?",
      answer:
        'It may be the strike, the wiring, or a door that presses too hard on its latch. Pull the door toward you, have someone press the button again, and push. If it still holds, tell your landlord what you heard: a click, a hum or nothing.',
    },
    {
      question: 'Can my roommate lock me out of my own place?',
      answer:
        "If you can show that you live there, we can open the door for you. We don't settle arguments, though, so if you both have proof and you disagree, that's one for the landlord or the police.",
    },
    {
      question: "Can you change the lock on a tenant's apartment in a building I own?",
      answer:
        "Yes, between tenants, or when a tenant asks for it. We won't change locks to keep somebody out of their home. In New Jersey that takes a court order.",
    },
  ],
  neighbors: ['hoboken', 'union-city', 'north-bergen', 'secaucus'],
};
