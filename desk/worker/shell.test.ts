import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  fakeCaches,
  fakeFetchEvent,
  forbiddenCaches,
  origin,
  startWorker,
  words,
} from '../../tests/support/render/fake-worker.ts';

const page = `${origin}/desk`;
const file = `${origin}/private/index-0a.js`;
const there = { '/desk/sw.js': () => answer('worker') };

async function start(server = {}, caches: object = fakeCaches(), build = 'b2') {
  const browser = startWorker({ ...there, ...server }, caches);
  vi.stubGlobal('__BUILD__', build);
  vi.stubGlobal('__SHELL__', [page, file]);
  vi.stubGlobal('self', {
    location: new URL('/desk/sw.js', origin),
    registration: { unregister: browser.unregister },
  });
  return { ...browser, ...(await import('./shell.ts')) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('offline, a desk address opens the empty page, and its files are available', async () => {
  const { cacheShell, answerPage, answerFile } = await start();
  await cacheShell();
  expect(await words(await answerPage(fakeFetchEvent('/desk/requests/LS-ABC234')))).toBe(
    `offline ${page}`,
  );
  expect(await words(await answerFile(new Request(file)))).toBe(`offline ${file}`);
});

test('a response from the server is shown and never cached, not even the page itself', async () => {
  const caches = fakeCaches();
  const { cacheShell, answerPage } = await start(
    { '/desk/numbers': () => answer('<p>new') },
    caches,
  );
  await cacheShell();
  const event = fakeFetchEvent('/desk/numbers');
  expect(await words(await answerPage(event))).toBe('<p>new');
  await event.done();
  const kept = [...caches.kept.values()].flatMap(({ entries }) => [...entries.keys()]);
  expect(kept).toEqual([page, file]);
});

test.each([500, 502, 503])('on a %d response, the empty page is shown', async (status) => {
  const { cacheShell, answerPage } = await start({ '/desk': () => answer('Oops', { status }) });
  await cacheShell();
  expect(await words(await answerPage(fakeFetchEvent('/desk')))).toBe(`offline ${page}`);
});

test('after 3 s without a response, the empty page is shown', async () => {
  const { cacheShell, answerPage } = await start({ '/desk': () => new Promise(() => {}) });
  await cacheShell();
  const shown = vi.fn();
  const answered = answerPage(fakeFetchEvent('/desk')).then(shown);
  await vi.advanceTimersByTimeAsync(2999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answered;
  expect(await words(shown.mock.calls[0]?.[0])).toBe(`offline ${page}`);
});

test('with forbidden storage, pages and files still come from the server', async () => {
  const { answerPage, answerFile } = await start(
    { '/desk': () => answer('<p>desk'), '/private/index-0a.js': () => answer('code') },
    forbiddenCaches,
  );
  expect(await words(await answerPage(fakeFetchEvent('/desk')))).toBe('<p>desk');
  expect(await words(await answerFile(new Request(file)))).toBe('code');
});

test('the cache of the previous build is kept for open desks, and the site’s caches are left alone', async () => {
  const caches = fakeCaches();
  await caches.open('pages-1');
  for (const build of ['b0', 'b1', 'b2']) {
    const worker = await start({}, caches, build);
    await worker.cacheShell();
    await worker.deleteOldShells();
  }
  expect(await caches.keys()).toEqual(['pages-1', 'desk-b1', 'desk-b2']);
});

test.each([404, 410])(
  'a worker whose script is gone (%d) unregisters, and deletes only its own caches',
  async (status) => {
    const caches = fakeCaches();
    await caches.open('pages-1');
    const { cacheShell, answerPage, unregister } = await start(
      {
        '/desk': () => answer('no desk', { status: 404 }),
        '/desk/sw.js': () => answer('', { status }),
      },
      caches,
    );
    await cacheShell();
    const event = fakeFetchEvent('/desk');
    expect((await answerPage(event)).status).toBe(404);
    await event.done();
    expect(unregister).toHaveBeenCalledOnce();
    expect(await caches.keys()).toEqual(['pages-1']);
  },
);
