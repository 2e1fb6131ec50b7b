import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://site.example';

/** One cache of the browser, in the order in which things were put into it. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  put = async (key: string, answer: Response) => {
    this.entries.delete(key);
    this.entries.set(key, answer);
  };
  keys = async () => [...this.entries.keys()];
  delete = async (key: string) => this.entries.delete(key);
  addAll = async (requests: Request[]) => {
    for (const { url } of requests) this.entries.set(url, new Response(`offline ${url}`));
  };
}

/** The browser's caches, kept from one start of the worker to the next. */
function fakeCaches() {
  const kept = new Map<string, FakeCache>();
  return {
    kept,
    open: async (name: string) => {
      const cache = kept.get(name) ?? new FakeCache();
      kept.set(name, cache);
      return cache;
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (key: string) => {
      for (const { entries } of kept.values()) {
        const answer = entries.get(key) ?? entries.get(origin + key);
        if (answer) return answer.clone();
      }
      return undefined;
    },
  };
}

const forbidden = () => Promise.reject(new DOMException('no', 'SecurityError'));

/** As an answer of our own server comes out of `fetch`. */
function answer(body: string, more: { status?: number; type?: string; redirected?: boolean } = {}) {
  const { status = 200, type = 'basic', redirected = false } = more;
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const response = new Response(body, { status, headers: body.startsWith('<') ? html : {} });
  Object.defineProperties(response, { type: { value: type }, redirected: { value: redirected } });
  response.clone = () => answer(body, more);
  return response;
}

type Server = Record<string, () => Response | Promise<Response>>;

/** Starts the worker; `server` answers by path, and whatever it does not know is not reached. */
async function start(server: Server = {}, caches: object = fakeCaches()) {
  const asked: string[] = [];
  const unregister = vi.fn();
  vi.stubGlobal('self', { location: new URL('/sw.js', origin), registration: { unregister } });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('__BUILD__', 'b2');
  vi.stubGlobal('__OFFLINE_FILES__', [`${origin}/offline`]);
  vi.stubGlobal('fetch', async (wanted: Request | URL | string) => {
    const { pathname } = new URL(wanted instanceof Request ? wanted.url : wanted);
    asked.push(pathname);
    const found = pathname === '/sw.js' && !server[pathname] ? answer('worker') : undefined;
    const serve = server[pathname];
    if (!serve && !found) throw new TypeError('Failed to fetch');
    return found ?? (await serve?.()) ?? Response.error();
  });
  vi.resetModules();
  return {
    asked,
    unregister,
    ...(await import('./page-cache.ts')),
    ...(await import('./answers.ts')),
    ...(await import('./cache-visited.ts')),
  };
}

/** A request as the worker hears of it; `done` is all that the browser waits for. */
function asking(path: string, preloadResponse?: Promise<Response>) {
  const waited: Promise<unknown>[] = [];
  return {
    request: new Request(origin + path),
    preloadResponse: preloadResponse ?? Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void waited.push(work),
    done: () => Promise.all(waited),
  };
}

const words = async (response: Response | undefined) => (await response?.text()) ?? 'nothing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that was read is there without a connection, under any of its addresses', async () => {
  const caches = fakeCaches();
  const online = await start({ '/faq': () => answer('<p>faq') }, caches);
  const event = asking('/faq?utm_source=google');
  expect(await words(await online.answerPage(event))).toBe('<p>faq');
  await event.done();
  const offline = await start({}, caches);
  expect(await words(await offline.answerPage(asking('/faq/?gclid=1')))).toBe('<p>faq');
});

test('a page never read is the offline page without a connection, and data an error', async () => {
  const { cacheOfflinePage, answerPage, answerData } = await start();
  await cacheOfflinePage();
  expect(await words(await answerPage(asking('/about')))).toBe(`offline ${origin}/offline`);
  expect((await answerData(asking('/about.data'))).type).toBe('error');
});

test.each([500, 502, 503])('a server that answers %d counts as none', async (status) => {
  const caches = fakeCaches();
  const event = asking('/faq');
  await (await start({ '/faq': () => answer('<p>faq') }, caches)).answerPage(event);
  await event.done();
  const broken = await start({ '/faq': () => answer('<h1>Oops', { status }) }, caches);
  expect(await words(await broken.answerPage(asking('/faq')))).toBe('<p>faq');
});

test.each([404, 410])('a page that is gone (%d) is shown as gone, and not kept', async (status) => {
  const caches = fakeCaches();
  const kept = asking('/faq');
  await (await start({ '/faq': () => answer('<p>faq') }, caches)).answerPage(kept);
  await kept.done();
  const gone = await start({ '/faq': () => answer('<p>gone', { status }) }, caches);
  const event = asking('/faq');
  expect((await gone.answerPage(event)).status).toBe(status);
  await event.done();
  expect(await gone.cachedResponse(`${origin}/faq`)).toBeUndefined();
});

