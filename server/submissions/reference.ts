import { randomInt } from 'node:crypto';

// No characters that look or sound alike.
const letters = '23456789ACEFHJKMNPQRTUVWXY';

/** LS- and six characters, to read over the phone; about 300 million are possible. */
export function newReference(): string {
  return `LS-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;
}
