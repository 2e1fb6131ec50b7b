import { afterEach, expect, test, vi } from 'vitest';
import {
  answer,
  fakeCaches,
  origin,
  startWorker,
  words,
} from '../../../tests/support/render/fake-worker.ts';

async function start(server = {}, caches: object = fakeCaches()) {
  const { asked } = startWorker(server, caches);
  return { asked, ...(await import('./page-cache.ts')), ...(await import('./cache-visited.ts')) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[string, 'page' | 'asset' | 'data', Response]>([
  ['an error', 'page', answer('<p>x', { status: 404 })],
  ['a part', 'asset', answer('x', { status: 206 })],
  ['another site’s answer', 'asset', answer('x', { type: 'cors' })],
  ['an answer from elsewhere', 'page', answer('<p>x', { redirected: true })],
  ['a page in place of a file', 'asset', answer('<p>sign in')],
  ['a file in place of a page', 'page', answer('x')],
])('%s is not cached', async (_, kind, given) => {
  const { cacheResponse, cachedResponse } = await start();
  await cacheResponse(kind, `${origin}/x`, given);
  expect(await cachedResponse(`${origin}/x`)).toBeUndefined();
});

test('beyond 30 files, only the oldest are deleted', async () => {
  const { cacheResponse, cachedResponse } = await start();
  for (let file = 0; file < 32; file += 1) {
    await cacheResponse('file', `${origin}/${file}.svg`, answer('x'));
  }
  const kept = await Promise.all(
    Array.from({ length: 32 }, (_, file) => cachedResponse(`${origin}/${file}.svg`)),
  );
  expect(kept.flatMap((found, file) => (found ? [] : [file]))).toEqual([0, 1]);
});

test('an update deletes old caches, but not visited pages or the desk’s or other language’s caches', async () => {
  const caches = fakeCaches();
  const kept = ['offline-b2', 'pages-1', 'assets-1', 'files-1', 'desk-b1', 'offline/es-b1'];
  for (const name of ['offline-b1', ...kept, 'other']) await caches.open(name);
  await (await start({}, caches)).deleteOldCaches();
  expect(await caches.keys()).toEqual(kept);
});

test('a page reached without a full load is cached with the files it needs to start', async () => {
  const { asked, cacheVisited, cachedResponse } = await start({
    '/about': () => answer('<script src="/assets/start-0a.js"></script>'),
    '/assets/start-0a.js': () => answer('import "/assets/page-0b.js"; "/assets/look-0c.css"'),
    '/assets/page-0b.js': () => answer('page'),
    '/assets/look-0c.css': () => answer('look'),
    '/assets/early-0d.js': () => answer('early'),
  });
  const assets = [`${origin}/assets/early-0d.js`, 'https://evil.example/assets/x.js', '/api/x'];
  await cacheVisited({ path: '/about', assets });
  expect([...asked].sort()).toEqual([
    '/about',
    '/assets/early-0d.js',
    '/assets/look-0c.css',
    '/assets/page-0b.js',
    '/assets/start-0a.js',
  ]);
  expect(await words(await cachedResponse(`${origin}/about`))).toContain('start-0a');
});

test.each<[string, unknown, unknown]>([
  ['what a page says', { path: '/faq', assets: ['/a.js'] }, { path: '/faq', assets: ['/a.js'] }],
  [
    'other things among its files',
    { path: '/', assets: ['/a.js', 7, null] },
    { path: '/', assets: ['/a.js'] },
  ],
  ['no files', { path: '/faq' }, undefined],
  ['no path', { assets: [] }, undefined],
  ['another site', { path: 'https://evil.example/', assets: [] }, undefined],
  ['a path that is no text', { path: ['/'], assets: [] }, undefined],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
  ['a text', 'skipWaiting', undefined],
])('of a message with %s, only the valid content is read', async (_, message, heard) => {
  const { readVisited } = await start();
  expect(readVisited(message)).toEqual(heard);
});

const hour = 3_600_000;
const pageWithNumber = '<html data-campaign="(201) 555-0199" lang="en">';

function cached(ageHours: number): Response {
  const date = new Date(Date.now() - ageHours * hour).toUTCString();
  const headers = { date, 'content-type': 'text/html', 'content-security-policy': 'x' };
  return new Response(pageWithNumber, { headers });
}

test.each([0, 23])('a page cached %i hours ago keeps its campaign number', async (age) => {
  const { withoutOldNumber } = await start();
  expect(await (await withoutOldNumber(cached(age))).text()).toContain('(201) 555-0199');
});

test.each([25, 10_000, -25])('a page cached %i hours ago loses only its number', async (age) => {
  const { withoutOldNumber } = await start();
  const page = await withoutOldNumber(cached(age));
  expect(await page.text()).toBe('<html lang="en">');
  expect(page.headers.get('content-security-policy')).toBe('x');
});

test('a cached page without a date loses its campaign number', async () => {
  const { withoutOldNumber } = await start();
  const page = new Response(pageWithNumber);
  expect(await (await withoutOldNumber(page)).text()).toBe('<html lang="en">');
});
