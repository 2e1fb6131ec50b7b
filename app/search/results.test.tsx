import { expect, test } from 'vitest';
import { search } from '#words/pages/search.ts';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { buildIndex } from './build-index.ts';
import type { SearchEntry } from './find.ts';
import { ResultsIn } from './results.tsx';

const index = buildIndex();

type Index = Parameters<typeof ResultsIn>[0]['index'];

const entry = (label: string, kind: SearchEntry['kind'] = 'pages'): SearchEntry => ({
  kind,
  path: `/${label}`,
  label,
  text: '',
  words: 'key',
});

const ready = (entries: readonly SearchEntry[] = index): Index => ({ state: 'ready', entries });
const results = (query: string, at = ready()) =>
  rendered(<ResultsIn query={query} index={at} />, '/search');
const status = async (query: string, at = ready()) => (await results(query, at)).all('p')[0];

test('the status line for screen readers is there in every state', async () => {
  expect(await status('')).toMatchObject({ text: search.lead, attributes: { role: 'status' } });
  expect(await status('key', { state: 'loading' })).toMatchObject({ text: search.loading });
  expect(await status('key', { state: 'failed' })).toMatchObject({
    text: '',
    attributes: { role: 'status' },
  });
});

test('an index that fails to load shows an alert with a retry button', async () => {
  const { one, elements } = await results('key', { state: 'failed' });
  expect(elements.some(({ attributes }) => attributes.role === 'alert')).toBe(true);
  expect(one('button').text).not.toBe('');
});

test('without results, the page repeats the query as text and offers the number', async () => {
  const { one, all } = await results('<img src=x> zebra');
  expect(all('img')).toEqual([]);
  expect(one('h2').text).toBe(search.noResults.heading('<img src=x> zebra'));
  expect(one('a').attributes.href).toMatch(/^tel:/);
});

test('results are grouped under headings, and no group is empty', async () => {
  const { all } = await results('key');
  const groups = all('section');
  expect(groups.length).toBeGreaterThan(1);
  expect(all('h2')).toHaveLength(groups.length);
  expect(all('ul').every(({ text }) => text !== '')).toBe(true);
  expect(all('a').every(({ attributes }) => attributes.href?.startsWith('/'))).toBe(true);
});

test('at most eight results of each kind are shown, and only these are counted', async () => {
  const many = Array.from({ length: 12 }, (_, at) => entry(`key-${at}`));
  const { all } = await results('key', ready([...many, entry('town', 'areas')]));
  expect(all('a')).toHaveLength(9);
  expect(all('p')[0]?.text).toBe(search.count(9, 'key'));
});

test('a single result is counted as 1', async () => {
  expect((await status('only', ready([entry('only')])))?.text).toBe(search.count(1, 'only'));
});

test('the index has each page once, each question at its place on the FAQ page, and no empty label', () => {
  expect(new Set(index.map(({ path }) => path)).size).toBe(index.length);
  expect(index.filter(({ label, words }) => !label || !words)).toEqual([]);
  for (const { path, kind } of index) {
    expect(path.startsWith('/faq#')).toBe(kind === 'questions');
    if (kind === 'services') expect(path).toMatch(/^\/services/);
    if (kind === 'areas') expect(path).toMatch(/^\/service-areas/);
  }
});
