import type { Transaction } from 'kysely';
import { isOpen, type RequestStatus, stepsFrom } from '../../contract/request-status.ts';
import type { Database } from '../database/database.ts';
import type { SubmissionsTable, Tables } from '../database/tables.ts';
import { announce, type Reach } from '../notifications/announce.ts';
import { appendEvent } from './event-log.ts';

export interface Change {
  /** Undefined if only a note is added. */
  to?: RequestStatus;
  note?: string | undefined;
  /** The email address of a signed-in user, or `customer`, `link` or `terminal`. */
  who: string;
  at: Date;
  /** Who is told of a new status. */
  reach?: Reach;
}

export type ChangeOutcome =
  | { kind: 'changed' | 'outdated' | 'no_such_step'; row: SubmissionsTable }
  | { kind: 'unknown' };

/**
 * Changes the status if the request still has the version that the caller has seen. Of two concurrent
 * changes the second gets `outdated`, with the row as the first one left it.
 */
export async function changeStatus(
  database: Database,
  reference: string,
  version: number,
  change: Change & { to: RequestStatus },
): Promise<ChangeOutcome> {
  return database.write(async (transaction): Promise<ChangeOutcome> => {
    const row = await lockRequest(transaction, database.kind, 'reference', reference);
    if (!row) return { kind: 'unknown' };
    if (row.version !== version) return { kind: 'outdated', row };
    if (!stepsFrom(row.status).includes(change.to)) return { kind: 'no_such_step', row };
    return { kind: 'changed', row: await applyChange(transaction, row, change) };
  });
}

export async function addNote(
  database: Database,
  reference: string,
  change: Omit<Change, 'to'> & { note: string },
): Promise<SubmissionsTable | undefined> {
  return database.write(async (transaction) => {
    const row = await lockRequest(transaction, database.kind, 'reference', reference);
    return row && applyChange(transaction, row, change);
  });
}

/** Reads the row and locks it until the transaction ends. Resolves to undefined if there is none. */
export function lockRequest(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  column: 'id' | 'reference',
  value: string,
): Promise<SubmissionsTable | undefined> {
  const found = transaction.selectFrom('submissions').selectAll().where(column, '=', value);
  // SQLite needs no row lock: it has a single writer, and this transaction is it.
  return (kind === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
}

/**
 * Updates the row and its index, adds a history line and an event, and queues the webhooks. The caller must have locked the row
 * and checked that the change is allowed. Resolves to the updated row.
 */
export async function applyChange(
  transaction: Transaction<Tables>,
  row: SubmissionsTable,
  { to, note, who, at, reach }: Change,
): Promise<SubmissionsTable> {
  const time = at.toISOString();
  const changed = { version: row.version + 1, ...(to && statusColumns(row, to, time)) };
  await transaction.updateTable('submissions').set(changed).where('id', '=', row.id).execute();
  if (to) {
    await transaction
      .updateTable('request_index')
      .set({ status: to })
      .where('created_at', '=', row.created_at)
      .where('submission_id', '=', row.id)
      .execute();
  }
  await transaction
    .insertInto('history')
    .values({
      submission_id: row.id,
      at: time,
      who,
      from_status: to ? row.status : null,
      to_status: to ?? null,
      note: note ?? null,
    })
    .execute();
  const next = { ...row, ...changed };
  await appendEvent(transaction, next, time);
  if (to && reach) {
    const key = `${row.id}.status-${next.version}`;
    await announce(transaction, reach, { key, about: next, at, event: 'request.status' });
  }
  return next;
}

function statusColumns(row: SubmissionsTable, status: RequestStatus, time: string) {
  const accepted = status === 'accepted' ? time : row.accepted_at;
  return {
    status,
    seen_at: status === 'accepted' ? (row.seen_at ?? time) : row.seen_at,
    accepted_at: status === 'pending' ? null : accepted,
    closed_at: isOpen(status) ? null : time,
  };
}
