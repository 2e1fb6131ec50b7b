import type { Database } from './database.ts';
import type { ServerClock } from './server-clock.ts';
import type { DeletionClockTable } from './tables.ts';

const dayMs = 24 * 3_600_000;
const longestMoveMs = 40 * dayMs;
/** A clock that is corrected by less than this while the server watches it still counts as running. */
const smallStepMs = 3_600_000;
/** A run is recorded this often, because each record is a synced write. */
const recordedEveryMs = 3_600_000;

/** Deletion by age is paused, because the clock is far from where the last run left it. */
export interface DeletionPause {
  /** What the clock said at the last run. */
  before: string;
  /** When it resumes by itself, if the clock runs normally until then. */
  until: string;
}

interface TrustParts {
  database: Database;
  clock: Pick<ServerClock, 'now'>;
}

/** Undefined while the clock is not trusted (docs/product.md 9.12). Call once for all deletions: the clock may jump. */
export async function timeToDeleteBy({ database, clock }: TrustParts): Promise<Date | undefined> {
  const now = clock.now();
  return (await deletionPause(database, now)) ? undefined : now;
}

export async function deletionPause(
  { query }: Pick<Database, 'query'>,
  now: Date,
): Promise<DeletionPause | undefined> {
  const record = await query.selectFrom('deletion_clock').selectAll().executeTakeFirst();
  return record && hasMoved(record.ran_at, now) ? pauseOf(record, now) : undefined;
}

/**
 * Returns a function that records a run and resolves to the time to delete by, or to why deletion waits.
 * @param elapsedMs monotonic time, which reveals that the clock was set while the server runs
 */
export function clockJudge({ database, clock }: TrustParts, elapsedMs: () => number) {
  let last: { at: number; elapsed: number } | undefined;

  function wasSet(now: Date): boolean {
    const before = last;
    last = { at: now.getTime(), elapsed: elapsedMs() };
    const went = before && last.at - before.at - (last.elapsed - before.elapsed);
    return went !== undefined && Math.abs(went) > smallStepMs;
  }

  return async function judge(): Promise<{ now: Date } | DeletionPause> {
    const now = clock.now();
    const isSet = wasSet(now);
    const seen = await database.query.selectFrom('deletion_clock').selectAll().executeTakeFirst();
    if (seen && isFresh(seen, now)) return { now };
    return database.write(async (transaction) => {
      const rows = transaction.selectFrom('deletion_clock').selectAll();
      const record = await rows.forUpdate().executeTakeFirst();
      const wait = record && waitAfter(record, now, isSet);
      if (wait) {
        await transaction.updateTable('deletion_clock').set(wait).execute();
        return pauseOf(wait, now);
      }
      await saveRun(transaction, now);
      return { now };
    });
  };
}

/** Trusts the clock, because a person says that it is right. */
export async function acceptClock({ database, clock }: TrustParts): Promise<void> {
  await database.write((transaction) => saveRun(transaction, clock.now()));
}

async function saveRun(transaction: Database['query'], now: Date): Promise<void> {
  const run = { ran_at: now.toISOString(), waiting_since: null, seen_at: null };
  await transaction
    .insertInto('deletion_clock')
    .values({ id: 1, ...run })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(run))
    .execute();
}

/** What to record while the clock is not trusted; undefined where deletion may run. */
function waitAfter(
  { ran_at, waiting_since, seen_at }: DeletionClockTable,
  now: Date,
  isSet: boolean,
) {
  const at = now.toISOString();
  if (!hasMoved(ran_at, now)) return undefined;
  const wentOn = seen_at !== null && seen_at <= at && !hasMoved(seen_at, now) && !isSet;
  if (waiting_since === null || !wentOn) return { ran_at, waiting_since: at, seen_at: at };
  const waitedMs = now.getTime() - Date.parse(waiting_since);
  return waitedMs >= dayMs ? undefined : { ran_at, waiting_since, seen_at: at };
}

function isFresh({ ran_at, waiting_since }: DeletionClockTable, now: Date): boolean {
  const age = Math.abs(now.getTime() - Date.parse(ran_at));
  return waiting_since === null && age < recordedEveryMs;
}

function hasMoved(from: string, to: Date): boolean {
  return Math.abs(to.getTime() - Date.parse(from)) > longestMoveMs;
}

function pauseOf(
  { ran_at, waiting_since }: Pick<DeletionClockTable, 'ran_at' | 'waiting_since'>,
  now: Date,
): DeletionPause {
  const since = waiting_since === null ? now.getTime() : Date.parse(waiting_since);
  return { before: ran_at, until: new Date(since + dayMs).toISOString() };
}
