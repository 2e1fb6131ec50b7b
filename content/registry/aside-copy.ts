import { asideWords } from '#words/pages/aside.ts';
import { startingPrices } from '#words/prices.ts';
import { tripFeeWords } from './stated-facts.ts';

const { parts } = asideWords;

/** What every town's price passage says after the one sentence that differs by town. */
export const pricesInTown = `${startingPrices.items[0].moves} ${asideWords.price}`;

export interface AsideCopy {
  price: string;
  parts: readonly { id: string; label: string }[];
}

/** Returns the aside's links to a page's parts, and its price text. Build only: the browser gets it as page data. */
export function asideCopy(ids: readonly (keyof typeof parts)[]): AsideCopy {
  return {
    price: `${asideWords.price} ${tripFeeWords}`,
    parts: ids.map((id) => ({ id, label: parts[id] })),
  };
}
