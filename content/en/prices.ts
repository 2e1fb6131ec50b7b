import { business } from '../facts/business.ts';

const { lockout, installation } = business.startingPrices;

/** The two starting prices of the business (docs/product.md 1.2), always shown with what changes them. */
export const startingPrices = {
  title: 'What it costs',
  from: 'from',
  items: [
    {
      name: 'Emergency lockout',
      /** What the price is for, in a word or two before 'from'. */
      job: 'Lockouts',
      price: `$${lockout}`,
      moves:
        'It can cost more late at night or farther out, with some types of locks or a locked deadbolt, or when a part has to be replaced.',
    },
    {
      name: 'Lock installation',
      job: 'Lock installation',
      price: `$${installation}`,
      moves:
        'It depends on the lock you pick, how many doors you have, and how much of the door or frame has to be cut or repaired.',
    },
  ],
  condition:
    "These are starting prices, not quotes. We'll give you your price before we start, and you can still say no.",
  /** The condition of one price, given what changes it, for the first screen. */
  early: (moves: string) => `This is a starting price, not a quote. ${moves}`,
} as const;
