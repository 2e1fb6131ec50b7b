import { business } from './business.ts';
import type { ListPassage, PictureCopy, StepsPassage } from './copy.ts';

interface Link {
  label: string;
  path: string;
}

interface Category {
  title: string;
  line: string;
  link: Link;
}

interface HomeCopy {
  services: {
    heading: string;
    intro: string;
    /** The first one is highlighted. */
    categories: readonly [Category, ...Category[]];
    all: Link;
  };
  emergency: {
    heading: string;
    lead: string;
    waiting: ListPassage;
    call: string;
  };
  process: StepsPassage & { intro: string; pictures: readonly PictureCopy[] };
  whyChooseUs: {
    heading: string;
    lead: string;
    points: readonly { title: string; text: string }[];
    link: Link;
  };
  /** With quotes of customers; without them it is content/en/judge-us.ts. */
  reviews: { heading: string; text: string; link: Link };
  areas: { heading: string; text: string; link: Link };
  faq: { heading: string; text: string; link: Link };
  /** Heading of the links that replace the last three sections until they are loaded. */
  more: { heading: string };
}

/** The sections of the home page below the hero, in order. */
export const home: HomeCopy = {
  services: {
    heading: 'What do you need done?',
    intro:
      'Four kinds of work, one number. Pick the line that sounds like your problem. If none does, call and describe it in your own words.',
    categories: [
      {
        title: 'Emergency',
        line: 'You are outside and the key is not with you: car, house, business or storage unit.',
        link: { label: 'Help with a lockout', path: '/services/emergency-locksmith' },
      },
      {
        title: 'Residential',
        line: 'Locks at home replaced, rekeyed or repaired, down to the one on the gate.',
        link: { label: 'Locks for your home', path: '/services/residential-locksmith' },
      },
      {
        title: 'Commercial',
        line: 'Doors that staff and the public share: new locks, master keys, access control, exit devices.',
        link: { label: 'Locks for your business', path: '/services/commercial-locksmith' },
      },
      {
        title: 'Automotive',
        line: 'Car keys made, copied, cut and programmed, and worn ignition cylinders repaired.',
        link: { label: 'Keys for your car', path: '/services/auto-locksmith' },
      },
    ],
    all: { label: 'All 18 services', path: '/services' },
  },
  emergency: {
    heading: 'Locked out right now?',
    lead: 'Call. The line is open 24 hours a day, 7 days a week. Say where you are and what is locked, and keep your phone where you can hear it.',
    waiting: {
      heading: 'While you wait',
      items: [
        'If a child, a pet or someone who is ill is locked inside, call 911 first and us second.',
        'Stand where there is light and other people. If your car is in the road, stay clear of traffic.',
        'Think who else has a key: a roommate, a relative, the super.',
        'Leave the lock alone. A bent card or a snapped key turns a small job into a longer one.',
        'Get your photo ID out. If it is locked inside, tell us before we set off.',
      ],
    },
    call: 'Call Now',
  },
  process: {
    heading: 'From first call to tested key',
    intro: 'Five steps, the same at noon and at midnight.',
    pictures: [
      { name: 'step-call', alt: 'A phone with its keypad lit' },
      { name: 'step-proof', alt: 'A photo ID with a house key on it' },
      { name: 'step-work', alt: 'Lock picks and a tension wrench' },
      { name: 'step-test', alt: 'The finished key in a lock, every pin level' },
    ],
    steps: [
      {
        title: 'Call or send the form',
        text: 'Say where you are, what is locked and how it came about. The form asks for the same things in writing.',
      },
      {
        title: 'Talk it through',
        text: 'We ask about the door, the lock or the car. You learn what the work is likely to be and what its price depends on.',
      },
      {
        title: 'Show that it is yours',
        text: 'The locksmith looks at your photo ID and a paper that ties you to the address or the vehicle. Without that, nothing is opened.',
      },
      {
        title: 'Hear the price and decide',
        text: 'Once the lock has been seen, you are told the method and the price. Work starts when you agree to both.',
      },
      {
        title: 'Try every key yourself',
        text: 'The job ends with the door open and shut a few times, each key turned by your own hand.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why choose us',
    lead: 'You are about to let a stranger work on your front door. Here is what you can know beforehand.',
    points: [
      {
        title: 'Licensed and insured',
        text: `License number ${business.license}. You'll find it at the bottom of every page.`,
      },
      {
        title: 'Open at every hour',
        text: 'Day, night, weekend, holiday: 24 hours a day, 7 days a week.',
      },
      {
        title: 'Eight towns, one base',
        text: 'We work out of North Bergen, 07047, and go to the seven towns around it.',
      },
      {
        title: 'Price first, work second',
        text: 'You are told what the job costs while the lock is still untouched.',
      },
    ],
    link: { label: 'About the company', path: '/about' },
  },
  reviews: {
    heading: 'What customers say',
    text: 'In their own words, and added here by the owner.',
    link: { label: 'About our reviews', path: '/reviews' },
  },
  areas: {
    heading: 'Where we work',
    text: 'North Bergen is home. From there we go along the river through Guttenberg, West New York and Weehawken, inland to Union City, south to Hoboken and Jersey City, and west to Secaucus. Pick your town to see what people there call about.',
    link: { label: 'All service areas', path: '/service-areas' },
  },
  faq: {
    heading: 'Before you call',
    text: 'What people ask first. The answers are the same ones you would get on the phone.',
    link: { label: 'Read every question', path: '/faq' },
  },
  more: { heading: 'Read on' },
};
