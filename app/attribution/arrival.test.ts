import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/render/fake-browser.ts';

const origin = 'https://locksmith.example';

interface Arrival {
  query?: string;
  referrer?: string;
  storage?: Record<string, string>;
  isPrivate?: boolean;
  /** The browser's navigation type, for example 'reload'. */
  navigation?: string;
}

/** Opens a page and records its traffic source. Resolves to what is then stored. */
async function arrive(arrival: Arrival) {
  const storage = arrival.storage ?? {};
  openPage({
    url: `${origin}/faq${arrival.query ?? ''}`,
    referrer: arrival.referrer,
    localStorage: storage,
    navigator: { globalPrivacyControl: arrival.isPrivate },
    navigation: arrival.navigation ?? 'navigate',
  });
  const { recordSource } = await import('./arrival.ts');
  const { landing } = await import('./landing.ts');
  recordSource(landing());
  return storage;
}

const organic = { utm_source: 'google', utm_medium: 'organic' };
const paid = { utm_source: 'google', utm_medium: 'cpc', gclid: 'Cj0' };
const google = 'https://www.google.com/';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, Arrival, Record<string, string>]>([
  ['a search', { referrer: google }, organic],
  ['an ad', { query: '?gclid=Cj0', referrer: google }, paid],
  [
    'a link with every tag',
    { query: '?utm_source=A&utm_medium=B&utm_campaign=C&utm_term=D' },
    { utm_source: 'a', utm_medium: 'b', utm_campaign: 'C', utm_term: 'D' },
  ],
  [
    'a source without a medium',
    { query: '?utm_source=flyer', referrer: google },
    { utm_source: 'flyer' },
  ],
  [
    'Microsoft’s ads',
    { query: '?msclkid=x' },
    { utm_source: 'bing', utm_medium: 'cpc', msclkid: 'x' },
  ],
  ['nowhere', {}, {}],
  ['an address of ours', { referrer: `${origin}/about` }, {}],
])('an arrival from %s stores exactly the tags of that source', async (_, arrival, stored) => {
  expect(await arrive(arrival)).toEqual(stored);
});

test.each<[string, Arrival, Record<string, string>]>([
  ['a bookmark', {}, paid],
  ['a page of ours', { referrer: `${origin}/about?gclid=other` }, paid],
  ['another search', { referrer: google }, organic],
  ['a reload of a page first found by a search', { referrer: google, navigation: 'reload' }, paid],
  ['Back to such a page', { referrer: google, navigation: 'back_forward' }, paid],
  [
    'a reload of a link with a tag',
    { query: '?utm_source=flyer', referrer: google, navigation: 'reload' },
    { utm_source: 'flyer' },
  ],
])(
  'after an ad visit, an arrival by %s keeps or replaces the stored tags',
  async (_, arrival, stored) => {
    expect(await arrive({ ...arrival, storage: { ...paid } })).toEqual(stored);
  },
);

test('the second page records the tags of a first page that was left too soon, if it was ours', async () => {
  expect(await arrive({ referrer: `${origin}/?gclid=Cj0` })).toEqual(paid);
  expect(await arrive({ referrer: `${origin}/?q=words` })).toEqual({});
  expect(await arrive({ referrer: 'https://other.example/?gclid=Cj0' })).toMatchObject({
    utm_source: 'other.example',
  });
});

test('reloading the first page still records the search that led to it', async () => {
  expect(await arrive({ referrer: google, navigation: 'reload' })).toEqual(organic);
});

test('a privacy signal deletes the stored source, and nothing new is stored', async () => {
  const storage = { ...paid, visit_count: '3' };
  expect(await arrive({ query: '?gclid=new', storage, isPrivate: true })).toEqual({
    visit_count: '3',
  });
});

test('if the browser has no navigation data, a page counts as new', async () => {
  openPage({ referrer: google, globals: { performance: { now: () => 0 } } });
  const { isReloadOrBack, landing, pageBefore } = await import('./landing.ts');
  expect(isReloadOrBack()).toBe(false);
  expect(pageBefore(landing())).toBeUndefined();
});

test.each([
  [`${origin}/about?x=1#y`, '/about'],
  ['https://locksmith.example:444/about', undefined],
  ['https://locksmith.example.evil.example/', undefined],
  ['https://evil.example/locksmith.example', undefined],
  ['not an address', undefined],
  ['', undefined],
])('the referrer %j gives %j as the previous page', async (referrer, path) => {
  openPage({ referrer });
  const { landing, pageBefore } = await import('./landing.ts');
  expect(pageBefore(landing())?.pathname).toBe(path);
});
