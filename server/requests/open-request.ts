import type { RequestDetail } from '../../contract/answers/requests.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow } from '../database/tables.ts';
import { withDetails } from './request-record.ts';

export async function findRequest(
  database: Database,
  column: 'id' | 'reference',
  value: string,
): Promise<RequestRow | undefined> {
  return database.query
    .selectFrom('submissions')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
}

/** Sets `seen_at` but no new version, so that a change from another screen that shows the record still succeeds. */
export async function openRequest(
  database: Database,
  reference: string,
  now: Date,
  config: Config,
): Promise<RequestDetail | undefined> {
  const row = await findRequest(database, 'reference', reference);
  if (!row) return undefined;
  if (row.seen_at !== null) return withDetails(database, row, config);
  await database.write((transaction) =>
    transaction
      .updateTable('submissions')
      .set({ seen_at: now.toISOString() })
      .where('id', '=', row.id)
      .where('seen_at', 'is', null)
      .execute(),
  );
  // Read again: another screen may have set `seen_at` first, or erased the request.
  const seen = await findRequest(database, 'reference', reference);
  return seen && withDetails(database, seen, config);
}
