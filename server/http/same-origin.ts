import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from './problem-details.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route checks a signature, which a page of another site cannot make. */
    isSigned?: boolean;
  }
}

/** Refuses changes by pages of other sites. Clients other than browsers send no Origin, and are let through. */
export const sameOrigin = fp(
  async function sameOrigin(app: FastifyInstance, { siteUrl }: { siteUrl: string }) {
    app.addHook('onRequest', (request, _reply, done) => {
      const isChange = request.method === 'POST' || request.method === 'DELETE';
      const { isSigned } = request.routeOptions.config;
      const isRefused = isChange && !isSigned && isForeign(request, siteUrl);
      done(isRefused ? new ProblemError(403, 'foreignOrigin') : undefined);
    });
  },
  { name: 'same-origin' },
);

export function isForeign({ headers }: FastifyRequest, siteUrl: string): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (headers.origin === undefined) return false;
  const origin = URL.parse(headers.origin);
  if (!origin || !['http:', 'https:'].includes(origin.protocol)) return true;
  if (origin.origin === siteUrl) return false;
  // The sender of a request chooses its Host, so it proves nothing once the site has an address of its own.
  return siteUrl.startsWith('https:') || origin.host !== headers.host?.toLowerCase();
}
