import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const hsts = 'max-age=31536000; includeSubDomains';

/** Headers of every response, including those without a route. Pages have policies of their own. */
export const securityHeaders = {
  'content-security-policy':
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(),geolocation=(),microphone=()',
  // no-referrer would break Google Maps keys that are restricted to the site's domain.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': hsts,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export const securedAnswers = fp(
  async function securedAnswers(
    app: FastifyInstance,
    { hstsPreload = false }: { hstsPreload?: boolean },
  ) {
    const headers = {
      ...securityHeaders,
      ...(hstsPreload && { 'strict-transport-security': `${hsts}; preload` }),
    };
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
  { name: 'secured-answers' },
);
