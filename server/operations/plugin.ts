import Fastify, { type FastifyInstance, LogController } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { refuseUnreadable } from '../http/bare-answers.ts';
import { sendProblem } from '../http/problem-details.ts';
import { securedAnswers } from '../http/security-headers.ts';
import { cached } from '../timing/cached.ts';
import type { Clock } from '../timing/clock.ts';
import { backlogOf, metricsCacheMs } from './backlog.ts';
import { addHealth } from './health.ts';
import { knownBackupAge } from './known-backup-age.ts';
import { readinessOf } from './readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers on OPS_PORT; undefined without one. The caller makes it listen. It closes with the app. */
    operations: FastifyInstance | undefined;
  }
}

interface OperationsOptions {
  config: Config;
  database: Database;
  clock: Clock;
  serverClock: ServerClock;
}

/** Serves health on the site's own port, or with OPS_PORT health and metrics on that port (docs/product.md 9.9). */
export const operations = fp(
  async function operations(app: FastifyInstance, options: OperationsOptions) {
    const { config } = options;
    const sources = { ...options, backupAge: knownBackupAge(options), log: app.log };
    const readiness = readinessOf(sources);
    const health = { readiness, isDraining: app.isDraining };
    if (config.OPS_PORT === undefined) {
      app.decorate('operations', undefined);
      addHealth(app, health);
      return;
    }

    const port: FastifyInstance = Fastify({
      loggerInstance: app.log,
      logController: new LogController({ disableRequestLogging: true }),
      requestTimeout: 10_000,
      // Refuse as the site's port does, because Node's own answers have no security headers.
      clientErrorHandler: refuseUnreadable,
      http: { requireHostHeader: false },
    });
    port.setSerializerCompiler(serializerCompiler);
    await port.register(securedAnswers);
    port.setErrorHandler((error, request, reply) => {
      request.log.error({ err: error }, 'request failed');
      return sendProblem(reply, 500, 'unexpected');
    });
    port.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'notFound'));
    addHealth(port, health);

    // Import the library only here, because a server without the port can save the 20 MB that it takes.
    const { createMetrics } = await import('./metrics.ts');
    const metrics = createMetrics({
      counts: app.counts,
      backlog: backlogOf(sources),
      readiness: cached(options.clock, metricsCacheMs, readiness),
      watchLoopDelay: app.watchLoopDelay,
    });
    port.get('/metrics', async (_request, reply) =>
      reply
        .headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' })
        .send(await metrics.metrics()),
    );
    app.decorate('operations', port);
    app.addHook('onClose', () => port.close());
  },
  {
    name: 'operations',
    dependencies: ['openapi', 'closing', 'counting', 'overload', 'error-handler'],
  },
);
