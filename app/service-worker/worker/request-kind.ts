import { splitPath } from '../../../contract/languages.ts';
import { pagePath } from '../../layout/page-path.ts';

/** `data`: for React Router's navigations. `asset`: has a hash in its name; `file` has not. `none`: for the browser. */
export type RequestKind = 'page' | 'data' | 'asset' | 'picture' | 'file' | 'none';

type RequestLike = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** Dynamic responses, and pages with personal data: never cached. */
const live = /^\/(api|healthz|readyz|desk|accept|request|r|private)(\/|$)/;

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

/** Without the query, so that campaign tags do not multiply the entries. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pagePath(pathname);
}
