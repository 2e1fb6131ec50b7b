import { business } from './business.ts';
import type { PageCopy, Passage, PictureCopy } from './copy.ts';
import { insuranceCertificate, licenseLookup } from './owner-facts.ts';
import { lookUpLicense } from './stated-facts.ts';

interface AboutCopy extends PageCopy {
  picture: PictureCopy;
  passages: readonly Passage[];
  facts: {
    heading: string;
    items: readonly { name: string; value: string }[];
    links: readonly { label: string; path: string }[];
  };
}

export const about: AboutCopy = {
  title: 'About Our North Bergen Locksmiths | Locksmith & Security',
  description: `Who comes to your door: a licensed, insured locksmith based in North Bergen, NJ. License ${business.license}, eight towns, open day and night.`,
  keywords: [
    'licensed locksmith North Bergen',
    'insured locksmith New Jersey',
    'locksmith license 13VH13153100',
    'local locksmith 07047',
  ],
  heading: 'About Locksmith & Security',
  lead: 'A locksmith based in North Bergen, New Jersey. Licensed, insured, and open 24 hours a day, 7 days a week.',
  modified: '2026-11-22',
  picture: {
    name: 'about',
    alt: 'Key blanks hanging in rows on their hooks',
  },
  passages: [
    {
      heading: 'What we do',
      paragraphs: [
        'We open doors for the people they belong to, and we make sure the right keys work afterward. That covers four kinds of work: lockouts, locks at home, locks in a business, and keys for cars.',
        'Some of it cannot wait, such as a house door that shut behind you with the keys on the table. Much of it can: a rekey after a move, a master key plan for an office, a spare car key while you still have the first. You can ask us for either.',
      ],
    },
    {
      heading: 'How we go about a lock',
      paragraphs: [
        'We look before we touch. What kind of cylinder is it, is the bolt thrown, has the door dropped on its hinges? A lock that seems broken is sometimes a strike plate that sits a little too low.',
        'Then we take the gentlest way that will work. A lock that can be picked is picked. A cylinder that can be rekeyed does not need to be replaced. Drilling comes last, and you hear the reason and the price of the new part before it happens.',
        'At the end you turn the key yourself, with the door open and with it closed.',
      ],
    },
    {
      heading: 'How your request travels',
      paragraphs: [
        `A call to ${business.telephoneText} is the direct way. A request from the form on this site is saved first, and after that it is mailed to us. You see a reference that stands for it. If our mail is down for a while, the saved request is still there and the message is tried again.`,
        'Either way a conversation follows. We ask what we need to know, and you ask about the price and the time. No job is agreed until that talk has happened.',
      ],
    },
    {
      heading: 'License and insurance',
      paragraphs: [
        `Our trade license number is ${business.license}. It stands at the foot of every page. The business is also insured. If your building wants to know more before it lets us in, have the manager call us.`,
        ...(insuranceCertificate ? [insuranceCertificate] : []),
      ],
    },
    {
      heading: 'What you can check yourself',
      paragraphs: [
        'Compare the phone number you dialed with the one on this page. Ask for the price before work begins, and ask what would change it.',
        'We check you as well. Expect to be asked for photo ID and for something that shows the place or the car is yours. A locksmith who opens a door for anyone who asks is no help to the person who lives behind it.',
      ],
    },
    {
      heading: 'What this page leaves out',
      paragraphs: [
        'You will find no founding story here and no stock portraits. We would rather tell you what can be verified. The rating we show is 4.9 from 150 reviews.',
      ],
    },
  ],
  facts: {
    heading: 'At a glance',
    items: [
      { name: 'Trade license', value: business.license },
      {
        name: 'Base',
        value: `${business.locality}, ${business.regionCode} ${business.postalCode}`,
      },
      { name: 'Hours', value: '24 hours, 7 days' },
      {
        name: 'Rating',
        value: `${business.rating.value} from ${business.rating.reviewCount} reviews`,
      },
    ],
    links: [
      { label: 'See the eight towns', path: '/service-areas' },
      { label: 'See all services', path: '/services' },
      { label: 'About our reviews', path: '/reviews' },
      ...(licenseLookup ? [{ label: lookUpLicense, path: licenseLookup }] : []),
    ],
  },
};
