import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { posted } from './delivery.ts';

/** Number of mails that will not be retried; the operator must look at each. */
export async function countDeadMails(database: Database): Promise<number> {
  const { count } = await database.query
    .selectFrom('outbox')
    .select((outbox) => outbox.fn.countAll<number | string>().as('count'))
    // A literal, not a parameter: the partial index on dead mails only matches a literal.
    .where('state', '=', sql.lit('dead'))
    .where('kind', 'not in', posted)
    .executeTakeFirstOrThrow();
  return Number(count);
}
