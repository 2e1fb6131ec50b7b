import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { problemDetails } from '../../content/en/messages.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countDeadMails } from '../notifications/dead-mails.ts';
import { sendProblem } from './problem-details.ts';

interface HealthOptions {
  database: Database;
  /** Cached results expire by `elapsedMs`, which setting the clock back does not affect. */
  clock: Clock;
  /** In seconds; null before the first backup, undefined where none is made. */
  backupAge(): Promise<number | null | undefined>;
}

const cacheMs = 1000;

type Readiness =
  | { isReady: true; deadMails: number; backupAge: number | null | undefined }
  | { isReady: false };

/**
 * /healthz: the process is up. /readyz: the database can be written (cached for 1 s), and the number of
 * mails that were given up, if any, and the age of the last backup, if backups are made.
 */
export const health = fp(
  async function health(app: FastifyInstance, { database, clock, backupAge }: HealthOptions) {
    async function check(): Promise<Readiness> {
      try {
        await writeReadiness(database, clock.now());
        return {
          isReady: true,
          deadMails: await countDeadMails(database),
          backupAge: await backupAge(),
        };
      } catch (error) {
        app.log.error({ err: error }, 'the database cannot be written');
        return { isReady: false };
      }
    }

    // Cached, because each check is a synced write on a database connection, and anyone may request it.
    let latest: { result: Promise<Readiness>; endedAt: number } | undefined;
    function readiness(): Promise<Readiness> {
      if (latest && clock.elapsedMs() - latest.endedAt < cacheMs) return latest.result;
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
      const latest = await readiness();
      return latest.isReady
        ? reply.send({
            status: 'ok',
            ...(latest.deadMails > 0 && { dead_mails: latest.deadMails }),
            // An old backup is no reason to take the server out of service.
            ...(latest.backupAge !== undefined && { backup_age_seconds: latest.backupAge }),
          })
        : sendProblem(reply, 503, problemDetails.unexpected);
    });
  },
  { name: 'health', dependencies: ['error-handler'] },
);

/** Rejects if the database cannot be written. */
async function writeReadiness(database: Database, now: Date): Promise<void> {
  const checked_at = now.toISOString();
  await database.write((transaction) =>
    transaction
      .insertInto('readiness')
      .values({ id: 1, checked_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
      .execute(),
  );
}
