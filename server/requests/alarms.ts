import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Selectable, Transaction } from 'kysely';
import { asap } from '../../contract/services.ts';
import type { ServerParts } from '../config/server-parts.ts';
import { takeLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/database.ts';
import type { AlarmsTable } from '../database/desk-tables.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { runEvery } from '../timing/run-every.ts';
import { alarmLevels } from './begin-alarm.ts';
import { tellOverdue } from './overdue.ts';
import { tellAlarms } from './tell-alarms.ts';
import { undoMs } from './undo-change.ts';

type Alarm = Selectable<AlarmsTable>;

const everyMs = 1000;
const mostAtOnce = 1000;
/** While more requests than this are waiting, alarms due within `togetherMs` are sent together. */
const mostApart = 10;
const togetherMs = 30_000;

/** Raises alarms, and asks people who are later than they meant to be (docs/product.md 12.19). */
export const alarms = fp(
  async function alarms(app: FastifyInstance, parts: ServerParts) {
    async function run(): Promise<void> {
      const raised = await raiseAlarms(parts);
      if (raised + (await tellOverdue(parts)) > 0) app.outbox.wake();
    }
    runEvery(app, everyMs, run, 'alarms not raised');
  },
  { name: 'alarms', dependencies: ['notifications'] },
);

/** Stores the next alarm in the same transaction, so that each is raised once, even if a server crashes. */
export async function raiseAlarms(parts: ServerParts): Promise<number> {
  const { config, database, clock } = parts;
  // Usually nothing is due, and a read needs no synced commit.
  if ((await dueBy(database.query, clock.steady()).limit(1).execute()).length === 0) return 0;
  return database.write(async (transaction) => {
    await takeLock(transaction, database.kind, 'alarms');
    const now = clock.steady();
    const at = clock.now();
    const isTogether = (await waiting(transaction)) > mostApart;
    const until = new Date(now.getTime() + (isTogether ? togetherMs : 0));
    const due = await dueBy(transaction, until).limit(mostAtOnce).execute();
    const rows = await lockRequests(transaction, due);
    const afterMs = alarmLevels(config);
    const told: { alarm: Alarm; row: RequestRow; level: number }[] = [];
    const over: string[] = [];
    for (const alarm of due) {
      const row = rows.get(alarm.submission_id);
      const level = levelOf(alarm, afterMs, now);
      const isWaiting = row?.status === 'pending' && row.timeframe === asap;
      if (isWaiting && level) told.push({ alarm, row, level });
      else if (row && !(level && mayBeUndone(row, at))) over.push(row.id);
    }
    for (const [level, ofLevel] of Map.groupBy(told, (one) => one.level)) {
      const about = ofLevel.map(({ row }) => row);
      await tellAlarms(transaction, config, { level, about, at, isTogether });
      for (const { alarm } of ofLevel) await setNext(transaction, alarm, level, afterMs);
    }
    if (over.length > 0) {
      await transaction.deleteFrom('alarms').where('submission_id', 'in', over).execute();
    }
    return told.length;
  });
}

const dueBy = (query: Database['query'], time: Date) =>
  query
    .selectFrom('alarms')
    .selectAll()
    .where('due_at', '<=', time.toISOString())
    .orderBy('due_at');

/** Counts requests that still have an alarm to come, up to one more than `mostApart`. */
async function waiting(transaction: Transaction<Tables>): Promise<number> {
  const found = await transaction
    .selectFrom('alarms')
    .innerJoin('submissions', 'submissions.id', 'alarms.submission_id')
    .select('submission_id')
    .where('status', '=', 'pending')
    .limit(mostApart + 1)
    .execute();
  return found.length;
}

/** Leaves out requests that are being changed at this moment. Their alarms are checked again a second later. */
async function lockRequests(
  transaction: Transaction<Tables>,
  due: readonly Alarm[],
): Promise<Map<string, RequestRow>> {
  const ids = due.map(({ submission_id }) => submission_id);
  if (ids.length === 0) return new Map();
  const found = transaction.selectFrom('submissions').selectAll().where('id', 'in', ids);
  const rows = await found.forUpdate().skipLocked().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The highest level due: those missed while no server ran count as one. 0 if the configuration has none left. */
function levelOf(alarm: Alarm, afterMs: readonly number[], now: Date): number {
  if (alarm.level > afterMs.length) return 0;
  const since = sinceOf(alarm, afterMs);
  const passed = afterMs.filter((after) => since + after <= now.getTime()).length;
  return Math.max(alarm.level, passed);
}

function sinceOf({ since, due_at, level }: Alarm, afterMs: readonly number[]): number {
  // The alarm was stored by an earlier version, which had only the first level.
  return since === null ? Date.parse(due_at) - (afterMs[level - 1] ?? 0) : Date.parse(since);
}

/** Whether the step may still be undone, so that its alarm goes on. Twice `undoMs`, as an undo may be in transit. */
function mayBeUndone({ accepted_at, closed_at }: RequestRow, now: Date): boolean {
  const steppedAt = closed_at ?? accepted_at;
  return steppedAt !== null && Math.abs(now.getTime() - Date.parse(steppedAt)) <= 2 * undoMs;
}

async function setNext(
  transaction: Transaction<Tables>,
  alarm: Alarm,
  level: number,
  afterMs: readonly number[],
): Promise<void> {
  const { submission_id } = alarm;
  const after = afterMs[level];
  if (after === undefined) {
    await transaction.deleteFrom('alarms').where('submission_id', '=', submission_id).execute();
    return;
  }
  const since = sinceOf(alarm, afterMs);
  await transaction
    .updateTable('alarms')
    .set({
      level: level + 1,
      since: new Date(since).toISOString(),
      due_at: new Date(since + after).toISOString(),
    })
    .where('submission_id', '=', submission_id)
    .execute();
}
