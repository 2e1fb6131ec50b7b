import { keyOf, type RequestKind } from './request-kind.ts';

type CachedKind = Exclude<RequestKind, 'none'>;

/** The offline page goes with its build; the rest outlives a deploy, for the pages still open and kept. */
const offline = `offline-${__BUILD__}`;
const cacheLimits = {
  page: { name: 'pages-1', most: 100 },
  data: { name: 'pages-1', most: 100 },
  /** Somewhat more than two builds have, so that what an open page may still ask for is there. */
  asset: { name: 'assets-1', most: 400 },
  file: { name: 'files-1', most: 30 },
} as const;

/** Whole answers of our own server, of the sort that was asked for: no error, no redirect, no stranger's. */
function isCacheable(kind: CachedKind, { status, type, redirected, headers }: Response): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isHtml === (kind === 'page');
}

let isOver = false;

/** Removes everything, and keeps nothing from now on. */
export async function deleteAllCaches(): Promise<void> {
  isOver = true;
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Keeps a copy, and forgets the oldest ones beyond the room there is. Never fails. */
export async function cacheResponse(
  kind: CachedKind,
  url: string,
  answer: Response,
): Promise<void> {
  if (isOver || !isCacheable(kind, answer)) return;
  const copy = answer.clone();
  try {
    const { name, most } = cacheLimits[kind];
    const cache = await caches.open(name);
    await cache.put(keyOf(url), copy);
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)),
    );
  } catch {
    // Storage that is full or forbidden: the visitor has the answer itself all the same.
  }
}

/** The kept copy; undefined if there is none, or if storage fails. */
export async function cachedResponse(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(keyOf(url), { ignoreVary: true });
  } catch {
    return undefined; // as good as not kept
  }
}

/** A page that is gone from the server is gone from here. */
export async function deleteCached(url: string): Promise<void> {
  try {
    await (await caches.open(cacheLimits.page.name)).delete(keyOf(url));
  } catch {
    // Storage that is forbidden keeps nothing.
  }
}

/** All that the offline page needs, before anything else: without it the worker is of no use. */
export async function cacheOfflinePage(): Promise<void> {
  const cache = await caches.open(offline);
  await cache.addAll(__OFFLINE_FILES__.map((path) => new Request(path, { cache: 'reload' })));
}

export async function offlinePage(): Promise<Response> {
  return (await caches.match(__OFFLINE_FILES__[0] ?? '', { ignoreVary: true })) ?? Response.error();
}

/** Removes what earlier workers kept under other names. */
export async function deleteOldCaches(): Promise<void> {
  const current = [offline, ...Object.values(cacheLimits).map(({ name }) => name)] as string[];
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
  );
}
