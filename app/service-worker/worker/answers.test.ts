import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  fakeCaches,
  fakeFetchEvent,
  forbiddenCaches,
  origin,
  startWorker,
  words,
} from '../../../tests/support/render/fake-worker.ts';

async function start(server = {}, caches: object = fakeCaches()) {
  const browser = startWorker(server, caches);
  const { answer } = await import('./answers.ts');
  type Answer = (event: Parameters<typeof answer>[1]) => Promise<Response>;
  const answerPage: Answer = (event) => answer('page', event);
  const answerData: Answer = (event) => answer('data', event);
  const answerAsset: Answer = (event) => answer('asset', event);
  const answerFile: Answer = (event) => answer('file', event);
  const answers = { answerPage, answerData, answerAsset, answerFile };
  return { ...browser, ...(await import('./page-cache.ts')), ...answers };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a visited page is available offline, whatever the tags and slashes in its address', async () => {
  const caches = fakeCaches();
  const online = await start({ '/faq': () => answer('<p>faq') }, caches);
  const event = fakeFetchEvent('/faq?utm_source=google');
  expect(await words(await online.answerPage(event))).toBe('<p>faq');
  await event.done();
  const offline = await start({}, caches);
  expect(await words(await offline.answerPage(fakeFetchEvent('/faq/?gclid=1')))).toBe('<p>faq');
});

test('offline, an unvisited page shows the offline page, and a data request fails', async () => {
  const { cacheOfflinePage, answerPage, answerData } = await start();
  await cacheOfflinePage();
  expect(await words(await answerPage(fakeFetchEvent('/about')))).toBe(`offline ${origin}/offline`);
  expect((await answerData(fakeFetchEvent('/about.data'))).type).toBe('error');
});

test.each([500, 502, 503])('on a %d response, the cached page is shown', async (status) => {
  const caches = fakeCaches();
  const event = fakeFetchEvent('/faq');
  await (await start({ '/faq': () => answer('<p>faq') }, caches)).answerPage(event);
  await event.done();
  const broken = await start({ '/faq': () => answer('<h1>Oops', { status }) }, caches);
  expect(await words(await broken.answerPage(fakeFetchEvent('/faq')))).toBe('<p>faq');
});

test.each([404, 410])('a %d page is shown as gone and dropped from the cache', async (status) => {
  const caches = fakeCaches();
  const kept = fakeFetchEvent('/faq');
  await (await start({ '/faq': () => answer('<p>faq') }, caches)).answerPage(kept);
  await kept.done();
  const gone = await start({ '/faq': () => answer('<p>gone', { status }) }, caches);
  const event = fakeFetchEvent('/faq');
  expect((await gone.answerPage(event)).status).toBe(status);
  await event.done();
  expect(await gone.cachedResponse(`${origin}/faq`)).toBeUndefined();
});

test('after 3 s the cached page is shown, and the late response is cached for next time', async () => {
  const caches = fakeCaches();
  const first = fakeFetchEvent('/faq');
  await (await start({ '/faq': () => answer('<p>old') }, caches)).answerPage(first);
  await first.done();
  let arrive = (_: Response) => {};
  const slow = await start(
    { '/faq': () => new Promise<Response>((resolve) => (arrive = resolve)) },
    caches,
  );
  const event = fakeFetchEvent('/faq');
  const shown = vi.fn();
  const answered = slow.answerPage(event).then(shown);
  await vi.advanceTimersByTimeAsync(2999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answered;
  expect(await words(shown.mock.calls[0]?.[0])).toBe('<p>old');
  arrive(answer('<p>new'));
  await vi.waitFor(async () =>
    expect(await words(await slow.cachedResponse(`${origin}/faq`))).toBe('<p>new'),
  );
});

test('a navigation preload response is used instead of a second request', async () => {
  const { asked, answerPage } = await start();
  const page = await answerPage(fakeFetchEvent('/faq', Promise.resolve(answer('<p>early'))));
  expect(await words(page)).toBe('<p>early');
  expect(asked).not.toContain('/faq');
});

test('a build file is fetched once, and a public file each time', async () => {
  const path = '/assets/page-0a.js';
  const { asked, answerAsset, answerFile } = await start({
    [path]: () => answer('code'),
    '/logo.svg': () => answer('logo'),
  });
  for (let time = 0; time < 2; time += 1) {
    for (const [event, give] of [
      [fakeFetchEvent(path), answerAsset],
      [fakeFetchEvent('/logo.svg'), answerFile],
    ] as const) {
      expect((await give(event)).status).toBe(200);
      await event.done();
    }
  }
  expect(asked.filter((at) => at === path)).toHaveLength(1);
  expect(asked.filter((at) => at === '/logo.svg')).toHaveLength(2);
});

test('with forbidden storage, pages are still answered', async () => {
  const worker = await start({ '/faq': () => answer('<p>faq') }, forbiddenCaches);
  const event = fakeFetchEvent('/faq');
  expect(await words(await worker.answerPage(event))).toBe('<p>faq');
  await event.done();
  expect(await worker.cachedResponse(`${origin}/faq`)).toBeUndefined();
  await worker.deleteCached(`${origin}/faq`);
});

test('when the server has no worker any more, this one unregisters and deletes its cache', async () => {
  const caches = fakeCaches();
  const server = { '/faq': () => answer('<p>faq'), '/sw.js': () => answer('', { status: 404 }) };
  const { answerPage, unregister } = await start(server, caches);
  const event = fakeFetchEvent('/faq');
  expect(await words(await answerPage(event))).toBe('<p>faq');
  await event.done();
  expect(unregister).toHaveBeenCalledOnce();
  const later = fakeFetchEvent('/faq');
  await answerPage(later);
  await later.done();
  expect(await caches.match(`${origin}/faq`)).toBeUndefined();
  expect(unregister).toHaveBeenCalledOnce();
});

test.each([
  ['a server in trouble', () => answer('', { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the worker stays registered with %s', async (_, sw) => {
  const { answerPage, unregister } = await start({ '/faq': () => answer('<p>'), '/sw.js': sw });
  const event = fakeFetchEvent('/faq');
  await answerPage(event);
  await event.done();
  expect(unregister).not.toHaveBeenCalled();
});
