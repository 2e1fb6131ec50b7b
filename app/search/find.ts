import { searchLanguage } from '#words/pages/search-language.ts';

export interface SearchEntry {
  kind: 'services' | 'areas' | 'questions' | 'pages';
  path: string;
  label: string;
  text: string;
  /** Searched, but not shown. */
  words: string;
}

const maxQueryLength = 100;

/** Lone surrogates, which cutting may leave. toWellFormed is missing in browsers of 2022. */
const loneSurrogate = /\p{Surrogate}/gu;

/** Sanitizes a query from the URL: one line of well-formed text, at most 100 characters. */
export function cleanQuery(raw: string | null): string {
  return (raw ?? '')
    .slice(0, maxQueryLength * 4)
    .replaceAll(loneSurrogate, '\ufffd')
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .replace(loneSurrogate, '\ufffd');
}

const stopWords = new Set(searchLanguage.stopWords.split(' '));

/** Lower-case words without accents and endings: 'Locked' and 'locks' are both 'lock', 'cerraduras' is 'cerradur'. */
function stems(text: string): string[] {
  const words = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.replace(searchLanguage.endings, '$1'),
  );
}

/** 2 if the word is among these, 1 if one of these begins with it, else 0. */
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

/** Entries that match every word of the query, best first; if there are none, those that match any. */
export function find(query: string, index: readonly SearchEntry[]): SearchEntry[] {
  const all = stems(query);
  const significant = all.filter((word) => !stopWords.has(word));
  const wanted = significant.length > 0 ? significant : all;
  const scored = index
    .map((entry) => ({ entry, scores: score(entry, wanted) }))
    .filter(({ scores }) => sum(scores) > 0)
    .sort((a, b) => sum(b.scores) - sum(a.scores));
  const matchAll = scored.filter(({ scores }) => scores.every((points) => points > 0));
  return (matchAll.length > 0 ? matchAll : scored).map(({ entry }) => entry);
}
