import type { Kysely } from 'kysely';
import { localDay } from '../../contract/local-time.ts';
import type { Tables } from '../database/tables.ts';
import { startOfDay } from '../timing/local-days.ts';

/** How many texts of today went to this number or wait to, but for alarms and answers to HELP. */
export async function countToNumber(
  query: Kysely<Tables>,
  phone: string,
  now: Date,
): Promise<number> {
  const { count } = await query
    .selectFrom('texts')
    .select((text) => text.fn.countAll<number | string>().as('count'))
    .where('phone', '=', phone)
    .where('direction', '=', 'out')
    .where('state', '!=', 'dead')
    .where('at', '>=', startOfDay(localDay(now)) ?? '')
    .where('kind', '!=', 'sms_alarm')
    .where((text) => text.or([text('kind', '!=', 'sms_reply'), text('who', '!=', 'site')]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
