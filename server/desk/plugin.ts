import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { deskAccess } from '../config/desk-access.ts';
import { ProblemError } from '../http/problem-details.ts';
import { isForeign } from '../http/same-origin.ts';
import { calendarFile } from './calendar-routes.ts';
import { deskCookie } from './cookie.ts';
import type { DeskParts } from './parts.ts';
import { endUnlistedSessions } from './sessions.ts';
import { signIn } from './sign-in-routes.ts';
import { signedIn } from './signed-in.ts';

export const desk = fp(
  async function desk(app: FastifyInstance, options: DeskParts) {
    const access = deskAccess(options.config);
    if (access.kind === 'closed') {
      if (access.reason) app.log.warn(access.reason);
      return;
    }
    await endUnlistedSessions(options);
    const cookie = deskCookie(access.isSecure);

    await app.register(
      async (scope) => {
        scope.addHook('onRequest', async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const changes = !['GET', 'HEAD'].includes(request.method);
          if (!changes) return;
          // Browsers send Origin with every request that is not GET or HEAD.
          const isStranger = request.headers.origin === undefined;
          if (isStranger || isForeign(request, options.config.SITE_URL)) {
            throw new ProblemError(403, 'foreignOrigin');
          }
        });
        await scope.register(signIn, { ...options, cookie });
        await scope.register(calendarFile, options);
        await scope.register(signedIn, { ...options, cookie });
      },
      { prefix: '/api/desk' },
    );
  },
  { name: 'desk', dependencies: ['json-body', 'notifications', 'openapi', 'error-handler'] },
);
