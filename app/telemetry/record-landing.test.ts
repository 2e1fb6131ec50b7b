import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/render/fake-browser.ts';

const origin = 'https://locksmith.example';
const google = 'https://www.google.com/';

interface Landing {
  query?: string;
  referrer?: string;
  isPrivate?: boolean;
  /** The browser's navigation type, for example 'reload'. */
  navigation?: string;
  storage?: Record<string, string>;
}

/** Lands on /faq. Resolves to what was reported about the arrival and what is then stored. */
async function land({ query = '', storage = {}, ...landing }: Landing = {}) {
  const recordSource = vi.fn();
  openPage({
    url: `${origin}/faq${query}`,
    referrer: landing.referrer,
    localStorage: storage,
    navigator: { globalPrivacyControl: landing.isPrivate },
    navigation: landing.navigation ?? 'navigate',
  });
  vi.doMock('../attribution/arrival.ts', () => ({ recordSource }));
  const { recordLanding } = await import('./use-visit.ts');
  recordLanding();
  await import('../attribution/arrival.ts');
  await new Promise(setImmediate);
  return { recordSource, recordLanding, pages: JSON.parse(storage.click_path ?? '[]') };
}

afterEach(() => {
  vi.doUnmock('../attribution/arrival.ts');
  vi.unstubAllGlobals();
});

test.each<[string, Landing, number]>([
  ['nowhere', {}, 0],
  ['a page of ours', { referrer: `${origin}/about` }, 0],
  ['another site', { referrer: google }, 1],
  ['a link with tags', { query: '?gclid=1' }, 1],
  ['a page of ours that was reached by a link with tags', { referrer: `${origin}/?gclid=1` }, 1],
  ['nowhere, asking for privacy', { isPrivate: true }, 1],
  ['no address at all', { referrer: 'about:blank' }, 1],
])('a landing from %s reads the source only if it can have changed', async (_, landing, times) => {
  const { recordSource } = await land(landing);
  expect(recordSource).toHaveBeenCalledTimes(times);
});

test('a page load is one landing, however often React runs the effect', async () => {
  const { recordSource, recordLanding } = await land({ referrer: google });
  recordLanding();
  await new Promise(setImmediate);
  expect(recordSource).toHaveBeenCalledExactlyOnceWith({
    query: '',
    referrer: google,
    host: 'locksmith.example',
  });
});

const now = () => new Date().toISOString();
const noted = (...pages: string[]) => ({
  click_path: JSON.stringify(pages),
  last_page_date: now(),
});

test.each<[string, Landing, string[]]>([
  ['left before it noted itself', { referrer: `${origin}/about` }, ['/about']],
  ['left so, under an address with a slash', { referrer: `${origin}/about/?q=1` }, ['/about']],
  [
    'noted already',
    { referrer: `${origin}/about`, storage: noted('/', '/about') },
    ['/', '/about'],
  ],
  [
    'not the one noted last',
    { referrer: `${origin}/about`, storage: noted('/about', '/') },
    ['/about', '/', '/about'],
  ],
  [
    'named again by a reload',
    { referrer: `${origin}/about`, navigation: 'reload', storage: noted('/', '/faq') },
    ['/', '/faq'],
  ],
  [
    'named by the reload of a page that never got to note anything',
    { referrer: `${origin}/about`, navigation: 'reload' },
    ['/about'],
  ],
  ['of another site', { referrer: 'https://other.example/about' }, []],
])('the click path is right when the previous page was %s', async (_, landing, pages) => {
  expect((await land(landing)).pages).toEqual(pages);
});
