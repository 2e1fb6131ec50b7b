import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';

/** The two times the server works with. Both follow the database's clock on PostgreSQL. */
export interface ServerClock {
  /** For what a person reads: when a request came, when a mail left. */
  now(): Date;
  /**
   * For what expires or falls due. It never goes back, not even over a restart: otherwise a corrected
   * clock would let a spent captcha in again, or hold a waiting mail for hours.
   */
  steady(): Date;
  /** Saves how far the steady time has come, and follows the database's clock where there is one. */
  sync(): Promise<void>;
}

/** @param clock of this machine; with PostgreSQL only its count of elapsed milliseconds is used */
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
    const saved = await saveMark(database, new Date(steady()));
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

/** Moves the mark forward, never back. Resolves to where it stands. */
async function saveMark(database: Database, at: Date): Promise<Date> {
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
