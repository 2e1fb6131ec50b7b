import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { posted } from './delivery.ts';

/** Makes a submission's mail due now instead of after its back-off, at most once per `everyMs`. */
export async function hurry(
  database: Database,
  submissionId: string,
  now: Date,
  everyMs: number,
): Promise<void> {
  const time = now.toISOString();
  const since = new Date(now.getTime() - everyMs).toISOString();
  const isAllowed = (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and([
      row('submission_id', '=', submissionId),
      row.or([row('hurried_at', 'is', null), row('hurried_at', '<=', since)]),
    ]);
  // Not mail that may have been delivered: anyone can call this, and each send might be a second copy.
  const isWaiting = (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and([
      row('kind', 'not in', posted),
      row('state', '=', 'waiting'),
      row('claimed_by', 'is', null),
      row('unknown_outcomes', '=', 0),
      row('due_at', '>', time),
    ]);
  // Read first, so that a flood of calls does not cause a flood of synced commits.
  const seen = await database.query
    .selectFrom('outbox')
    .select('id')
    .where(isAllowed)
    .where(isWaiting)
    .executeTakeFirst();
  if (!seen) return;
  await database.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set((row) => ({
        hurried_at: time,
        due_at: row.case().when(isWaiting(row)).then(time).else(row.ref('due_at')).end(),
      }))
      .where(isAllowed)
      .execute(),
  );
}

export async function submissionExists(database: Database, id: string): Promise<boolean> {
  const row = await database.query
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
