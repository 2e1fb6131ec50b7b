import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** For every answer, those that never reach a route included. A page replaces the content policy with its own. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The same with every provider: the map asks for the position through our page, Google's frames get nothing.
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
  // no-referrer would break Google Maps keys that are bound to the site's address.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export const securedAnswers = fp(
  async function securedAnswers(app: FastifyInstance) {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(securityHeaders);
      done();
    });
  },
  { name: 'secured-answers' },
);
