import { asideWords } from '#words/pages/aside.ts';
import { startingPrices } from '#words/prices.ts';
import { tripFeeWords } from './stated-facts.ts';

const { parts } = asideWords;

/** What the price passage of every town says after the one sentence that is the town's own. */
export const pricesInTown = `${startingPrices.items[0].moves} ${asideWords.price}`;

export interface AsideCopy {
  price: string;
  parts: readonly { id: string; label: string }[];
}

/** What the aside of a page says about its parts and its price. For the build: the browser gets it as the page's data. */
export function asideCopy(ids: readonly (keyof typeof parts)[]): AsideCopy {
  return {
    price: `${asideWords.price} ${tripFeeWords}`,
    parts: ids.map((id) => ({ id, label: parts[id] })),
  };
}
