import type { Transaction } from 'kysely';
import type { JobRecord, StepValues } from '../../contract/job.ts';
import { isOpen, type RequestStatus, stepsFrom } from '../../contract/request-status.ts';
import type { Config } from '../config/config.ts';
import { listedAddress } from '../config/desk-access.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { announce, type Reach } from '../outbox/announce.ts';
import { type AlarmTime, beginAlarm } from './begin-alarm.ts';
import { aboutChange, appendEvent } from './event-log.ts';
import { jobColumns } from './job-columns.ts';
import { indexNote, reindex } from './request-index.ts';
import { tellCustomer } from './tell-customer.ts';

export type Change = Step & {
  /** What is told with it, as columns. */
  columns?: Partial<JobRecord & Pick<RequestRow, 'assignee' | 'accepted_at' | 'danger'>>;
  note?: string | undefined;
  /** Of a note: what makes it one line, however often it is sent. */
  key?: string | undefined;
  /** The email address of a signed-in user, or `customer`, `link` or `terminal`. */
  who: string;
  at: Date;
  /** From when on people are told of it, by the steady time; at once if left out. */
  toldAt?: Date;
  /** Who is told of a new status. */
  reach?: Reach;
  /** Nothing that a customer does to it is to be heard at a desk. */
  isQuiet?: boolean;
  /** Undoes the step of this line: its columns are put back, in place of those that a step to `to` sets. */
  undone?: { line: number; columns: Partial<StepColumns> };
};

/** What may become `pending` again says when its alarm begins anew. */
type Step =
  /** Without `to` only a note is added. */
  | { to?: Exclude<RequestStatus, 'pending'>; alarm?: never }
  | { to: RequestStatus; alarm: AlarmTime };

/** What a step changes beside the status, and undoing it puts back. */
const stepColumns = [
  'accepted_at',
  'assignee',
  'closed_at',
  'eta_at',
  'on_the_way_at',
  'done_at',
  'appointment_at',
  'appointment_minutes',
  'quoted_cents',
  'paid_cents',
  'paid_by',
] as const satisfies (keyof RequestRow)[];
type StepColumns = Pick<RequestRow, (typeof stepColumns)[number]>;

export type ChangeOutcome =
  | { kind: 'changed' | 'outdated' | 'no_such_step'; row: RequestRow }
  | { kind: 'refused'; row: RequestRow; errors: Record<string, string> }
  | { kind: 'unknown' };

/**
 * Changes the status if the request still has the version that the caller has seen. Of two concurrent
 * changes the second gets `outdated`, with the row as the first one left it.
 */
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
    const row = await lockRequest(transaction, database.kind, 'reference', reference);
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

/** How long a step can be undone. What it has to tell people waits as long. */
export const undoMs = 10_000;

/** When a step is taken, and when it can no longer be undone. */
export function stepTimes(clock: ServerClock): { at: Date; toldAt: Date } {
  return { at: clock.now(), toldAt: new Date(clock.steady().getTime() + undoMs) };
}

/**
 * Takes back the last step if it is the caller's own and at most 10 s old: all columns are as they were before it, but
 * `seen_at`. `no_such_step` if there is none, or if something was changed since. An undoing cannot be undone, and is the
 * only line that the two leave.
 */
