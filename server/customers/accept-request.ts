import type { Transaction } from 'kysely';
import { isOpen } from '../../contract/request-status.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import type { Reach } from '../outbox/announce.ts';
import { applyChange, lockRequest } from '../requests/change-request.ts';

const lastsMs = 24 * 3_600_000;

/**
 * The row if the accept link still works: the request is open and less than 24 hours old. Undefined
 * otherwise, and for a missing row.
 */
export function acceptable(
  row: RequestRow | undefined,
  clock: ServerClock,
): RequestRow | undefined {
  if (!row || !isOpen(row.status)) return undefined;
  return clock.now().getTime() - Date.parse(row.created_at) < lastsMs ? row : undefined;
}

type AcceptedRow = RequestRow & { accepted_now: boolean };

/**
 * Accepts a request through the link in the owner's mail. One that somebody has accepted is left to them, unless the link's
 * user takes it over. Resolves to undefined if the link no longer works.
 */
export async function acceptByLink(
  { database, clock }: { database: Database; clock: ServerClock },
  id: string,
  takesOver: boolean,
  reach: Reach,
): Promise<AcceptedRow | undefined> {
  return database.write(async (transaction: Transaction<Tables>) => {
    const row = acceptable(await lockRequest(transaction, database.kind, 'id', id), clock);
    if (!row) return undefined;
    if (row.status !== 'pending' && !takesOver) return { ...row, accepted_now: false };
    const change = { to: 'accepted' as const, who: 'link', at: clock.now(), reach };
    return { ...(await applyChange(transaction, row, change)), accepted_now: true };
  });
}
