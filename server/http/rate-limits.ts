import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { Tables } from '../database/tables.ts';

interface Limit {
  /** Any name for what is counted. Stored as a keyed hash, so that no address is stored. */
  name: string;
  most: number;
}

/** Counts one request against every limit. Resolves to the seconds to wait if a limit is exceeded, else null. */
export type CountRequest = (limits: Limit[], how?: 'count' | 'look') => Promise<number | null>;

/**
 * Counts per fixed window in the database, so that servers share them. To `look` counts nothing: it says whether
 * another request would be too many.
 */
export function rateLimits(
  { database, clock, secret }: { database: Database; clock: ServerClock; secret: string },
  windowMs: number,
): CountRequest {
  return async (limits, how = 'count') => {
    const most = new Map(limits.map((limit) => [hashed(limit.name, secret), limit.most]));
    // Always in the same order, so that two servers cannot deadlock on each other's rows.
    const ids = [...most.keys()].sort();
    const now = clock.steady();
    const secondsToWait = (counts: Count[], isOver: (hits: number, most: number) => boolean) => {
      const ends = counts
        .filter(({ id, hits }) => isOver(hits, most.get(id) ?? 0))
        .map(({ expires_at }) => Date.parse(expires_at) - now.getTime());
      return ends.length > 0 ? Math.ceil(Math.max(...ends) / 1000) : null;
    };

    // A refused request costs no write and is not counted against others in a larger network.
    const standing = await readCounts(database, ids, now);
    const wait = secondsToWait(standing, (hits, limit) => hits >= limit);
    if (wait !== null || how === 'look') return wait;
    const isOver = (hits: number, limit: number) => hits > limit;
    return database.write(async (transaction) => {
      const counted = await countAll(transaction, ids, now, windowMs);
      const over = secondsToWait(counted, isOver);
      // Others counted since we looked: what is refused now is not held against anybody either.
      if (over !== null) await uncount(transaction, ids);
      return over;
    });
  };
}

interface Count {
  id: string;
  hits: number;
  expires_at: string;
}

function hashed(name: string, secret: string): string {
  return createHmac('sha256', secret).update(name).digest('base64url');
}

function readCounts(database: Database, ids: string[], now: Date): Promise<Count[]> {
  return database.query
    .selectFrom('rate_limits')
    .selectAll()
    .where('id', 'in', ids)
    .where('expires_at', '>', now.toISOString())
    .execute();
}

function countAll(query: Kysely<Tables>, ids: string[], now: Date, windowMs: number) {
  const time = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  return query
    .insertInto('rate_limits')
    .values(ids.map((id) => ({ id, hits: 1, expires_at: end })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        hits: sql`case when rate_limits.expires_at <= ${time} then 1 else rate_limits.hits + 1 end`,
        expires_at: sql`case when rate_limits.expires_at <= ${time} then ${end} else rate_limits.expires_at end`,
      }),
    )
    .returningAll()
    .execute();
}

function uncount(query: Kysely<Tables>, ids: string[]) {
  return query
    .updateTable('rate_limits')
    .set({ hits: sql`hits - 1` })
    .where('id', 'in', ids)
    .execute();
}
