import type { BuiltFile } from './files.ts';
import { type Send, sender } from './sender.ts';

/** Pages change with each deploy, so they are revalidated; assets have a hash in their name. */
export const revalidate = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

const scopes: Readonly<Record<string, string>> = {
  '/sw.js': '/',
  '/es/sw.js': '/es',
  '/desk/sw.js': '/desk',
};

function cachePolicy(path: string): string {
  if (/^\/(assets|private)\//.test(path)) return immutable;
  return path in scopes || /\.(data|xml|txt)$/.test(path) ? revalidate : aDay;
}

/** WebKit also applies the `worker-src` of the service worker's policy to a page's worker, which solves the captcha. */
const workerHeaders = {
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; img-src 'self'; worker-src 'self'; frame-ancestors 'none'",
};

/** Without it, browsers would show neither the icon of mails in webmail nor our pictures in Google Images. */
const pictureHeaders = { 'cross-origin-resource-policy': 'cross-origin' };

export function fileSender({ path, type, modifiedAt, bodies }: BuiltFile): Send {
  const scope = scopes[path];
  return sender({
    headers: {
      'content-type': type,
      'cache-control': cachePolicy(path),
      ...(type.startsWith('image/') && pictureHeaders),
      // Without this scope, the worker would not control /desk itself, only the paths below it.
      ...(scope && { ...workerHeaders, 'service-worker-allowed': scope }),
    },
    bodies,
    modifiedAt,
  });
}
