import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';

interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

type Answer = (error: Error | null, count?: Count) => void;

/** Counts per fixed window in the database, so that servers share them; in the shape the plugin asks. */
export function rateLimitStore(database: Database, clock: ServerClock, secret: string) {
  return class RateLimitStore {
    incr(key: string, answer: Answer, windowMs: number): void {
      const id = createHmac('sha256', secret).update(key).digest('base64url');
      count(database, id, clock.steady(), windowMs).then(
        (result) => answer(null, result),
        (error: Error) => answer(error),
      );
    }

    child(): RateLimitStore {
      return this;
    }
  };
}

async function count(database: Database, id: string, now: Date, windowMs: number): Promise<Count> {
  const time = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  const row = await database.write((transaction) =>
    transaction
      .insertInto('rate_limits')
      .values({ id, hits: 1, expires_at: end })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          hits: sql`case when rate_limits.expires_at <= ${time} then 1 else rate_limits.hits + 1 end`,
          expires_at: sql`case when rate_limits.expires_at <= ${time} then ${end} else rate_limits.expires_at end`,
        }),
      )
      .returning(['hits', 'expires_at'])
      .executeTakeFirstOrThrow(),
  );
  return { current: row.hits, ttl: Date.parse(row.expires_at) - now.getTime() };
}
