import type { Transaction } from 'kysely';
import { isOpen } from '../../contract/request-status.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { SubmissionsTable, Tables } from '../database/tables.ts';
import { applyChange, lockRequest } from './change-request.ts';

const lastsMs = 24 * 3_600_000;

/** Undefined when a link from the owner's mail does not work any more. */
export function acceptable(
  row: SubmissionsTable | undefined,
  clock: ServerClock,
): SubmissionsTable | undefined {
  if (!row || !isOpen(row.status)) return undefined;
  return clock.steady().getTime() - Date.parse(row.created_at) < lastsMs ? row : undefined;
}

/** Accepts by the link of the owner's mail; the same when it was accepted before. */
export async function acceptByLink(
  database: Database,
  clock: ServerClock,
  id: string,
): Promise<SubmissionsTable | undefined> {
  return database.write(async (transaction: Transaction<Tables>) => {
    const row = acceptable(await lockRequest(transaction, database.kind, 'id', id), clock);
    if (row?.status !== 'pending') return row;
    return applyChange(transaction, row, { to: 'accepted', who: 'link', at: clock.now() });
  });
}
