import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Headers of every response, including those without a route. Pages set their own Content-Security-Policy. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The map asks for the position from our page, so no frame of Google's needs it.
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
  // no-referrer would break Google Maps keys that are restricted to the site's domain.
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
