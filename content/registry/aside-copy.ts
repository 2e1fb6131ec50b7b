import { asideWords } from '#words/pages/aside.ts';
import { startingPrices } from '#words/prices.ts';
import type { Passage } from './copy.ts';
import { tripFeeWords } from './stated-facts.ts';
import { statedPrice } from './stated-price.ts';

const { parts } = asideWords;

/** What the price passage of every town says after the one sentence that is the town's own. */
export const pricesInTown = `${startingPrices.items[0].moves} ${asideWords.price}`;

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
  return {
    starting: stated && { name: stated.name, price: `${startingPrices.from} ${stated.price}` },
    price: `${stated ? asideWords.starting(stated.moves) : asideWords.price} ${tripFeeWords}`,
    parts: ids.map((id) => ({ id, label: parts[id] })),
  };
}
