import { sql, type Transaction } from 'kysely';
import { sampleMark } from '../../contract/request.ts';
import { asap } from '../../contract/services.ts';
import type { Config } from '../config/config.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';

/** `from` is the steady time at which a request becomes `pending`, `afterMs` the wait until each alarm. */
export interface AlarmTime {
  from: Date;
  afterMs: readonly number[];
}

export function alarmTime(config: Pick<Config, 'ALARM_AFTER_MIN'>, clock: ServerClock): AlarmTime {
  return { from: clock.steady(), afterMs: alarmLevels(config) };
}

export function alarmLevels({ ALARM_AFTER_MIN }: Pick<Config, 'ALARM_AFTER_MIN'>): number[] {
  return ALARM_AFTER_MIN.map((minutes) => minutes * 60_000);
}

/** The request's first alarm; null if it gets none (docs/product.md 12.10). */
export function firstAlarm(row: RequestRow, { from, afterMs: [first] }: AlarmTime) {
  if (first === undefined || !mayAlarm(row)) return null;
  return {
    submission_id: row.id,
    due_at: new Date(from.getTime() + first).toISOString(),
    since: from.toISOString(),
  };
}

/** Whether somebody urgently waits for an answer, going by what the customer said. */
export function mayAlarm(row: RequestRow): boolean {
  // The customer left the preset urgency unchanged and named no place that is served.
  const isIdle = row.timeframe_touched === 'no' && row.town === null;
  const isReal = row.captcha_provider !== sampleMark && row.kept !== 'counts';
  return row.type === 'booking' && row.timeframe === asap && !isIdle && isReal;
}

/** `mayAlarm` as a query condition. Unlike `!=`, `is distinct from` is also true of null. */
export const mayAlarmRow = sql<boolean>`(
  submissions.type = 'booking' and submissions.timeframe = ${asap}
  and (submissions.timeframe_touched is distinct from ${'no'} or submissions.town is not null)
  and submissions.captcha_provider is distinct from ${sampleMark}
  and submissions.kept is distinct from ${'counts'}
)`;

/** Also deletes what is left of an earlier alarm, which would report a wait that has ended. */
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
        outbox('kind', 'in', ['alarm', 'sms_alarm']),
        outbox.and([outbox('kind', '=', 'push'), outbox('id', 'like', `${row.id}.unanswered%`)]),
      ]),
    )
    .execute();
  const alarm = firstAlarm(row, time);
  if (alarm) await transaction.insertInto('alarms').values(alarm).execute();
}
