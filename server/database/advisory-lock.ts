import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Keys of PostgreSQL's advisory locks. All servers must agree on them, and no other program may use them. */
const keys = {
  'event numbering': 7_340_712,
  'sample data': 7_340_713,
  alarms: 7_340_714,
  'review asks': 7_340_722,
};

/** Holds the lock until the transaction ends. SQLite needs none, because it has one writer. */
export async function takeLock(
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  name: keyof typeof keys,
): Promise<void> {
  if (kind === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(${sql.lit(keys[name])})`.execute(transaction);
}
