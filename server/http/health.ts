import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { problemDetails } from '../../content/en/messages.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { writeReadiness } from '../database/readiness.ts';
import { sendProblem } from './problem.ts';

interface HealthOptions {
  database: Database;
  /** Its elapsed time only: a result must not outlive its second because a clock was set back. */
  clock: Clock;
}

const keptMs = 1000;

/** /healthz: the process is up. /readyz: the database can be written, as of the last second. */
export const health = fp(
  async function health(app: FastifyInstance, { database, clock }: HealthOptions) {
    async function check(): Promise<boolean> {
      try {
        await writeReadiness(database, clock.now());
        return true;
      } catch (error) {
        app.log.error({ err: error }, 'the database cannot be written');
        return false;
      }
    }

    // Each check is a synced write and takes a connection, and anybody may ask.
    let latest: { result: Promise<boolean>; endedAt: number } | undefined;
    function isReady(): Promise<boolean> {
      if (latest && clock.elapsedMs() - latest.endedAt < keptMs) return latest.result;
      const next = { result: check(), endedAt: Number.POSITIVE_INFINITY };
      latest = next;
      void next.result.then(() => {
        next.endedAt = clock.elapsedMs();
      });
      return next.result;
    }

    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return (await isReady())
        ? reply.send({ status: 'ok' })
        : sendProblem(reply, 503, problemDetails.unexpected);
    });
  },
  { name: 'health', dependencies: ['problems'] },
);
