import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { cleanQuery, find } from './find.ts';

const index = buildIndex();
/** Path of the best page; questions are skipped, since they form a separate group. */
const first = (query: string) => find(query, index).find(({ kind }) => kind !== 'questions')?.path;

test.each([
  ['lost car key', '/services/auto-locksmith/car-key-replacement'],
  ['rekeyed locks', '/services/residential-locksmith/lock-rekey'],
  ['Hoboken', '/service-areas/hoboken'],
  ['LOCKED OUT OF MY CAR', '/services/emergency-locksmith/car-lockout'],
  ['fob', '/services/auto-locksmith/key-fob-programming'],
  ['privacy', '/privacy-policy'],
])('%j finds %s first', (query, path) => {
  expect(first(query)).toBe(path);
});

test('accents in a query are ignored', () => {
  expect(first('hobóken')).toBe('/service-areas/hoboken');
});

test('a question is found by its words, and links to its place on the FAQ page', () => {
  expect(find('drill', index).some(({ path }) => path === '/faq#drilling')).toBe(true);
});

test('if some pages match every word, the others are left out', () => {
  const towns = find('locksmith secaucus', index);
  expect(towns[0]?.path).toBe('/service-areas/secaucus');
  expect(towns.some(({ path }) => path === '/service-areas/hoboken')).toBe(false);
});

test.each(['zebra', '%', '<script>', '.*', '(', '🔑', '\\'])(
  '%j finds nothing and harms nothing',
  (query) => {
    expect(find(query, index)).toEqual([]);
  },
);

test('the thank-you page, which is not indexed, is not in the search index', () => {
  expect(index.map(({ path }) => path)).not.toContain('/thank-you');
});

test('a query is shortened, cleared of control characters and extra spaces, and always well-formed', () => {
  expect(cleanQuery('  lost \u0000\t\n key ')).toBe('lost key');
  expect(cleanQuery(null)).toBe('');
  expect(cleanQuery('a'.repeat(10_000))).toHaveLength(100);
  expect(cleanQuery(`${'a'.repeat(99)}🔑`).isWellFormed()).toBe(true);
  expect(cleanQuery('\ud800 key')).toBe('\ufffd key');
});

const entry = (label: string, words = '', text = '') => {
  const kind = 'pages' as const;
  return { kind, path: `/${label}`, label, words, text };
};
const labels = (query: string, ...entries: ReturnType<typeof entry>[]) =>
  find(query, entries).map(({ label }) => label);

test('a match in the label ranks above one in the keywords, which ranks above one in the text', () => {
  const mentions = entry('c', '', 'safe');
  const about = entry('b', 'safe');
  const named = entry('safe');
  expect(labels('safe', mentions, about, named)).toEqual(['safe', 'b', 'c']);
});

test('a whole word ranks above the beginning of a word, and the middle of a word does not match', () => {
  expect(labels('key', entry('keyhole'), entry('key'), entry('turnkey'))).toEqual([
    'key',
    'keyhole',
  ]);
});

test('equal matches keep the order of the index', () => {
  expect(labels('key', entry('key b'), entry('key a'))).toEqual(['key b', 'key a']);
});

test('stop words count only in a query that has no others', () => {
  expect(labels('the key', entry('the end'), entry('key'))).toEqual(['key']);
  expect(labels('the', entry('the end'), entry('key'))).toEqual(['the end']);
});

test('if nothing matches every word, matches of any word are found, best first', () => {
  expect(labels('safe zebra', entry('box', 'safe'), entry('safe'), entry('door'))).toEqual([
    'safe',
    'box',
  ]);
});

test.each(['', '   ', '!?', '\u0301'])('the blank query %j finds nothing', (query) => {
  expect(labels(query, entry('key'))).toEqual([]);
});

test('an empty index finds nothing', () => {
  expect(find('key', [])).toEqual([]);
});
