import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { contentSecurityPolicy, type Providers } from './content-security-policy.ts';
import { type BuiltPage, chooseEncoding, encodings, readPages } from './pages.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with the not-found page and status 404. */
    sendNotFoundPage(): FastifyReply;
  }
}

function cachePolicy(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return immutable;
  return isWorker(path) || /\.(data|xml|txt)(\.br|\.gz)?$/.test(path) ? revalidate : aDay;
}

const isWorker = (path: string) => /[\\/]client[\\/]sw\.js(\.br|\.gz)?$/.test(path);

/** A worker obeys the policy that its own script came with, and all it does is to fetch from here. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Pages change with a deploy, so they are revalidated; assets carry their hash in their name. */
const revalidate = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

const preconnectToMaps = '<https://maps.googleapis.com>; rel=preconnect';

/** Everything that does not depend on the request is worked out once, here. */
function pageSender(page: BuiltPage, providers: Providers): Send {
  const shared = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': revalidate,
    'content-security-policy': contentSecurityPolicy(page, providers),
    ...(providers.MAPS_PROVIDER === 'google' && { link: preconnectToMaps }),
    vary: 'accept-encoding',
  };
  const answers = Object.fromEntries(
    encodings.map((encoding) => {
      const { bytes, etag } = page.bodies[encoding];
      const headers = { ...shared, etag };
      return [
        encoding,
        {
          bytes,
          etag,
          headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
        },
      ];
    }),
  );
  return (request, reply) => {
    const answer = answers[chooseEncoding(request.headers['accept-encoding'])];
    if (!answer) throw new Error('an encoding has no body');
    reply.headers(answer.headers);
    if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(answer.etag)) {
      return reply.code(304).send();
    }
    return reply.send(answer.bytes);
  };
}

/** Keeps the query as it came: it may name the campaign that brought the visitor. The path is never theirs. */
function redirectTo(path: string): Send {
  return ({ raw }, reply) => {
    const { url = '' } = raw;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    return reply.redirect(path + query, 301);
  };
}

/**
 * Serves the built site: pages from memory, everything else from disk, both compressed at build.
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
    app.decorateReply('sendNotFoundPage', function (this: FastifyReply) {
      return notFound(this.request, this.code(404));
    });

    await app.register(fastifyStatic, {
      root: resolve(join(directory, 'client')),
      wildcard: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
      serveDotFiles: true, // .well-known; the build holds no other
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachePolicy(path));
        if (isWorker(path)) reply.header('content-security-policy', workerPolicy);
      },
    });
  },
  { name: 'site' },
);