export async function undoChange(
  database: Database,
  reference: string,
  version: number,
  change: Pick<Change, 'who' | 'at' | 'toldAt' | 'reach'> & { alarm: AlarmTime },
): Promise<ChangeOutcome> {
  return database.write(async (transaction): Promise<ChangeOutcome> => {
    const row = await lockRequest(transaction, database.kind, 'reference', reference);
    if (!row) return { kind: 'unknown' };
    if (row.version !== version) return { kind: 'outdated', row };
    const last = await transaction
      .selectFrom('history')
      .select(['id', 'at', 'who', 'from_status', 'before'])
      .where('submission_id', '=', row.id)
      .where((line) =>
        line.or([line('to_status', 'is not', null), line('changes', 'is not', null)]),
      )
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isRecent = last && Math.abs(change.at.getTime() - Date.parse(last.at)) <= undoMs;
    if (!isRecent || last.who !== change.who || !last.from_status || !last.before) {
      return { kind: 'no_such_step', row };
    }
    const columns: Partial<StepColumns> = JSON.parse(last.before);
    const undoing = { ...change, to: last.from_status, undone: { line: last.id, columns } };
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
  const { to, columns, note, key, who, at, toldAt, reach, undone, alarm, isQuiet } = change;
  const time = at.toISOString();
  const changed = {
    version: row.version + 1,
    ...(to && statusColumns(row, to, who, time)),
    ...columns,
    ...undone?.columns,
  };
  const next: RequestRow = { ...row, ...changed };
  const replaced = replacedBy(columns ?? {}, row, to);
  await transaction.updateTable('submissions').set(changed).where('id', '=', row.id).execute();
  if (to) await reindex(transaction, next);
  if (note !== undefined) await indexNote(transaction, row, note);
  if (undone) await takeBack(transaction, row, undone.line);
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
  // After an acceptance that was a slip, the alarms go on as if it had not been.
  if (to === 'pending' && alarm && !undone) await beginAlarm(transaction, next, alarm);
  await appendEvent(transaction, next, time, isQuiet ? 'changed' : aboutChange({ to, who }));
  await tellCustomer(transaction, row, next, { at, toldAt });
  if (to && reach) {
    const news = `${row.id}.status-${next.version}`;
    await announce(transaction, reach, { key: news, about: next, at, event: 'request.status' });
  }
  if (reach && !undone) await tellAssignee(transaction, row, next, { who, at, toldAt, reach });
  return next;
}

/** What people told of the job before, which a step keeps in its line. */
const toldColumns: readonly string[] = [
  'assignee',
  'eta_at',
  'quoted_cents',
  'paid_cents',
  'paid_by',
];

/** The columns whose old values the history keeps. */
function replacedBy(
  columns: Partial<RequestRow>,
  row: RequestRow,
  to: RequestStatus | undefined,
): (keyof RequestRow)[] {
  const names = Object.keys(columns) as (keyof RequestRow)[];
  if (!to) return names;
  return names.filter(
    (name) => toldColumns.includes(name) && row[name] !== null && row[name] !== columns[name],
  );
}

/** Queues a push to who was given a request by somebody else. */
export async function tellAssignee(
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

/** Deletes the line of a step, and what it would still tell people. */
async function takeBack(
  transaction: Transaction<Tables>,
  { id, version }: RequestRow,
  line: number,
): Promise<void> {
  await transaction.deleteFrom('history').where('id', '=', line).execute();
  await transaction
    .deleteFrom('outbox')
    .where('submission_id', '=', id)
    .where('state', '=', 'waiting')
    .where('id', 'like', `${stepKey({ id, version })}%`)
    .execute();
}

/** How the IDs of deliveries begin that tell people of the step to this version of a request. */
function stepKey({ id, version }: Pick<RequestRow, 'id' | 'version'>): string {
  return `${id}.step-${version}.`;
}

export function pick<Row, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

function statusColumns(
  row: RequestRow,
  status: RequestStatus,
  who: string,
  time: string,
): Partial<StepColumns> & Pick<RequestRow, 'status' | 'seen_at'> {
  const closed_at = isOpen(status) ? null : time;
  // `link`, `terminal` and `customer` are nobody of the desk.
  const assignee = who.includes('@') ? who : null;
  const seen_at = status === 'pending' ? row.seen_at : (row.seen_at ?? time);
  const accepted = { status, seen_at, accepted_at: time, assignee };
  const notOnTheWay = { eta_at: null, on_the_way_at: null };
  switch (status) {
    case 'accepted':
      return row.status === 'on_the_way' ? { status, seen_at, ...notOnTheWay } : accepted;
    case 'on_the_way':
      return {
        ...(row.status === 'pending' ? accepted : { status, seen_at }),
        on_the_way_at: time,
      };
    case 'done':
      return { status, seen_at, done_at: time, closed_at };
    case 'cancelled':
    case 'spam':
      return {
        status,
        seen_at: row.seen_at,
        closed_at,
        appointment_at: null,
        appointment_minutes: null,
      };
    case 'pending':
      return {
        status,
        seen_at,
        accepted_at: null,
        assignee: null,
        ...notOnTheWay,
        done_at: null,
        closed_at,
      };
  }
}
