/** One thing that can be found. */
export interface SearchEntry {
  kind: 'services' | 'areas' | 'questions' | 'pages';
  path: string;
  label: string;
  /** Shown under the label. */
  text: string;
  /** Searched as well, never shown. */
  words: string;
}

const longestQuery = 100;

/** What a cut may leave. String.prototype.toWellFormed is missing on phones of 2022. */
const halfPair = /\p{Surrogate}/gu;

/** What a visitor asked for, made fit to be shown and searched, whatever the address held. */
export function cleanQuery(raw: string | null): string {
  return (raw ?? '')
    .slice(0, longestQuery * 4)
    .replaceAll(halfPair, '\ufffd')
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .replace(halfPair, '\ufffd');
}

const filler = new Set(
  'a an and any are at can do does for from get have how i in is it me my need of on or that the to was what with you your'.split(
    ' ',
  ),
);

/** Lower-case words without accents and endings: 'Locked' and 'locks' are both 'lock'. */
function stems(text: string): string[] {
  const words = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    // Without lookbehind, for which Safari refused the whole file until 16.4.
    word.replace(/(\w{3})(ing|ed|es|s)$/, '$1'),
  );
}

/** How well a word is met: at the beginning of one of these words, a whole word twice as well. */
function match(wanted: string, stemmed: readonly string[]): number {
  if (stemmed.includes(wanted)) return 2;
  return stemmed.some((word) => word.startsWith(wanted)) ? 1 : 0;
}

function score(entry: SearchEntry, wanted: readonly string[]): number[] {
  const [label, words, text] = [entry.label, entry.words, entry.text].map(stems);
  return wanted.map(
    (word) => 8 * match(word, label ?? []) + 3 * match(word, words ?? []) + match(word, text ?? []),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** What meets every word of the query, best first; where nothing does, what meets any of them. */
export function find(query: string, index: readonly SearchEntry[]): SearchEntry[] {
  const all = stems(query);
  const telling = all.filter((word) => !filler.has(word));
  const wanted = telling.length > 0 ? telling : all;
  const scored = index
    .map((entry) => ({ entry, scores: score(entry, wanted) }))
    .filter(({ scores }) => sum(scores) > 0)
    .sort((a, b) => sum(b.scores) - sum(a.scores));
  const whole = scored.filter(({ scores }) => scores.every((points) => points > 0));
  return (whole.length > 0 ? whole : scored).map(({ entry }) => entry);
}
