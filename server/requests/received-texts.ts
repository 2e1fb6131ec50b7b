import type { Kysely, Transaction } from 'kysely';
import type { ThreadLine, UnassignedText } from '../../contract/answers/texts.ts';
import { customerByText } from '../../contract/texts.ts';
import type { Database } from '../database/database.ts';
import { insertRow } from '../database/insert-row.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { applyChange, lockRequest } from './change-request.ts';
import { appendReload } from './erase-request.ts';

const mostUnassigned = 100;

export interface ReceivedLine {
  /** The provider's ID. */
  id: string;
  phone: string;
  text: string;
  at: Date;
}

/** Stores a received text. Of the unassigned ones, only the newest hundred are kept. */
export async function keepText(
  transaction: Transaction<Tables>,
  submission_id: string | null,
  { id, phone, text, at }: ReceivedLine,
): Promise<void> {
  await insertRow(transaction, 'texts', {
    id,
    submission_id,
    direction: 'in',
    kind: 'received',
    phone,
    who: 'customer',
    text,
    state: 'received',
    reason: null,
    provider_id: id,
    at: at.toISOString(),
  });
  if (submission_id !== null) return;
  const kept = unassigned(transaction).select('id').limit(mostUnassigned);
  await transaction
    .deleteFrom('texts')
    .where('submission_id', 'is', null)
    .where('direction', '=', 'in')
    .where('id', 'not in', kept)
    .execute();
  await appendReload(transaction, at);
}

const unassigned = (query: Kysely<Tables>) =>
  query
    .selectFrom('texts')
    .where('submission_id', 'is', null)
    .where('direction', '=', 'in')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');

export function listUnassigned({ query }: Pick<Database, 'query'>): Promise<UnassignedText[]> {
  return unassigned(query).select(['id', 'at', 'phone as from', 'text']).execute();
}

type AssignOutcome = 'assigned' | 'unknown' | 'taken';

/** Also resolves to `assigned` if that was done before. */
export async function assignText(
  database: Database,
  { id, reference, at }: { id: string; reference: string; at: Date },
): Promise<AssignOutcome> {
  return database.write(async (transaction): Promise<AssignOutcome> => {
    const row = await lockRequest(transaction, 'reference', reference);
    const found = transaction.selectFrom('texts').select(['submission_id', 'text']);
    const text = await found.where('id', '=', id).where('direction', '=', 'in').executeTakeFirst();
    if (!row || !text) return 'unknown';
    if (text.submission_id === row.id) return 'assigned';
    const { numUpdatedRows } = await transaction
      .updateTable('texts')
      .set({ submission_id: row.id })
      .where('id', '=', id)
      .where('submission_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'taken';
    const change = { note: text.text, who: customerByText, at, isQuiet: true };
    await applyChange(transaction, row, change);
    return 'assigned';
  });
}

/** Oldest first. */
export function readThread(
  query: Kysely<Tables>,
  { id }: Pick<RequestRow, 'id'>,
): Promise<ThreadLine[]> {
  return query
    .selectFrom('texts')
    .select(['at', 'direction', 'who', 'text', 'state', 'reason'])
    .where('submission_id', '=', id)
    .where('kind', '!=', 'sms_alarm')
    .orderBy('at')
    .orderBy('id')
    .execute();
}
