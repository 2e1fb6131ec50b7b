import { keyOf, type RequestKind } from './request-kind.ts';

/** scripts/after-build/ sets these three. The build's ID makes the worker differ after every deploy. */
declare const __BUILD__: string;
/** Prefix of the language's paths. Each language has a worker, and they share the caches. */
declare const __PREFIX__: string;
/** Paths of the offline page (first) and its files. */
declare const __OFFLINE_FILES__: readonly string[];

type CachedKind = Exclude<RequestKind, 'none'>;

/** A deploy replaces only the offline page. Other caches stay for pages that are open or cached. */
const offline = `offline${__PREFIX__}-${__BUILD__}`;
const cacheLimits = {
  page: { name: 'pages-1', maxEntries: 100 },
  data: { name: 'pages-1', maxEntries: 100 },
  /** More than the files of two builds, for open pages of the earlier one. */
  asset: { name: 'assets-1', maxEntries: 400 },
  picture: { name: 'pictures-1', maxEntries: 60 },
  file: { name: 'files-1', maxEntries: 30 },
} as const;

/** Complete same-origin responses of the expected type, without errors and redirects. */
function isCacheable(kind: CachedKind, { status, type, redirected, headers }: Response): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isHtml === (kind === 'page');
}

/** Excludes the caches of the desk's worker (desk/worker/shell.ts). */
const siteCaches = async () => (await caches.keys()).filter((name) => !name.startsWith('desk-'));

let isDisabled = false;

export async function deleteAllCaches(): Promise<void> {
  isDisabled = true;
  for (const name of await siteCaches()) await caches.delete(name);
}

/** Deletes the oldest entries beyond the limit. Never rejects. */
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
    // Storage is full or forbidden.
  }
}

export async function cachedResponse(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(keyOf(url), { ignoreVary: true });
  } catch {
    return undefined;
  }
}

export async function deleteCached(url: string): Promise<void> {
  try {
    await (await caches.open(cacheLimits.page.name)).delete(keyOf(url));
  } catch {
    // Storage is forbidden.
  }
}

/** Rejects if a file is missing, so that the worker is not installed. */
export async function cacheOfflinePage(): Promise<void> {
  const cache = await caches.open(offline);
  // Files of the build never change, so they may come from the browser's HTTP cache.
  const reloaded = (path: string) => (path.startsWith('/assets/') ? 'default' : 'reload');
  await cache.addAll(__OFFLINE_FILES__.map((path) => new Request(path, { cache: reloaded(path) })));
}

export async function offlinePage(): Promise<Response> {
  return (await caches.match(__OFFLINE_FILES__[0] ?? '', { ignoreVary: true })) ?? Response.error();
}

export async function deleteOldCaches(): Promise<void> {
  const current = [offline, ...Object.values(cacheLimits).map(({ name }) => name)] as string[];
  // The worker of the other language deletes its own.
  const names = (await siteCaches()).filter(
    (name) => name.startsWith(`offline${__PREFIX__}-`) || !name.startsWith('offline'),
  );
  await Promise.all(
    names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
  );
}

const freshMs = 24 * 3_600_000;

/** After a day, a campaign's number may belong to somebody else. Without it, the page shows the site's number. */
export async function withoutOldNumber(page: Response): Promise<Response> {
  const age = Date.now() - Date.parse(page.headers.get('date') ?? '');
  if (Math.abs(age) < freshMs) return page;
  const html = await page.text();
  return new Response(html.replace(/ data-campaign="[^"]*"/, ''), page);
}
