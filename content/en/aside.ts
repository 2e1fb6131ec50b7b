import type { Passage } from './copy.ts';
import { startingPrices, statedPrice } from './prices.ts';
import { tripFeeWords } from './stated-facts.ts';

/** Links from the aside to parts of the page, by their ids. */
const parts = {
  jobs: 'Typical jobs',
  services: 'Services',
  choose: 'Which one?',
  when: 'When to call',
  how: 'How it works',
  price: 'Price',
  ready: 'What to have ready',
  questions: 'Questions',
} as const;

export interface AsideCopy {
  /** Where the page states a starting price. */
  starting?: { name: string; price: string };
  price: string;
  parts: readonly { id: string; label: string }[];
}

/**
 * What the aside of a page says about its price and its parts. For the build: the browser gets it as the page's data.
 *
 * @param price where the page says what the work costs
 */
export function asideCopy(ids: readonly (keyof typeof parts)[], price?: Passage): AsideCopy {
  const stated = price && statedPrice(price);
  const words = stated
    ? `A starting price. ${stated.moves}`
    : 'You hear the price of your job before we start, and you can still say no.';
  return {
    starting: stated && { name: stated.name, price: `${startingPrices.from} ${stated.price}` },
    price: `${words} ${tripFeeWords}`,
    parts: ids.map((id) => ({ id, label: parts[id] })),
  };
}
