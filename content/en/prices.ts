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
        'It can cost more late at night or farther out, with some types of locks or a locked deadbolt, or when a part has to be replaced.',
    },
    {
      name: 'Lock installation',
      price: `$${installation}`,
      moves:
        'It depends on the lock you pick, how many doors you have, and how much of the door or frame has to be cut or repaired.',
    },
  ],
  condition:
    "These are starting prices, not quotes. We'll give you your price before we start, and you can still say no.",
  /** The same in little room, for the first screen: what moves both prices, and when the real one is heard. */
  early:
    "Starting prices: it can cost more late at night, farther out, or with some locks or a locked deadbolt. We'll give you yours before we start.",
} as const;
