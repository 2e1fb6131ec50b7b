import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import type { AlarmTime } from './begin-alarm.ts';
import {
  applyChange,
  type Change,
  type ChangeOutcome,
  lockRequest,
  stepKey,
} from './change-request.ts';
import type { StepColumns } from './step-columns.ts';

/** How long a step can be undone. Its notifications wait as long. */
export const undoMs = 10_000;

/** `toldAt` is the steady time from which the step can no longer be undone. */
export function stepTimes(clock: ServerClock): { at: Date; toldAt: Date } {
  return { at: clock.now(), toldAt: new Date(clock.steady().getTime() + undoMs) };
}

/** Restores all columns but `seen_at`. An undo cannot be undone, and its line replaces that of the step. */
export async function undoChange(
  database: Database,
  reference: string,
  version: number,
  change: Pick<Change, 'who' | 'at' | 'toldAt' | 'reach'> & { alarm: AlarmTime },
): Promise<ChangeOutcome> {
  return database.write(async (transaction): Promise<ChangeOutcome> => {
    const row = await lockRequest(transaction, 'reference', reference);
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
    await takeBack(transaction, row, last.id);
    const undone: Partial<StepColumns> = JSON.parse(last.before);
    const undoing = { ...change, to: last.from_status, undone };
    return { kind: 'changed', row: await applyChange(transaction, row, undoing) };
  });
}

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
