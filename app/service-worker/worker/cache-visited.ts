import { cachedResponse, cacheResponse } from './page-cache.ts';
import { requestKind } from './request-kind.ts';

const { origin } = self.location;

export interface Visited {
  path: string;
  assets: readonly string[];
}

/** Undefined for any other message: every page of this origin can send messages. */
export function readVisited(message: unknown): Visited | undefined {
  const { path, assets } = (message ?? {}) as Partial<Record<keyof Visited, unknown>>;
  if (typeof path !== 'string' || !path.startsWith('/') || !Array.isArray(assets)) return undefined;
  return { path, assets: assets.filter((asset) => typeof asset === 'string') };
}

const assetsIn = (text: string) => text.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];

async function cacheAsset(url: string): Promise<void> {
  const request = new Request(url);
  const kind = requestKind(request, origin);
  if ((kind !== 'asset' && kind !== 'picture') || (await cachedResponse(url))) return;
  await cacheResponse(kind, url, await fetch(request));
}

/** The page's HTML names its first script, and that names all others. Rejects if a file cannot be fetched. */
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
