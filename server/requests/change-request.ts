import type { Transaction } from 'kysely';
import { isOpen, type RequestStatus, stepsFrom } from '../../contract/request-status.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { announce, type Reach } from '../outbox/announce.ts';
import { type AlarmTime, beginAlarm, hasAlarm } from './begin-alarm.ts';
import { aboutChange, appendEvent } from './event-log.ts';
import { indexNote } from './request-index.ts';

export type Change = Step & {
  note?: string | undefined;
  /** Of a note: what makes it one line, however often it is sent. */
  key?: string | undefined;
  /** The email address of a signed-in user, or `customer`, `link` or `terminal`. */
  who: string;
  at: Date;
  /** Who is told of a new status. */
  reach?: Reach;
  /** Columns to put back, in place of those that a step to `to` sets. */
  restored?: StatusColumns;
};

/** What may become `pending` again says when its alarm begins anew. */
type Step =
  /** Without `to` only a note is added. */
  | { to?: Exclude<RequestStatus, 'pending'>; alarm?: never }
  | { to: RequestStatus; alarm: AlarmTime };

type StatusColumns = Pick<RequestRow, 'accepted_at' | 'assignee' | 'closed_at'>;

export type ChangeOutcome =
  | { kind: 'changed' | 'outdated' | 'no_such_step'; row: RequestRow }
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

/** The screen offers it for 10 s; the rest is for a call that is on its way. */
const undoMs = 30_000;

/**
 * Takes back the last step if it is the caller's own and at most 30 s old: all columns are as they were before it, but
 * `seen_at`. `no_such_step` if there is none. An undoing cannot be undone.
 */
export async function undoChange(
  database: Database,
  reference: string,
  version: number,
  change: Pick<Change, 'who' | 'at' | 'reach'> & { alarm: AlarmTime },
): Promise<ChangeOutcome> {
  return database.write(async (transaction): Promise<ChangeOutcome> => {
    const row = await lockRequest(transaction, database.kind, 'reference', reference);
    if (!row) return { kind: 'unknown' };
    if (row.version !== version) return { kind: 'outdated', row };
    const last = await transaction
      .selectFrom('history')
      .select(['at', 'who', 'from_status', 'before'])
      .where('submission_id', '=', row.id)
      .where('to_status', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isRecent = last && Math.abs(change.at.getTime() - Date.parse(last.at)) <= undoMs;
    if (!isRecent || last.who !== change.who || !last.from_status || !last.before) {
      return { kind: 'no_such_step', row };
    }
    const restored: StatusColumns = JSON.parse(last.before);
    const undoing = { ...change, to: last.from_status, restored };
    return { kind: 'changed', row: await applyChange(transaction, row, undoing) };
  });
}

export async function addNote(
  database: Database,
  reference: string,
  change: Omit<Change, 'to' | 'alarm'> & { note: string },
): Promise<RequestRow | undefined> {
  return database.write(async (transaction) => {
    const row = await lockRequest(transaction, database.kind, 'reference', reference);
    if (!row || (await hasLine(transaction, row.id, change.key))) return row;
    return applyChange(transaction, row, change);
  });
}

async function hasLine(transaction: Transaction<Tables>, id: string, key: string | undefined) {
  if (key === undefined) return false;
  const lines = transaction.selectFrom('history').select('id').where('submission_id', '=', id);
  return (await lines.where('key', '=', key).executeTakeFirst()) !== undefined;
}

/** Reads the row and locks it until the transaction ends. Resolves to undefined if there is none. */
export function lockRequest(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  column: 'id' | 'reference',
  value: string,
): Promise<RequestRow | undefined> {
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
  row: RequestRow,
  change: Change,
): Promise<RequestRow> {
  const { to, note, key, who, at, reach, restored, alarm } = change;
  const time = at.toISOString();
  const changed = {
    version: row.version + 1,
    ...(to && statusColumns(row, to, who, time)),
    ...restored,
  };
  await transaction.updateTable('submissions').set(changed).where('id', '=', row.id).execute();
  if (to) {
    await transaction
      .updateTable('request_index')
      .set({ status: to })
      .where('created_at', '=', row.created_at)
      .where('submission_id', '=', row.id)
      .execute();
  }
  if (note !== undefined) await indexNote(transaction, row, note);
  await transaction
    .insertInto('history')
    .values({
      submission_id: row.id,
      at: time,
      who,
      from_status: to ? row.status : null,
      to_status: to ?? null,
      note: note ?? null,
      before: to && !restored ? JSON.stringify(columnsBefore(row)) : null,
      key: key ?? null,
    })
    .execute();
  const next = { ...row, ...changed };
  if (to === 'pending' && alarm) {
    // An acceptance that was a slip puts no alarm off.
    const isStillDue = restored && (await hasAlarm(transaction, row.id));
    if (!isStillDue) await beginAlarm(transaction, next, alarm);
  }
  await appendEvent(transaction, next, time, aboutChange({ to, who }));
  if (to && reach) {
    const news = `${row.id}.status-${next.version}`;
    await announce(transaction, reach, { key: news, about: next, at, event: 'request.status' });
  }
  return next;
}

function columnsBefore({ accepted_at, assignee, closed_at }: RequestRow): StatusColumns {
  return { accepted_at, assignee, closed_at };
}

function statusColumns(row: RequestRow, status: RequestStatus, who: string, time: string) {
  const { accepted_at, assignee } =
    status === 'accepted' ? { accepted_at: time, assignee: who } : row;
  return {
    status,
    seen_at: status === 'accepted' ? (row.seen_at ?? time) : row.seen_at,
    accepted_at: status === 'pending' ? null : accepted_at,
    assignee: status === 'pending' ? null : assignee,
    closed_at: isOpen(status) ? null : time,
  };
}
