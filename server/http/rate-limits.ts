import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { Tables } from '../database/tables.ts';

interface Limit {
  /** Any name for what is counted. Only a keyed hash of it is stored, because it may be an address. */
  name: string;
  most: number;
}

export interface RateLimitParts {
  database: Database;
  clock: ServerClock;
  secret: string;
}

export interface RateLimits {
  /** Counts one request against every limit. Resolves to the seconds to wait if a limit is exceeded, else null. */
  count(limits: Limit[]): Promise<number | null>;
  look(limits: Limit[]): Promise<number | null>;
  giveBack(limits: Limit[]): Promise<void>;
}

/** Counts per fixed window in the database, so that all servers share the counts. */
export function rateLimits(
  { database, clock, secret }: RateLimitParts,
  windowMs: number,
): RateLimits {
  // Sort the IDs, so that two servers cannot deadlock on each other's rows.
  const idsOf = (limits: Limit[]) => limits.map(({ name }) => hashed(name, secret)).sort();

  function secondsToWait(
    counts: Count[],
    limits: Limit[],
    isOver: (hits: number, most: number) => boolean,
  ) {
    const most = new Map(limits.map((limit) => [hashed(limit.name, secret), limit.most]));
    const now = clock.steady().getTime();
    const ends = counts
      .filter(({ id, hits }) => isOver(hits, most.get(id) ?? 0))
      .map(({ expires_at }) => Date.parse(expires_at) - now);
    return ends.length > 0 ? Math.ceil(Math.max(...ends) / 1000) : null;
  }

  async function look(limits: Limit[]): Promise<number | null> {
    const standing = await readCounts(database, idsOf(limits), clock.steady());
    return secondsToWait(standing, limits, (hits, most) => hits >= most);
  }

  async function count(limits: Limit[]): Promise<number | null> {
    // A refused request costs no write and is not counted against others in a larger network.
    const wait = await look(limits);
    if (wait !== null) return wait;
    const ids = idsOf(limits);
    return database.write(async (transaction) => {
      const counted = await countAll(transaction, ids, clock.steady(), windowMs);
      const over = secondsToWait(counted, limits, (hits, most) => hits > most);
      // Others counted after the look: a request that is refused now must not be held against anyone either.
      if (over !== null) await uncount(transaction, ids);
      return over;
    });
  }

  async function giveBack(limits: Limit[]): Promise<void> {
    const ids = idsOf(limits);
    await database.write((transaction) => uncount(transaction, ids));
  }

  return { count, look, giveBack };
}

interface Count {
  id: string;
  hits: number;
  expires_at: string;
}

export function hashed(name: string, secret: string): string {
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

export async function uncount(query: Kysely<Tables>, ids: string[]): Promise<void> {
  for (const id of ids) {
    const less = { hits: sql<number>`hits - 1` };
    await query.updateTable('rate_limits').set(less).where('id', '=', id).execute();
  }
}
