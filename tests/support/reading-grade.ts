import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Rendered } from './rendered.tsx';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
const blocks = ['p', 'li', 'dt', 'dd', 'td', 'summary', 'figcaption', 'h3'];

/** The school grade (Flesch-Kincaid, United States) at which these texts can be read. */
export function readingGrade(texts: readonly string[]): number {
  const said = texts
    .flatMap((text) => [...words.segment(text)])
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  return fleschKincaid({
    sentence: texts.flatMap((text) => [...sentences.segment(text)]).length,
    word: said.length,
    // A figure has no letters to count: it counts as one syllable.
    syllable: said.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

/** What the page's main part says in sentences. Labels are left out: being short, they would lower the grade. */
export function runningText(elements: readonly Rendered[]): string[] {
  const said = elements.filter(
    ({ tag, path }) => blocks.includes(tag) && path.some(({ tag: above }) => above === 'main'),
  );
  const holders = new Set(said.flatMap(({ path }) => path.slice(0, -1)));
  return said
    .filter((element) => !holders.has(element) && /[.?!:]$/.test(element.text))
    .map(({ text }) => text);
}
