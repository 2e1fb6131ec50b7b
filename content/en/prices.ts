import { business } from '../facts/business.ts';

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
        'Late hours, distance, the type of lock or a locked deadbolt can raise it. So can a part that has to be replaced.',
    },
    {
      name: 'Lock installation',
      price: `$${installation}`,
      moves:
        'It depends on the lock you choose, the number of doors, and how much of the door or frame has to be cut or repaired.',
    },
  ],
  condition:
    'These are starting prices, not quotes. You hear the price of your own job before work begins, and you can still say no.',
  /** The same in little room, for the first screen: what moves both prices, and when the real one is heard. */
  early:
    'Starting prices. Late hours, distance, the type of lock or a locked deadbolt can raise them. You hear yours before we start.',
} as const;
