import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** How many mails were given up: somebody must look at each. */
export async function countDeadMails(database: Database): Promise<number> {
  const { count } = await database.query
    .selectFrom('outbox')
    .select((outbox) => outbox.fn.countAll<number | string>().as('count'))
    // Spelled out, so that the index on dead mails serves it.
    .where('state', '=', sql.lit('dead'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
