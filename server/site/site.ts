import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { contentSecurityPolicy, type Providers } from './content-security-policy.ts';
import { type BuiltFile, readFiles } from './files.ts';
import { type BuiltPage, readPages } from './pages.ts';
import { type Send, sender } from './sender.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the not-found page with status 404. */
    sendNotFoundPage(): ReturnType<Send>;
  }
}

/** Pages change with each deploy, so they are revalidated; assets have a hash in their name. */
const revalidate = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

const worker = '/sw.js';

function cachePolicy(path: string): string {
  if (path.startsWith('/assets/')) return immutable;
  return path === worker || /\.(data|xml|txt)$/.test(path) ? revalidate : aDay;
}

/** A service worker uses the policy of its own script. It only fetches from this host. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const preconnectToMaps = '<https://maps.googleapis.com>; rel=preconnect';

function pageSender(page: BuiltPage, providers: Providers): Send {
  return sender({
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': revalidate,
      'content-security-policy': contentSecurityPolicy(page, providers),
      ...(providers.MAPS_PROVIDER === 'google' && { link: preconnectToMaps }),
    },
    bodies: page.bodies,
  });
}

function fileSender({ path, type, modifiedAt, bodies }: BuiltFile): Send {
  return sender({
    headers: {
      'content-type': type,
      'cache-control': cachePolicy(path),
      ...(path === worker && { 'content-security-policy': workerPolicy }),
    },
    bodies,
    modifiedAt,
  });
}

/** Keeps the query, which may name a campaign. The path is ours, never from the request. */
function redirectTo(path: string): Send {
  return ({ raw }, reply) => {
    const { url = '' } = raw;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    return reply.redirect(path + query, 301);
  };
}

/**
 * Serves the built site, compressed at build and, nearly all of it, from memory.
 * @param options.directory the build's folder, holding `client/` and `pages.json`
 */
export const site = fastifyPlugin<{ directory: string; providers: Providers }>(
  async (app, { directory, providers }) => {
    const senders = new Map(
      readPages(directory).map((page) => [page.path, pageSender(page, providers)]),
    );
    const notFound = senders.get('/404');
    if (!notFound) throw new Error('the build has no not-found page');
    senders.delete('/404');

    for (const [path, send] of senders) {
      app.get(path, send);
      if (path !== '/') app.get(`${path}/`, redirectTo(path));
    }
    for (const file of readFiles(join(directory, 'client'))) app.get(file.path, fileSender(file));
    app.decorateReply('sendNotFoundPage', function (this: FastifyReply) {
      return notFound(this.request, this.code(404));
    });
  },
  { name: 'site' },
);
