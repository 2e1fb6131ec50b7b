import { vi } from 'vitest';

export const origin = 'https://site.example';

/** A fake Cache whose entries are in insertion order. */
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

/** A fake CacheStorage. Reuse it for several workers, as caches outlive a worker. */
export function fakeCaches() {
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

const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));

export const forbiddenCaches = { open: refuse, match: refuse, keys: refuse, delete: refuse };

/** A response of our own server as `fetch` returns it, with the given type and redirected flag. */
export function answer(
  body: string,
  more: { status?: number; type?: string; redirected?: boolean } = {},
) {
  const { status = 200, type = 'basic', redirected = false } = more;
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const response = new Response(body, { status, headers: body.startsWith('<') ? html : {} });
  Object.defineProperties(response, { type: { value: type }, redirected: { value: redirected } });
  response.clone = () => answer(body, more);
  return response;
}

type Server = Record<string, () => Response | Promise<Response>>;

/**
 * Stubs the globals of a service worker; import its modules after this call. `server` maps paths to
 * responses, and `fetch` rejects for every other path except `/sw.js`.
 */
export function startWorker(server: Server, caches: object) {
  const asked: string[] = [];
  const unregister = vi.fn();
  vi.stubGlobal('self', { location: new URL('/sw.js', origin), registration: { unregister } });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('__BUILD__', 'b2');
  vi.stubGlobal('__PREFIX__', '');
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
  return { asked, unregister };
}

/** A fake fetch event. `done` resolves when all promises passed to `waitUntil` have resolved. */
export function fakeFetchEvent(path: string, preloadResponse?: Promise<Response>) {
  const waited: Promise<unknown>[] = [];
  return {
    request: new Request(origin + path),
    preloadResponse: preloadResponse ?? Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void waited.push(work),
    done: () => Promise.all(waited),
  };
}

export const words = async (response: Response | undefined) =>
  (await response?.text()) ?? 'nothing';
