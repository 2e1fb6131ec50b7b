import { beforeEach, expect, test, vi } from 'vitest';
import { search } from '../../content/en/search.ts';
import { rendered } from '../../tests/support/rendered.tsx';
import { buildIndex } from './build-index.ts';
import type { SearchEntry } from './find.ts';
import { Results } from './results.tsx';
import { useIndex } from './use-index.ts';

vi.mock('./use-index.ts');

const index = buildIndex();

function indexIs(state: ReturnType<typeof useIndex>) {
  vi.mocked(useIndex).mockReturnValue(state);
}

const entry = (label: string, kind: SearchEntry['kind'] = 'pages'): SearchEntry => ({
  kind,
  path: `/${label}`,
  label,
  text: '',
  words: 'key',
});

beforeEach(() => {
  indexIs({ state: 'ready', entries: index });
});

const results = (query: string) => rendered(<Results query={query} />, '/search');
const status = async (query: string) => (await results(query)).all('p')[0];

test('the line that a screen reader hears change is there in every state', async () => {
  expect(await status('')).toMatchObject({ text: search.empty, attributes: { role: 'status' } });
  indexIs({ state: 'waiting' });
  expect(await status('key')).toMatchObject({ text: search.loading });
  indexIs({ state: 'failed' });
  expect(await status('key')).toMatchObject({ text: '', attributes: { role: 'status' } });
});

test('nothing is fetched before something is asked for', async () => {
  await results('');
  expect(useIndex).toHaveBeenLastCalledWith(false);
  await results('key');
  expect(useIndex).toHaveBeenLastCalledWith(true);
});

test('an index that did not come is an alert with another try', async () => {
  indexIs({ state: 'failed' });
  const { one, elements } = await results('key');
  expect(elements.some(({ attributes }) => attributes.role === 'alert')).toBe(true);
  expect(one('button').text).not.toBe('');
});

test('nothing found repeats the question as text, and offers the number', async () => {
  const { one, all } = await results('<img src=x> zebra');
  expect(all('img')).toEqual([]);
  expect(one('h2').text).toBe(search.noResults.heading('<img src=x> zebra'));
  expect(one('a').attributes.href).toMatch(/^tel:/);
});

test('what was found stands in groups under headings, none of them empty', async () => {
  const { all } = await results('key');
  const groups = all('section');
  expect(groups.length).toBeGreaterThan(1);
  expect(all('h2')).toHaveLength(groups.length);
  expect(all('ul').every(({ text }) => text !== '')).toBe(true);
  expect(all('a').every(({ attributes }) => attributes.href?.startsWith('/'))).toBe(true);
});

test('of each kind eight are shown, and these are counted', async () => {
  const many = Array.from({ length: 12 }, (_, at) => entry(`key-${at}`));
  indexIs({ state: 'ready', entries: [...many, entry('town', 'areas')] });
  const { all } = await results('key');
  expect(all('a')).toHaveLength(9);
  expect(all('p')[0]?.text).toBe(search.count(9, 'key'));
});

test('one result is one', async () => {
  indexIs({ state: 'ready', entries: [entry('only')] });
  expect((await status('only'))?.text).toBe(search.count(1, 'only'));
});

test('the index holds each page once, each question of the FAQ at its place, and no empty label', () => {
  expect(new Set(index.map(({ path }) => path)).size).toBe(index.length);
  expect(index.filter(({ label, words }) => !label || !words)).toEqual([]);
  for (const { path, kind } of index) {
    expect(path.startsWith('/faq#')).toBe(kind === 'questions');
    if (kind === 'services') expect(path).toMatch(/^\/services/);
    if (kind === 'areas') expect(path).toMatch(/^\/service-areas/);
  }
});
