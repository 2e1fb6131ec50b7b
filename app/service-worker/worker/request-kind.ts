import { splitPath } from '../../../contract/languages.ts';
import { pagePath } from '../../layout/page-path.ts';

/**
 * What the worker does with a request.
 * - `page`: a page of the site, by a full load
 * - `data`: a page's loader data, which React Router requests on navigation
 * - `asset`: a file with a hash in its name, which never changes
 * - `picture`: a picture of a page
 * - `file`: an icon or another file with a plain name
 * - `none`: not handled by the worker
 */
export type RequestKind = 'page' | 'data' | 'asset' | 'picture' | 'file' | 'none';

type RequestLike = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** Answers that are computed per request, and pages that show personal data, with their files: nothing of them is cached. */
const live = /^\/(api|healthz|readyz|desk|accept|request|r|private)(\/|$)/;

/** @param origin of the site: requests elsewhere are not handled */
export function requestKind(
  { method, mode, url, headers }: RequestLike,
  origin: string,
): RequestKind {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return 'none';
  if (live.test(splitPath(pathname).path)) return 'none';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/p/')) return 'picture';
  if (pathname.endsWith('.data')) return 'data';
  if (/\.(svg|png|ico|webmanifest)$/.test(pathname)) return 'file';
  return mode === 'navigate' && !/\.\w+$/.test(pathname) ? 'page' : 'none';
}

/** Cache key of a URL: without query, so that campaign tags do not multiply the entries. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pagePath(pathname);
}
