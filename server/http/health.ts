import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { problemDetails } from '../../content/en/messages.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { writeReadiness } from '../database/readiness.ts';
import { sendProblem } from './problem.ts';

interface HealthOptions {
  database: Database;
  clock: Clock;
}

/** /healthz: the process is up. /readyz: the database can be written. */
export const health = fp(
  async function health(app: FastifyInstance, { database, clock }: HealthOptions) {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await writeReadiness(database, clock.now());
      } catch (error) {
        request.log.error({ err: error }, 'the database cannot be written');
        return sendProblem(reply, 503, problemDetails.unexpected);
      }
      return reply.send({ status: 'ok' });
    });
  },
  { name: 'health', dependencies: ['problems'] },
);
