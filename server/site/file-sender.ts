import type { BuiltFile } from './files.ts';
import { type Send, sender } from './sender.ts';

/** Pages change with each deploy, so they are revalidated; assets have a hash in their name. */
export const revalidate = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/** The public site's, and the desk's. */
const workers = ['/sw.js', '/desk/sw.js'];

function cachePolicy(path: string): string {
  if (/^\/(assets|private)\//.test(path)) return immutable;
  return workers.includes(path) || /\.(data|xml|txt)$/.test(path) ? revalidate : aDay;
}

/** A service worker uses the policy of its own script. It only fetches from this host, and shows its icon. */
const workerHeaders = {
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
};

export function fileSender({ path, type, modifiedAt, bodies }: BuiltFile): Send {
  return sender({
    headers: {
      'content-type': type,
      'cache-control': cachePolicy(path),
      ...(workers.includes(path) && workerHeaders),
      // Without it the worker would not answer for /desk itself.
      ...(path === '/desk/sw.js' && { 'service-worker-allowed': '/desk' }),
    },
    bodies,
    modifiedAt,
  });
}
