import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Rendered } from '../render/rendered.tsx';
import { syllables } from './spanish-syllables.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
const blocks = ['p', 'li', 'dt', 'dd', 'td', 'summary', 'figcaption', 'h3'];

function counted(texts: readonly string[], syllablesOf: (word: string) => number) {
  const said = texts
    .flatMap((text) => [...words.segment(text)])
    .filter(({ isWordLike }) => isWordLike);
  return {
    sentence: texts.flatMap((text) => [...sentences.segment(text)]).length,
    word: said.length,
    // A number has no letters to count, so it counts as one syllable.
    syllable: said.reduce((sum, { segment }) => sum + Math.max(1, syllablesOf(segment)), 0),
  };
}

/** The school grade (Flesch-Kincaid, United States) at which these English texts can be read. */
export const readingGrade = (texts: readonly string[]) => fleschKincaid(counted(texts, syllable));

/**
 * How easily these Spanish texts are read: 100 is very easy, 60 plain, 0 very hard. The formula is that of
 * J. Fernández Huerta, 'Medidas sencillas de lecturabilidad', Consigna 214 (1959).
 */
export function readingEase(texts: readonly string[]): number {
  const { sentence, word, syllable } = counted(texts, syllables);
  return 206.84 - 60 * (syllable / word) - 1.02 * (word / sentence);
}

/** Returns the sentences in the page's main part, without labels: being short, they would lower the grade. */
export function runningText(elements: readonly Rendered[]): string[] {
  const said = elements.filter(
    ({ tag, path }) => blocks.includes(tag) && path.some(({ tag: above }) => above === 'main'),
  );
  const holders = new Set(said.flatMap(({ path }) => path.slice(0, -1)));
  return said
    .filter((element) => !holders.has(element) && /[.?!:]$/.test(element.text))
    .map(({ text }) => text);
}
