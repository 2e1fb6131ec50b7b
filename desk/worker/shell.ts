import { timeLimit } from '../../app/browser/time-limit.ts';
import { unregisterIfGone } from '../../app/browser/worker-registration.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by scripts/after-build/. Changes with every file of the desk. */
declare const __BUILD__: string;
/** Paths of the desk's page and of all its files, the page first. */
declare const __SHELL__: readonly string[];

const prefix = 'desk-';
const current = prefix + __BUILD__;
/** After this time the cached page is better than waiting for the server's. */
const timeoutMs = 3000;

type PageEvent = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>;

/**
 * Caches the page, which is the same for everybody, and its files. Nothing else is ever cached, since the server's
 * responses are personal. Rejects if a file is missing, so that this worker is not installed.
 */
export async function cacheShell(): Promise<void> {
  const cache = await caches.open(current);
  const [page = '', ...files] = __SHELL__;
  // The files have a hash in their names, so a copy from the browser's own cache is right.
  await cache.addAll([
    new Request(page, { cache: 'reload' }),
    ...files.map((at) => new Request(at)),
  ]);
}

const desksCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);

/** Keeps the previous build, too: an open desk loads the files of its own build, which the server no longer has. */
export async function deleteOldShells(): Promise<void> {
  const old = await desksCaches();
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** Returns the page from the server or, without a useful response in time, the one from the cache. */
export async function answerPage(event: PageEvent): Promise<Response> {
  const fresh = fromServer(event).catch(() => undefined);
  const inTime = await timeLimit(timeoutMs, () => fresh).catch(() => undefined);
  return inTime ?? (await cached(__SHELL__[0] ?? '', current)) ?? (await fresh) ?? Response.error();
}

async function fromServer(event: PageEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  const answer = preloaded ?? (await fetch(event.request));
  if (answer.status >= 500) throw new Error(`${answer.status}`);
  event.waitUntil(unregisterIfGone(self, deleteCaches).catch(() => undefined)); // If offline again, check another time.
  return answer;
}

/** Returns a file from any build that is still cached, else from the server. */
export async function answerFile(request: Request): Promise<Response> {
  return (await cached(request.url)) ?? fetch(request);
}

async function cached(url: string, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(url, { ignoreVary: true, cacheName });
  } catch {
    return undefined; // Forbidden storage counts as not cached.
  }
}

async function deleteCaches(): Promise<void> {
  for (const name of [...(await desksCaches()), current]) await caches.delete(name);
}
