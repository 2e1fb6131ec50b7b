import { areas } from '../../../content/facts/areas.ts';
import { business } from '../../../content/facts/business.ts';
import { services } from '../../../contract/services.ts';
import { strings } from './spanish-build.ts';

const modules = import.meta.glob(
  // language-offer.ts offers Spanish, in Spanish.
  ['../../../content/{en,registry,owner}/**/*.ts', '!**/*.test.ts', '!**/language-offer.ts'],
  { eager: true },
);
/** Placeholder for a fact in a composed text. No text contains it. */
const fact = '\u0001';

/** Replaces functions by their texts, with a placeholder for each fact; undefined where the call fails. */
function filledIn(value: unknown): unknown {
  if (typeof value !== 'function') {
    return value && typeof value === 'object' && !(value instanceof RegExp)
      ? Object.values(value).map(filledIn)
      : value;
  }
  try {
    return filledIn(value(...Array(value.length).fill(fact)));
  } catch {
    return;
  }
}

/** Names, and services in their stored form. */
const names: readonly string[] = [
  ...areas.map(({ name }) => name),
  ...services,
  ...[business.name, `${business.name}.`, business.shortName],
  ...['North Bergen, NJ 07047', 'North Bergen NJ', 'FCC ID'],
  // People search for this in English.
  ...['key not detected'],
];

/** Every English text, and every sentence of it. */
export const englishTexts = new Set(
  strings(Object.values(modules).map(filledIn))
    .flatMap((text) => text.split(fact))
    .flatMap((text) => [text, ...text.split(/(?<=[.?!:;]) /)])
    .map((text) => text.replace(/^·/, '').trim())
    .filter((text) => /\p{L}{2}.* |^\p{Lu}\p{L}/u.test(text) && !names.includes(text)),
);

/** English texts of three or more words. */
export const englishPhrases = [...englishTexts].filter(
  (text) => (text.match(/ ./g) ?? []).length >= 2,
);
