import type { Transaction } from 'kysely';
import { isOpen } from '../../contract/request-status.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { SubmissionsTable, Tables } from '../database/tables.ts';
import type { Reach } from '../notifications/announce.ts';
import { applyChange, lockRequest } from './change-request.ts';

const lastsMs = 24 * 3_600_000;

/**
 * The row if the accept link still works: the request is open and less than 24 hours old. Undefined
 * otherwise, and for a missing row.
 */
export function acceptable(
  row: SubmissionsTable | undefined,
  clock: ServerClock,
): SubmissionsTable | undefined {
  if (!row || !isOpen(row.status)) return undefined;
  return clock.now().getTime() - Date.parse(row.created_at) < lastsMs ? row : undefined;
}

/**
 * Accepts a request through the link in the owner's mail. Resolves to the row, unchanged if it is accepted
 * already; to undefined if the link no longer works.
 */
export async function acceptByLink(
  database: Database,
  clock: ServerClock,
  id: string,
  reach: Reach,
): Promise<SubmissionsTable | undefined> {
  return database.write(async (transaction: Transaction<Tables>) => {
    const row = acceptable(await lockRequest(transaction, database.kind, 'id', id), clock);
    if (row?.status !== 'pending') return row;
    return applyChange(transaction, row, {
      to: 'accepted',
      who: 'link',
      at: clock.now(),
      reach,
    });
  });
}
