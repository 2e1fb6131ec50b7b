import { sql } from 'kysely';
import type { Clock } from '../timing/clock.ts';
import type { Database } from './database.ts';

/** The server's two clocks. On PostgreSQL both follow the database's clock. */
export interface ServerClock {
  /** For times that people read: when a request arrived, when a mail was sent. */
  now(): Date;
  /**
   * For expiry and due times. Never goes back, not even after a restart: otherwise setting the clock back
   * would accept a used captcha token again, or delay a queued mail for hours.
   */
  steady(): Date;
  /** Saves the steady time; on PostgreSQL also reads the database's clock. */
  sync(): Promise<void>;
}

/** @param clock this machine's clock; with PostgreSQL only its `elapsedMs` is used */
export async function openServerClock(database: Database, clock: Clock): Promise<ServerClock> {
  const isShared = database.kind === 'postgres';
  let wall = { at: 0, elapsed: clock.elapsedMs() };
  let steadyBase = wall;

  const since = (base: typeof wall) => base.at + clock.elapsedMs() - base.elapsed;
  const now = () => (isShared ? since(wall) : clock.now().getTime());

  function steady(): number {
    const at = Math.max(since(steadyBase), now());
    steadyBase = { at, elapsed: clock.elapsedMs() };
    return at;
  }

  async function sync(): Promise<void> {
    if (isShared) wall = { at: await databaseTime(database), elapsed: clock.elapsedMs() };
    const saved = await saveSteadyTime(database, new Date(steady()));
    steadyBase = { at: Math.max(saved.getTime(), steady()), elapsed: clock.elapsedMs() };
  }

  await sync();
  return { now: () => new Date(now()), steady: () => new Date(steady()), sync };
}

async function databaseTime(database: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(
    database.query,
  );
  return rows[0]?.now.getTime() ?? Number.NaN;
}

/** Resolves to `at`, or to a later time that was saved already. */
async function saveSteadyTime(database: Database, at: Date): Promise<Date> {
  const { reached_at } = await database.write((transaction) =>
    transaction
      .insertInto('steady_time')
      .values({ id: 1, reached_at: at.toISOString() })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          reached_at: sql`case when steady_time.reached_at < excluded.reached_at
            then excluded.reached_at else steady_time.reached_at end`,
        }),
      )
      .returning('reached_at')
      .executeTakeFirstOrThrow(),
  );
  return new Date(reached_at);
}
