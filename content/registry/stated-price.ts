import { startingPrices } from '#words/prices.ts';
import type { Passage } from './copy.ts';

/** The starting price these words name, if they name one: it is shown large, never without its condition. */
export function statedPrice({ paragraphs }: Passage) {
  const amounts = paragraphs.join(' ').match(/\$\d+/g);
  return startingPrices.items.find(({ price }) => amounts?.includes(price));
}
