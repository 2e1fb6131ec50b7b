import type { Transaction } from 'kysely';
import type { StepValues } from '../../contract/job.ts';
import { type RequestStatus, stepsFrom } from '../../contract/request-status.ts';
import type { Config } from '../config/config.ts';
import { listedAddress } from '../config/desk-access.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { announce, type Reach } from '../outbox/announce.ts';
import { type AlarmTime, beginAlarm } from './begin-alarm.ts';
import { aboutChange, appendEvent } from './event-log.ts';
import { jobColumns } from './job-columns.ts';
import { indexNote, reindex, reindexTexts } from './request-index.ts';
import { queueReview } from './review-request.ts';
import { pick, replacedBy, type StepColumns, statusColumns, stepColumns } from './step-columns.ts';
import { tellCustomer } from './tell-customer.ts';

export type Change = Step & {
  /** Columns to set. The history keeps their previous values. */
  columns?: Partial<RequestRow>;
  /** More columns to set, which the history does not name. */
  follows?: Partial<RequestRow>;
  note?: string | undefined;
  key?: string | undefined;
  who: string;
  at: Date;
  /** The steady time from which people are notified; at once if left out. */
  toldAt?: Date;
  reach?: Reach;
  /** Desks show the change without announcing it. */
  isQuiet?: boolean;
  /** For an undo: these values are restored, in place of what a step to `to` sets. */
  undone?: Partial<StepColumns>;
};

/** A change that may make a request `pending` again says when its alarm begins. */
type Step =
  /** Without `to` only a note is added. */
  | { to?: Exclude<RequestStatus, 'pending'>; alarm?: never }
  | { to: RequestStatus; alarm: AlarmTime };

export type ChangeOutcome =
  | { kind: 'changed' | 'outdated' | 'no_such_step'; row: RequestRow }
  | { kind: 'refused'; row: RequestRow; errors: Record<string, string> }
  | { kind: 'unknown' };

/** If two changes are concurrent, the second gets `outdated`, with the row as the first one left it. */
export async function changeStatus(
  database: Database,
  reference: string,
  version: number,
  {
    told,
    ...change
  }: Change & { to: RequestStatus; told?: { values: StepValues; config: Config } },
): Promise<ChangeOutcome> {
  return database.write(async (transaction): Promise<ChangeOutcome> => {
    const row = await lockRequest(transaction, 'reference', reference);
    if (!row) return { kind: 'unknown' };
    if (row.version !== version) return { kind: 'outdated', row };
    const { to, at } = change;
    if (!stepsFrom(row.status).includes(to)) return { kind: 'no_such_step', row };
    if (!told) return { kind: 'changed', row: await applyChange(transaction, row, change) };
    const parts = { query: transaction, config: told.config, status: to, at };
    const verdict = await jobColumns(row, told.values, parts);
    if (verdict.kind === 'refused') return { ...verdict, row };
    const { columns } = verdict;
    return { kind: 'changed', row: await applyChange(transaction, row, { ...change, columns }) };
  });
}

export async function addNote(
  database: Database,
  reference: string,
  change: Omit<Change, 'to' | 'alarm'> & { note: string },
): Promise<RequestRow | undefined> {
  return database.write(async (transaction) => {
    const row = await lockRequest(transaction, 'reference', reference);
    if (!row || (await hasLine(transaction, row.id, change.key))) return row;
    return applyChange(transaction, row, change);
  });
}

export async function hasLine(
  transaction: Transaction<Tables>,
  id: string,
  key: string | undefined,
) {
  if (key === undefined) return false;
  const lines = transaction.selectFrom('history').select('id').where('submission_id', '=', id);
  return (await lines.where('key', '=', key).executeTakeFirst()) !== undefined;
}

export function lockRequest(
  transaction: Transaction<Tables>,
  column: 'id' | 'reference',
  value: string,
): Promise<RequestRow | undefined> {
  const found = transaction.selectFrom('submissions').selectAll().where(column, '=', value);
  return found.forUpdate().executeTakeFirst();
}

/** The caller must have locked the row and checked that the change is allowed. Resolves to the updated row. */
export async function applyChange(
  transaction: Transaction<Tables>,
  row: RequestRow,
  change: Change,
): Promise<RequestRow> {
  const { to, columns, follows, note, key, who, at, toldAt, reach, undone, alarm, isQuiet } =
    change;
  const time = at.toISOString();
  const changed = {
    version: row.version + 1,
    ...(to && statusColumns(row, to, who, time)),
    ...columns,
    ...follows,
    ...undone,
    // Retention has emptied this row, and must do so again after a note or a correction.
    ...(row.kept === 'counts' &&
      (note !== undefined || (columns && !to)) && { kept: 'person' as const }),
  };
  const next: RequestRow = { ...row, ...changed };
  const replaced = replacedBy(columns ?? {}, row, to);
  await transaction.updateTable('submissions').set(changed).where('id', '=', row.id).execute();
  if (to) await reindex(transaction, next);
  else if (columns) await reindexTexts(transaction, next);
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
      before: to && !undone ? JSON.stringify(pick(row, stepColumns)) : null,
      key: key ?? null,
      changes: replaced.length === 0 ? null : JSON.stringify(pick(row, replaced)),
    })
    .execute();
  // After an undone acceptance the earlier alarm continues.
  if (to === 'pending' && alarm && !undone) await beginAlarm(transaction, next, alarm);
  await appendEvent(transaction, next, time, isQuiet ? 'changed' : aboutChange({ to, who }));
  await tellCustomer(transaction, row, next, { at, toldAt });
  await queueReview(transaction, row, next, { at, toldAt });
  if (to && reach) {
    const news = `${row.id}.status-${next.version}`;
    await announce(transaction, reach, { key: news, about: next, at, event: 'request.status' });
  }
  if (reach && !undone) await tellAssignee(transaction, row, next, { who, at, toldAt, reach });
  return next;
}

async function tellAssignee(
  transaction: Transaction<Tables>,
  before: Pick<RequestRow, 'assignee'>,
  next: RequestRow,
  { who, at, toldAt, reach }: Pick<Change, 'who' | 'at'> & { toldAt?: Date; reach: Reach },
): Promise<void> {
  const { assignee } = next;
  if (assignee === null || assignee === before.assignee || listedAddress([assignee], who)) return;
  const key = `${stepKey(next)}assigned`;
  const push = { push: 'assigned' as const, to: [assignee], due: toldAt };
  await announce(transaction, reach, { key, about: next, at, ...push });
}

/** The prefix of the IDs of deliveries that notify people of the step to this version. */
export function stepKey({ id, version }: Pick<RequestRow, 'id' | 'version'>): string {
  return `${id}.step-${version}.`;
}
