import { pagePath } from '../../layout/page-path.ts';

/**
 * What the worker does with a request.
 * - `page`: a page of the site, by a full load
 * - `data`: a page's words, which React Router asks for on a change of page
 * - `asset`: a file whose name carries its hash, and so never changes
 * - `file`: a picture or an icon with a plain name
 * - `none`: not the worker's business; the browser goes on as if there were none
 */
export type RequestKind = 'page' | 'data' | 'asset' | 'file' | 'none';

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** Whatever the server works out for one visitor at one moment. */
const live = /^\/(api|healthz|readyz)(\/|$)/;

/** @param origin the site's own: anything else is left alone */
export function requestKind({ method, mode, url, headers }: Asked, origin: string): RequestKind {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return 'none';
  if (live.test(pathname)) return 'none';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.endsWith('.data')) return 'data';
  if (/\.(svg|png|ico|webmanifest)$/.test(pathname)) return 'file';
  return mode === 'navigate' && !/\.\w+$/.test(pathname) ? 'page' : 'none';
}

/** One address for all the ways to ask for the same bytes: campaign tags must not multiply what is kept. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pagePath(pathname);
}
