import { randomInt } from 'node:crypto';

// Nothing that looks like another when written, or is taken for another when spelled out.
const letters = '23456789ACEFHJKMNPQRTUVWXY';

/** Short enough to read over the phone: LS- and six characters, about 300 million in all. */
export function newReference(): string {
  return `LS-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;
}
