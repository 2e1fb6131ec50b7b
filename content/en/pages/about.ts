import { business } from '../../facts/business.ts';
import type { PageCopy, Passage, PictureCopy } from '../../registry/copy.ts';
import { lookUpLicense, tripFeeWords } from '../../registry/stated-facts.ts';
import { insuranceCertificate, licenseLookup } from '../owner-facts.ts';
import { proofRule } from './shared/proof.ts';

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
  title: 'About Locksmith & Security in North Bergen, NJ',
  description: `Who comes to your door: an insured locksmith based in North Bergen, NJ. NJ license #${business.license}, eight towns, open day and night.`,
  keywords: [
    'about Locksmith & Security',
    'insured locksmith New Jersey',
    `NJ license ${business.license}`,
    'local locksmith 07047',
  ],
  heading: 'About Locksmith & Security',
  lead: "We're a locksmith business based in North Bergen, New Jersey. We're licensed and insured, and open 24 hours a day, 7 days a week.",
  modified: '2026-11-25',
  picture: {
    name: 'about',
    alt: 'Key blanks hanging in rows on their hooks',
  },
  passages: [
    {
      heading: 'What we do',
      paragraphs: [
        'We get people back in where they belong, and make sure the right keys work after that. That means four kinds of work: lockouts, home locks, business locks and car keys.',
        "Some jobs can't wait, like a front door that closed behind you with the keys on the table. Many can: a rekey after a move, a master key system for an office, a spare car key while you still have the first one. Either way, give us a call.",
      ],
    },
    {
      heading: 'How we work on a lock',
      paragraphs: [
        "First we'll look at what kind of cylinder you have, whether the deadbolt is locked, and whether the door has dropped on its hinges. Sometimes the lock is fine and the strike plate sits a little too low.",
        "Then we'll use the gentlest way that works. If we can pick the lock, we'll pick it. If we can rekey the cylinder, you don't need a new one. Drilling comes last, and before we drill, we'll tell you why and what the new part costs.",
        "At the end you'll turn the key yourself, first with the door open and then with it closed.",
      ],
    },
    {
      heading: 'What happens to your request',
      paragraphs: [
        `The direct way to reach us is to call ${business.telephoneText}. If you use the form, the site saves your request first and then emails it to us, and you get a reference number. If our email is down for a while, your request is still there, and the site keeps trying to send it.`,
        "Either way, we'll talk before anything happens. We'll ask what we need to know, and you can ask about the price and the time. There's no job until we've both said yes.",
      ],
    },
    {
      heading: 'License and insurance',
      paragraphs: [
        `We're insured and work under NJ license #${business.license}, from the New Jersey Division of Consumer Affairs (DCA). You'll find the number at the bottom of every page. If your building wants to know more before it lets us in, have the manager call us.`,
        "The jagged line under each page's heading is the edge of a key. It's cut to the digits in our license number: the larger the digit, the deeper the cut. On a town's page, it's cut to one of that town's ZIP codes.",
        ...(insuranceCertificate ? [insuranceCertificate] : []),
      ],
    },
    {
      heading: 'What you can check yourself',
      paragraphs: [
        `Compare the phone number you dialed with the one on this page. Ask for the price before work begins, and ask what could change it. ${tripFeeWords}`,
        `The check goes both ways. ${proofRule.ask} ${proofRule.refusal} That rule protects you if somebody else ever asks us to open your door.`,
      ],
    },
    {
      heading: 'Our rating',
      paragraphs: [
        `Our rating is ${business.rating.value} from ${business.rating.reviewCount} reviews. You won't find a founding story on this page, or stock photos of people who don't work for us.`,
      ],
    },
  ],
  facts: {
    heading: 'At a glance',
    items: [
      { name: 'NJ license', value: business.license },
      {
        name: 'Based in',
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
      { label: 'How to spot a locksmith scam', path: '/how-to-spot-a-locksmith-scam' },
      ...(licenseLookup ? [{ label: lookUpLicense, path: licenseLookup }] : []),
    ],
  },
};
