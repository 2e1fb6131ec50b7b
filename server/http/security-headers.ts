import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** For every answer. A page replaces the content policy with its own. */
export const securityHeaders = fp(
  async function securityHeaders(app: FastifyInstance) {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      frameguard: { action: 'deny' },
      // No current browser reads these, and the first packets of a page are precious.
      dnsPrefetchControl: false,
      ieNoOpen: false,
      permittedCrossDomainPolicies: false,
      xssFilter: false,
      // no-referrer would break Google Maps keys that are bound to the site's address.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    // The same with every provider: the map asks for the position through our page, Google's frames get nothing.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
    });
  },
  { name: 'security-headers' },
);
