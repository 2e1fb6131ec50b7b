import { hash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { retryUntilDone } from '../retry.ts';
import { keyedMutex } from './keyed-mutex.ts';

type RunPerKey = <Result>(
  key: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Longer than a request takes at its slowest. Only a server that died holds a key for so long. */
const leaseMs = 15_000;
const pollMs = 50;

/**
 * Runs the work of one Idempotency-Key one after the other: on all servers that share a PostgreSQL, and with
 * SQLite in this process, which is the only one. Otherwise a repeat could meet the spent captcha of a request
 * that is not stored yet.
 *
 * The key is held by a row with a lease, since an advisory lock would hold a connection while a verifier is asked.
 */
export function onePerKey(database: Database, clock: ServerClock): RunPerKey {
  const perKey = keyedMutex();
  return (key, log, work) =>
    perKey(key, async () => {
      if (database.kind === 'sqlite') return work();
      const id = hash('sha256', key);
      const owner = randomUUID();
      await retryUntilDone(() => take(database, clock, id, owner), { delayMs: pollMs });
      try {
        return await work();
      } finally {
        // Its outcome stands, and the lease ends by itself.
        await release(database, id, owner).catch((error) =>
          log.warn({ err: error }, 'idempotency key not released'),
        );
      }
    });
}

/** True when nobody else holds the key. */
async function take(database: Database, clock: ServerClock, id: string, owner: string) {
  const now = clock.steady();
  const expires_at = new Date(now.getTime() + leaseMs).toISOString();
  const taken = await database.query
    .insertInto('keys_in_progress')
    .values({ id, owner, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ owner, expires_at })
        .where('keys_in_progress.expires_at', '<=', now.toISOString()),
    )
    .returning('owner')
    .executeTakeFirst();
  return taken !== undefined;
}

async function release(database: Database, id: string, owner: string): Promise<void> {
  await database.query
    .deleteFrom('keys_in_progress')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .execute();
}
