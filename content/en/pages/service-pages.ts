import type { Area } from '../../facts/areas.ts';
import { business } from '../../facts/business.ts';

/** Labels that the service and town pages share. */
export const servicePages = {
  questions: 'Questions people ask',
  related: 'You may also need',
  /** Shown below the guide's name in lists of links. */
  guideLine: 'What to ask on the phone, and what to watch for',
  jump: 'Four kinds of work',
  services: 'Pick a service',
  startingPrice: 'Starting price',
  /** The sticky panel next to the text on large screens. */
  aside: {
    title: 'Talk to a locksmith',
    text: 'We answer 24 hours a day, 7 days a week.',
    book: 'Book Service',
    license: `Insured, NJ license #${business.license}`,
  },
  /** The last section of pages about planned work, in place of the one about lockouts. */
  planned: {
    title: 'Want to talk it through?',
    text: 'Call and describe the door, the lock or the car in your own words. We pick up at any hour.',
  },
} as const;

export const townPages = {
  eyebrow: ({ name, zips }: Area) =>
    `Locksmith in ${name}, NJ${zips.length === 1 ? ` ${zips[0]}` : ''}`,
  zips: (count: number) => (count === 1 ? 'ZIP code' : 'ZIP codes'),
  place: (town: string) => `${town} and its neighbors`,
  neighbors: 'Towns next door',
  all: { path: '/service-areas', label: 'All eight towns' },
  list: 'Find your town',
} as const;

/** Labels on the drawn map. */
export const landscape = {
  hudson: 'Hudson River',
  hackensack: 'Hackensack',
  meadowlands: 'Meadowlands',
} as const;