test('after 3 s of waiting the kept page is shown, and the late answer kept for next time', async () => {
  const caches = fakeCaches();
  const first = asking('/faq');
  await (await start({ '/faq': () => answer('<p>old') }, caches)).answerPage(first);
  await first.done();
  let arrive = (_: Response) => {};
  const slow = await start(
    { '/faq': () => new Promise<Response>((resolve) => (arrive = resolve)) },
    caches,
  );
  const event = asking('/faq');
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

test('what the browser asked for while the worker started is not asked for again', async () => {
  const { asked, answerPage } = await start();
  const page = await answerPage(asking('/faq', Promise.resolve(answer('<p>early'))));
  expect(await words(page)).toBe('<p>early');
  expect(asked).not.toContain('/faq');
});

test('a file of the build is asked for once, a picture each time that there is a connection', async () => {
  const path = '/assets/page-0a.js';
  const { asked, answerAsset, answerFile } = await start({
    [path]: () => answer('code'),
    '/logo.svg': () => answer('logo'),
  });
  for (let time = 0; time < 2; time += 1) {
    for (const [event, give] of [
      [asking(path), answerAsset],
      [asking('/logo.svg'), answerFile],
    ] as const) {
      expect((await give(event)).status).toBe(200);
      await event.done();
    }
  }
  expect(asked.filter((at) => at === path)).toHaveLength(1);
  expect(asked.filter((at) => at === '/logo.svg')).toHaveLength(2);
});

test.each<[string, 'page' | 'asset' | 'data', Response]>([
  ['an error', 'page', answer('<p>x', { status: 404 })],
  ['a part', 'asset', answer('x', { status: 206 })],
  ['another site’s answer', 'asset', answer('x', { type: 'cors' })],
  ['an answer from elsewhere', 'page', answer('<p>x', { redirected: true })],
  ['a page in place of a file', 'asset', answer('<p>sign in')],
  ['a file in place of a page', 'page', answer('x')],
])('%s is not kept', async (_, kind, given) => {
  const { cacheResponse, cachedResponse } = await start();
  await cacheResponse(kind, `${origin}/x`, given);
  expect(await cachedResponse(`${origin}/x`)).toBeUndefined();
});

test('beyond 30 pictures the oldest go, and only they', async () => {
  const { cacheResponse, cachedResponse } = await start();
  for (let file = 0; file < 32; file += 1) {
    await cacheResponse('file', `${origin}/${file}.svg`, answer('x'));
  }
  const kept = await Promise.all(
    Array.from({ length: 32 }, (_, file) => cachedResponse(`${origin}/${file}.svg`)),
  );
  expect(kept.flatMap((found, file) => (found ? [] : [file]))).toEqual([0, 1]);
});

test('storage that is forbidden costs no answer', async () => {
  const none = { open: forbidden, match: forbidden, keys: forbidden, delete: forbidden };
  const worker = await start({ '/faq': () => answer('<p>faq') }, none);
  const event = asking('/faq');
  expect(await words(await worker.answerPage(event))).toBe('<p>faq');
  await event.done();
  expect(await worker.cachedResponse(`${origin}/faq`)).toBeUndefined();
  await worker.deleteCached(`${origin}/faq`);
});

test('an update throws away the caches of other names, and keeps what was read', async () => {
  const caches = fakeCaches();
  for (const name of ['offline-b1', 'offline-b2', 'pages-1', 'assets-1', 'files-1', 'other']) {
    await caches.open(name);
  }
  await (await start({}, caches)).deleteOldCaches();
  expect(await caches.keys()).toEqual(['offline-b2', 'pages-1', 'assets-1', 'files-1']);
});

test('once the server has no worker any more, this one goes with all that it kept', async () => {
  const caches = fakeCaches();
  const server = { '/faq': () => answer('<p>faq'), '/sw.js': () => answer('', { status: 404 }) };
  const { answerPage, unregister } = await start(server, caches);
  const event = asking('/faq');
  expect(await words(await answerPage(event))).toBe('<p>faq');
  await event.done();
  expect(unregister).toHaveBeenCalledOnce();
  const later = asking('/faq');
  await answerPage(later);
  await later.done();
  expect(await caches.match(`${origin}/faq`)).toBeUndefined();
  expect(unregister).toHaveBeenCalledOnce();
});

test.each([
  ['a server in trouble', () => answer('', { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no reason to give up', async (_, sw) => {
  const { answerPage, unregister } = await start({ '/faq': () => answer('<p>'), '/sw.js': sw });
  const event = asking('/faq');
  await answerPage(event);
  await event.done();
  expect(unregister).not.toHaveBeenCalled();
});

test('a page reached without a load is kept with the files that it starts from', async () => {
  const { asked, cacheVisited, cachedResponse } = await start({
    '/about': () => answer('<script src="/assets/start-0a.js"></script>'),
    '/assets/start-0a.js': () => answer('import "/assets/page-0b.js"; "/assets/look-0c.css"'),
    '/assets/page-0b.js': () => answer('page'),
    '/assets/look-0c.css': () => answer('look'),
    '/assets/early-0d.js': () => answer('early'),
  });
  const assets = [`${origin}/assets/early-0d.js`, 'https://evil.example/assets/x.js', '/api/x'];
  await cacheVisited({ path: '/about', assets });
  expect(asked.toSorted()).toEqual([
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
])('a message with %s is heard as what a page of ours may say', async (_, message, heard) => {
  const { readVisited } = await start();
  expect(readVisited(message)).toEqual(heard);
});
