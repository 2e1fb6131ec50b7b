import { startingPrices } from '#words/prices.ts';
import type { Passage } from './copy.ts';

/** Returns the starting price in these words, if there is one. It is shown large, never without its condition. */
export function statedPrice({ paragraphs }: Passage) {
  const amounts = paragraphs.join(' ').match(/\$\d+/g);
  return startingPrices.items.find(({ price }) => amounts?.includes(price));
}
