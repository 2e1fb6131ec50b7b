import type { FastifyBaseLogger } from 'fastify';
import { cached } from '../cached.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countDeadMails } from '../notifications/dead-mails.ts';

/** `facts` stand in the answer of /readyz. */
export type Readiness = { isReady: true; facts: Record<string, number> } | { isReady: false };

interface ReadinessOptions {
  database: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Each check is a synced write, and anyone may ask for one. */
const cacheMs = 1000;

/** Returns a function that says whether the database can be written, as of the last second. */
export function readinessOf({ database, clock, log }: ReadinessOptions): () => Promise<Readiness> {
  async function check(): Promise<Readiness> {
    try {
      await writeReadiness(database, clock.now());
      const deadMails = await countDeadMails(database);
      return { isReady: true, facts: { ...(deadMails > 0 && { dead_mails: deadMails }) } };
    } catch (error) {
      log.error({ err: error }, 'the database cannot be written');
      return { isReady: false };
    }
  }
  return cached(clock, cacheMs, check);
}

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
