import { business } from './business.ts';

/** Labels that the service and town pages share; everything particular stands in the page's own words. */
export const servicePages = {
  questions: 'Questions people ask',
  related: 'You may also need',
  jump: 'Four kinds of work',
  services: 'Pick the job',
  startingPrice: 'Starting price',
  /** The panel that stays beside the words on large screens. */
  aside: {
    title: 'Talk to a locksmith',
    text: 'The line is open 24 hours a day, 7 days a week.',
    book: 'Book Service',
    license: `Licensed & insured. NJ DCA License #${business.license}`,
  },
  /** Ends the pages of work that is planned, in place of the panel for lockouts. */
  planned: {
    title: 'Would you rather talk it through?',
    text: 'Call and describe the door, the lock or the car in your own words. We answer at any hour.',
  },
} as const;

export const townPages = {
  zips: (count: number) => (count === 1 ? 'ZIP code' : 'ZIP codes'),
  place: (town: string) => `${town} and its neighbors`,
  neighbours: 'Towns next door',
  all: { path: '/service-areas', label: 'All eight towns' },
  list: 'Find your town',
} as const;

/** Written on the drawing of the map. */
export const landscape = {
  hudson: 'Hudson River',
  hackensack: 'Hackensack',
  meadowlands: 'Meadowlands',
} as const;
