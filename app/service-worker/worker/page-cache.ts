import { keyOf, type RequestKind } from './request-kind.ts';

/** Set by scripts/after-build/. Identifies the build, so that the worker changes with every deploy. */
declare const __BUILD__: string;
/** In front of the paths of the pages that this worker answers. Each language has a worker, and they share the caches. */
declare const __PREFIX__: string;
/** Paths that the offline page needs, its own first. */
declare const __OFFLINE_FILES__: readonly string[];

type CachedKind = Exclude<RequestKind, 'none'>;

/** The offline page's cache is replaced on each deploy; the others stay, for pages still open or cached. */
const offline = `offline${__PREFIX__}-${__BUILD__}`;
const cacheLimits = {
  page: { name: 'pages-1', maxEntries: 100 },
  data: { name: 'pages-1', maxEntries: 100 },
  /** More than the files of two builds, for pages of the earlier one that are still open. */
  asset: { name: 'assets-1', maxEntries: 400 },
  /** One file of each picture on the site, and some to spare. */
  picture: { name: 'pictures-1', maxEntries: 60 },
  file: { name: 'files-1', maxEntries: 30 },
} as const;

/** Only complete same-origin responses of the expected type: no errors, no redirects. */
function isCacheable(kind: CachedKind, { status, type, redirected, headers }: Response): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isHtml === (kind === 'page');
}

/** All but those of the desk's own worker (desk/worker/shell.ts). */
const siteCaches = async () => (await caches.keys()).filter((name) => !name.startsWith('desk-'));

let isDisabled = false;

export async function deleteAllCaches(): Promise<void> {
  isDisabled = true;
  for (const name of await siteCaches()) await caches.delete(name);
}

/** Caches a copy and deletes the oldest entries beyond the limit. Never rejects. */
export async function cacheResponse(
  kind: CachedKind,
  url: string,
  answer: Response,
): Promise<void> {
  if (isDisabled || !isCacheable(kind, answer)) return;
  const copy = answer.clone();
  try {
    const { name, maxEntries } = cacheLimits[kind];
    const cache = await caches.open(name);
    await cache.put(keyOf(url), copy);
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)),
    );
  } catch {
    // Storage is full or forbidden: the visitor has the response nevertheless.
  }
}

/** The cached response; undefined if there is none or storage fails. Never rejects. */
export async function cachedResponse(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(keyOf(url), { ignoreVary: true });
  } catch {
    return undefined; // It is the same as not cached.
  }
}

export async function deleteCached(url: string): Promise<void> {
  try {
    await (await caches.open(cacheLimits.page.name)).delete(keyOf(url));
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Caches the offline page with its files. Rejects if any is missing: then the worker is not installed. */
export async function cacheOfflinePage(): Promise<void> {
  const cache = await caches.open(offline);
  // Files of the build never change, and the browser's own cache may have them from the page that is open.
  const reloaded = (path: string) => (path.startsWith('/assets/') ? 'default' : 'reload');
  await cache.addAll(__OFFLINE_FILES__.map((path) => new Request(path, { cache: reloaded(path) })));
}

export async function offlinePage(): Promise<Response> {
  return (await caches.match(__OFFLINE_FILES__[0] ?? '', { ignoreVary: true })) ?? Response.error();
}

/** Deletes caches that earlier workers named differently. */
export async function deleteOldCaches(): Promise<void> {
  const current = [offline, ...Object.values(cacheLimits).map(({ name }) => name)] as string[];
  // The other worker replaces its own offline page.
  const names = (await siteCaches()).filter(
    (name) => name.startsWith(`offline${__PREFIX__}-`) || !name.startsWith('offline'),
  );
  await Promise.all(
    names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
  );
}

const freshMs = 24 * 3_600_000;

/**
 * A cached page, without the campaign's number if it was cached more than a day ago: what the business has given up
 * may be somebody else's by now. The visitor then sees the site's own.
 */
export async function withoutOldNumber(page: Response): Promise<Response> {
  const age = Date.now() - Date.parse(page.headers.get('date') ?? '');
  if (Math.abs(age) < freshMs) return page;
  const html = await page.text();
  return new Response(html.replace(/ data-campaign="[^"]*"/, ''), page);
}
