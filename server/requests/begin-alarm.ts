import type { Transaction } from 'kysely';
import { sampleMark } from '../../contract/request.ts';
import { asap } from '../../contract/services.ts';
import type { Config } from '../config/config.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';

/** The steady time at which something becomes `pending`, and for how long it may stay so; 0 means no alarm. */
export interface AlarmTime {
  from: Date;
  afterMs: number;
}

export function alarmTime(config: Pick<Config, 'ALARM_AFTER_MIN'>, clock: ServerClock): AlarmTime {
  return { from: clock.steady(), afterMs: config.ALARM_AFTER_MIN * 60_000 };
}

/** When a request that is `pending` raises an alarm; null: never (docs/product.md 12.10). */
export function alarmDue(row: RequestRow, { from, afterMs }: AlarmTime): string | null {
  // Nobody said that it is urgent, nor where it is.
  const isIdle = row.timeframe_touched === 'no' && row.town === null;
  const isReal = row.captcha_provider !== sampleMark && row.kept !== 'counts';
  if (row.type !== 'booking' || row.timeframe !== asap || isIdle || !isReal) return null;
  return afterMs === 0 ? null : new Date(from.getTime() + afterMs).toISOString();
}

/** Whether an alarm is still to be raised for a request, unless somebody accepts it. */
export async function hasAlarm(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const alarm = transaction.selectFrom('alarms').select('due_at').where('submission_id', '=', id);
  return (await alarm.executeTakeFirst()) !== undefined;
}

/**
 * Begins the alarm of a request that is `pending` again. Whatever is left of an earlier one goes: it would tell of a
 * wait that somebody has ended.
 */
export async function beginAlarm(
  transaction: Transaction<Tables>,
  row: RequestRow,
  time: AlarmTime,
): Promise<void> {
  await transaction.deleteFrom('alarms').where('submission_id', '=', row.id).execute();
  await transaction
    .deleteFrom('outbox')
    .where('submission_id', '=', row.id)
    .where('state', '!=', 'sent')
    .where((outbox) =>
      outbox.or([
        outbox('kind', '=', 'alarm'),
        outbox.and([outbox('kind', '=', 'push'), outbox('id', 'like', `${row.id}.unanswered%`)]),
      ]),
    )
    .execute();
  const due_at = alarmDue(row, time);
  if (due_at) {
    await transaction
      .insertInto('alarms')
      .values({ submission_id: row.id, due_at, since: time.from.toISOString() })
      .execute();
  }
}
