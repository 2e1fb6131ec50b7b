import type { ListPassage, StepsPassage } from '../../registry/copy.ts';
import { proofRule } from './shared/proof.ts';

interface Link {
  label: string;
  path: string;
}

interface Category {
  title: string;
  line: string;
  path: string;
}

interface HomeCopy {
  services: {
    heading: string;
    /** The first one is highlighted. */
    categories: readonly [Category, ...Category[]];
    all: Link;
  };
  emergency: {
    heading: string;
    lead: string;
    /** `more` unfolds all items but the first, which everybody has to see. */
    waiting: ListPassage & { more: string };
    call: string;
  };
  process: StepsPassage;
  whyChooseUs: {
    heading: string;
    lead: string;
    points: readonly { title: string; text: string }[];
  };
  /** Shown with customers' quotes. Without any, content/en/pages/judge-us.ts is shown instead. */
  reviews: { heading: string; text: string; link: Link };
  areas: { heading: string; text: string; link: Link };
  faq: { heading: string; text: string; link: Link };
  /** The heading of the links that replace the last three sections until those are loaded. */
  more: { heading: string };
}

/** The sections of the home page below the hero, in order. */
export const home: HomeCopy = {
  services: {
    heading: 'What do you need done?',
    categories: [
      {
        title: 'Emergency',
        line: 'Locked out of your car, home, business or storage unit.',
        path: '/services/emergency-locksmith',
      },
      {
        title: 'Residential',
        line: 'Home locks replaced, rekeyed or repaired, gate locks included.',
        path: '/services/residential-locksmith',
      },
      {
        title: 'Commercial',
        line: 'New locks, master keys, access control and exit devices for stores, offices and buildings.',
        path: '/services/commercial-locksmith',
      },
      {
        title: 'Automotive',
        line: 'Car keys made, copied, cut and programmed, and worn ignition cylinders repaired.',
        path: '/services/auto-locksmith',
      },
    ],
    all: { label: 'All 18 services', path: '/services' },
  },
  emergency: {
    heading: 'Locked out right now?',
    lead: "Call us at any hour, day or night. Tell us where you are and what's locked.",
    waiting: {
      heading: 'While you wait',
      more: 'Four more things to do',
      items: [
        'If a child, a pet or someone who is sick is locked inside, call 911 first, then us.',
        'Wait somewhere well lit with people around. If your car is in the road, stay clear of traffic.',
        'Think about who else has a key: a roommate, a relative, the super.',
        'Leave the lock alone. A bent credit card or a snapped key turns a small job into a bigger one.',
        "Get your photo ID out, and if it's locked inside, tell us when you call.",
      ],
    },
    call: 'Call Now',
  },
  process: {
    heading: 'How it works',
    steps: [
      {
        title: 'Call or send the form',
        text: "Tell us where you are, what's locked and what happened.",
      },
      {
        title: 'We talk it through',
        text: "We'll ask about the door, the lock or the car, then tell you what it probably needs and what the price depends on.",
      },
      {
        title: "Show us it's yours",
        text: `${proofRule.ask} ${proofRule.refusal}`,
      },
      {
        title: 'Get your price, then decide',
        text: "We'll look at the lock, then tell you how we'd do the job and what it costs. We won't start until you say yes.",
      },
      {
        title: 'Try every key yourself',
        text: "Before we leave, you'll open and close the door a few times and turn each key yourself.",
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why choose us',
    lead: "You're about to let a stranger work on your front door. Here's what you can know up front.",
    points: [
      {
        title: 'Based in North Bergen',
        text: 'We work out of ZIP code 07047 and cover seven nearby towns too.',
      },
      {
        title: 'Price first, work second',
        text: "We'll tell you what the job costs before we touch the lock.",
      },
    ],
  },
  reviews: {
    heading: 'What customers say',
    text: 'In their own words, and added here by the owner.',
    link: { label: 'About our reviews', path: '/reviews' },
  },
  areas: {
    heading: 'Where we work',
    text: 'North Bergen is home. Pick your town to see what we do there.',
    link: { label: 'All service areas', path: '/service-areas' },
  },
  faq: {
    heading: 'Before you call',
    text: "What people ask first, with the same answers you'd get on the phone.",
    link: { label: 'See all questions', path: '/faq' },
  },
  more: { heading: 'Keep reading' },
};
