import { business } from './business.ts';
import type { Passage } from './copy.ts';

const { lockout, installation } = business.startingPrices;

/** The two starting prices the business states (docs/product.md 1.2), always shown with what moves them. */
export const startingPrices = {
  title: 'What it costs',
  from: 'from',
  items: [
    {
      name: 'Emergency lockout',
      price: `$${lockout}`,
      moves:
        'The hour, the distance, the kind of lock and a thrown bolt can raise it. So can a part that has to be replaced.',
    },
    {
      name: 'Lock installation',
      price: `$${installation}`,
      moves:
        'It moves with the lock you choose, the number of doors, and how much of the door or frame has to be cut or mended.',
    },
  ],
  condition:
    'These are starting prices, not quotes. You hear the price of your own job before work begins, and you can still say no.',
} as const;

/** The starting price these words name, if they name one: it is shown large, never without its condition. */
export function statedPrice({ paragraphs }: Passage) {
  const amounts = paragraphs.join(' ').match(/\$\d+/g);
  return startingPrices.items.find(({ price }) => amounts?.includes(price));
}
