import { hash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { ProblemError } from '../http/problem-details.ts';
import { retryUntilDone } from '../timing/retry.ts';

type RunPerKey = <Result>(
  key: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Longer than the slowest request, so that only the lease of a server that died expires. */
const leaseMs = 15_000;
const pollMs = 50;

export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x20-\x7e]{1,200}$/.test(header)) return header;
  throw new ProblemError(400, 'badKey');
}

/**
 * Processes requests with the same key one after the other, across all servers: otherwise a retry could find its
 * captcha token spent by a request that is not stored yet. The lock is a row with a lease, because an advisory lock
 * would occupy a connection while the captcha is verified.
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
        // The work is done either way, and the lease expires by itself.
        await release(database, id, owner).catch((error) =>
          log.warn({ err: error }, 'idempotency key not released'),
        );
      }
    });
}

/** Resolves to false while another request holds the key. */
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

function keyedMutex() {
  const running = new Map<string, Promise<unknown>>();
  return async function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const result = (running.get(key) ?? Promise.resolve()).then(work, work);
    running.set(key, result);
    try {
      return await result;
    } finally {
      if (running.get(key) === result) running.delete(key);
    }
  };
}
