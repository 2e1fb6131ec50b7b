import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forbiddenStorage,
  fullStorage,
  openPage,
  type storageOf,
} from '../../tests/support/render/fake-browser.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 20, 12);
const iso = (at: number) => new Date(at).toISOString();

/** Imports the module as on the visitor's next page, where only `storage` remains from the last one. */
function visits(storage: Record<string, string> | ReturnType<typeof storageOf>) {
  openPage({ localStorage: storage });
  return import('./visits.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first page ever opened starts the first visit', async () => {
  const { recordPage, counters } = await visits({});
  recordPage('/faq');
  expect(counters()).toEqual({
    click_path: ['/faq'],
    entry_page: '/faq',
    visit_count: 1,
    last_visit_date: null,
    submission_count: 0,
  });
});

test('a visit continues across pages, and a page recorded twice in a row counts once', async () => {
  const stored = {};
  for (const path of ['/', '/faq', '/faq', '/']) (await visits(stored)).recordPage(path);
  const { counters, lastPage } = await visits(stored);
  expect(counters()).toMatchObject({ click_path: ['/', '/faq', '/'], visit_count: 1 });
  expect(lastPage()).toBe('/');
});

test.each([
  ['half an hour', 30 * minute, 1],
  ['a moment more than half an hour', 30 * minute + 1, 2],
  ['a clock set back by a quarter of an hour', -15 * minute, 1],
  ['a clock set back by a day', -24 * 60 * minute, 2],
])('after %s, the next page continues the visit or starts another', async (_, passed, count) => {
  const { recordPage, counters } = await visits({});
  recordPage('/');
  vi.setSystemTime(noon + passed);
  recordPage('/faq');
  expect(counters().visit_count).toBe(count);
  expect(counters().click_path).toEqual(count === 1 ? ['/', '/faq'] : ['/faq']);
});

test('a new visit reports when the previous one ended, and keeps the first entry page', async () => {
  const stored = {};
  const { recordPage } = await visits(stored);
  recordPage('/about');
  vi.setSystemTime(noon + 10 * minute);
  recordPage('/faq');
  vi.setSystemTime(noon + 24 * 60 * minute);
  recordPage('/');
  const { counters } = await visits(stored);
  expect(counters()).toMatchObject({
    last_visit_date: iso(noon + 10 * minute),
    entry_page: '/about',
    click_path: ['/'],
  });
});

test('a long visit keeps its first page and its last 29', async () => {
  const { recordPage, counters } = await visits({});
  for (let page = 0; page < 100; page += 1) recordPage(`/${page}`);
  const path = counters().click_path;
  expect(path).toHaveLength(30);
  expect([path[0], path[1], path[29]]).toEqual(['/0', '/71', '/99']);
});

test.each([
  ['nothing', undefined, []],
  ['no JSON', '["/faq"', []],
  ['an object', '{"0":"/faq"}', []],
  ['null', 'null', []],
  ['a list with other things in it', '["/faq",7,null,["/x"],{}]', ['/faq']],
  ['texts of several lines', '["/faq\\n\\u0000x"]', ['/faq x']],
  ['a path of 10,000 characters', JSON.stringify(['a'.repeat(10_000)]), ['a'.repeat(200)]],
  [
    '10,000 paths',
    JSON.stringify(Array.from({ length: 10_000 }, (_, page) => `/${page}`)),
    Array.from({ length: 30 }, (_, page) => `/${page}`),
  ],
])('of a stored click path that is %s, only the valid entries are sent', async (_, text, sent) => {
  const { counters } = await visits({ ...(text && { click_path: text }) });
  expect(counters().click_path).toEqual(sent);
});

test.each([
  ['', 0],
  ['7', 7],
  ['999999', 999_999],
  ['-1', 0],
  ['1.5', 0],
  ['1e5', 0],
  ['0x10', 0],
  ['9'.repeat(7), 0],
  ['NaN', 0],
  [' 7', 0],
])('the stored count %j is read as %d', async (text, count) => {
  const { counters } = await visits({ visit_count: text, submission_count: text });
  expect(counters()).toMatchObject({ visit_count: count, submission_count: count });
});

test.each(['yesterday', '', '99999999999999', '2026-13-45', '<script>'])(
  'the invalid stored date %j is ignored, and the next page starts a visit',
  async (text) => {
    const { recordPage, counters } = await visits({ last_page_date: text, last_visit_date: text });
    expect(counters().last_visit_date).toBeNull();
    recordPage('/');
    expect(counters()).toMatchObject({ visit_count: 1, last_visit_date: null });
  },
);

test('requests are counted, and the count lasts to the next page', async () => {
  const stored = {};
  const { countRequest } = await visits(stored);
  countRequest();
  countRequest();
  expect((await visits(stored)).counters().submission_count).toBe(2);
});

test.each([
  ['is full', fullStorage()],
  ['is forbidden', forbiddenStorage],
])('while storage %s, the counters last as long as the page', async (_, storage) => {
  const { recordPage, countRequest, counters } = await visits(storage);
  recordPage('/faq');
  recordPage('/about');
  countRequest();
  expect(counters()).toMatchObject({
    click_path: ['/faq', '/about'],
    visit_count: 1,
    submission_count: 1,
  });
});
