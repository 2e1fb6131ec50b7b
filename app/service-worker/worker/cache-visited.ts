import { cachedResponse, cacheResponse } from './page-cache.ts';
import { requestKind } from './request-kind.ts';

const { origin } = self.location;

/** What a page says to the worker: that it is being read, and what it loaded before the worker was there. */
export interface Visited {
  path: string;
  assets: readonly string[];
}

/** Any page of this origin may send anything: undefined for all but what a page of ours says. */
export function readVisited(message: unknown): Visited | undefined {
  const { path, assets } = (message ?? {}) as Partial<Record<keyof Visited, unknown>>;
  if (typeof path !== 'string' || !path.startsWith('/') || !Array.isArray(assets)) return undefined;
  return { path, assets: assets.filter((asset) => typeof asset === 'string') };
}

/** The files of the build that this text names. */
const assetsIn = (text: string) => text.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];

/** Unless it is kept: the browser's own cache still has most of what a page has just loaded. */
async function cacheAsset(url: string): Promise<void> {
  const asked = new Request(url);
  if (requestKind(asked, origin) !== 'asset' || (await cachedResponse(url))) return;
  await cacheResponse('asset', url, await fetch(asked));
}

/**
 * Keeps a page that came without a full load, through React Router or before the worker was there,
 * with the files that it would start from: its HTML names the first one, and that one all the others.
 */
export async function cacheVisited({ path, assets }: Visited): Promise<void> {
  const address = new URL(path, origin);
  const page = await fetch(address, { redirect: 'error', priority: 'low' });
  const html = await page.clone().text();
  await cacheResponse('page', address.href, page);
  const first = assetsIn(html);
  const starts = await Promise.all(
    first.map(async (asset) => {
      await cacheAsset(new URL(asset, origin).href);
      return (await cachedResponse(new URL(asset, origin).href))?.text() ?? '';
    }),
  );
  const wanted = new Set([...assets, ...starts.flatMap(assetsIn)]);
  await Promise.all([...wanted].map((asset) => cacheAsset(new URL(asset, origin).href)));
}
