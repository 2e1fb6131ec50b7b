import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { insertRow } from './insert-row.ts';
import type { ServerClock } from './server-clock.ts';
import type { Tables } from './tables.ts';

interface JobParts {
  database: Database;
  clock: ServerClock;
}

export interface Job {
  name: string;
  everyMs: number;
  /** Runs it even if it is not due, as at server start. On SQLite the lease is ignored: no other server can hold it. */
  isForced?: boolean;
}

/** Extends this server's lease on the job. The work must call it from time to time, in one of its transactions. */
export type Hold = (transaction: Transaction<Tables>) => Promise<void>;

/** After this time the job of a server that died is free again. */
const leaseMs = 5 * 60_000;
const retryMs = 10 * 60_000;

/** Resolves to false if the work was not due, or another server holds it. After a failure it is due in `retryMs`. */
export async function runIfDue(
  parts: JobParts,
  job: Job,
  work: (hold: Hold) => Promise<void>,
): Promise<boolean> {
  const { name } = job;
  const startedAt = parts.clock.steady();
  if (!(await take(parts, job, startedAt))) return false;
  let isDone = false;
  try {
    await work((transaction) => hold(transaction, name, parts.clock.steady()));
    isDone = true;
  } finally {
    await release(parts, name, isDone ? startedAt : undefined);
  }
  return true;
}

/** When the job last succeeded, in steady time. */
export async function lastDone({ query }: Database, name: string): Promise<Date | undefined> {
  const row = await query
    .selectFrom('jobs')
    .select('done_at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.done_at ? new Date(row.done_at) : undefined;
}

async function take({ database }: JobParts, { name, everyMs, isForced }: Job, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const { numUpdatedRows } = await database.write(async (transaction) => {
    const row = { name, tried_at: null, done_at: null, held_until: '' };
    await insertRow(transaction, 'jobs', row, 'skip');
    return transaction
      .updateTable('jobs')
      .set({ tried_at: now.toISOString(), held_until: leaseEnd(now) })
      .where('name', '=', name)
      .$if(!isForced || database.kind === 'postgres', (update) =>
        update.where('held_until', '<=', now.toISOString()),
      )
      .$if(!isForced, (update) =>
        update
          .where((row) => row.or([row('done_at', 'is', null), row('done_at', '<=', ago(everyMs))]))
          .where((row) =>
            row.or([
              row('tried_at', 'is', null),
              row('tried_at', '<=', row.ref('done_at')),
              row('tried_at', '<=', ago(retryMs)),
            ]),
          ),
      )
      .executeTakeFirst();
  });
  return numUpdatedRows > 0n;
}

async function hold(transaction: Transaction<Tables>, name: string, now: Date): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ held_until: leaseEnd(now) })
    .where('name', '=', name)
    .execute();
}

async function release({ database }: JobParts, name: string, doneAt: Date | undefined) {
  await database.write((transaction) =>
    transaction
      .updateTable('jobs')
      .set({ held_until: '', ...(doneAt && { done_at: doneAt.toISOString() }) })
      .where('name', '=', name)
      .execute(),
  );
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString();
}
