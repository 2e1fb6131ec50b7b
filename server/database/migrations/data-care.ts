import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Adds what the retention job needs, the table of jobs that only one server may run at a time, and the list of
 * addresses that get no more mail.
 */
export async function addDataCare(db: Kysely<Tables>): Promise<void> {
  const statements = [
    sql`alter table submissions add column kept text not null default 'all'`,
    sql`create index submissions_kept on submissions (kept, created_at)`,
    sql`create index submissions_gate_code on submissions (closed_at) where gate_code is not null`,
    sql`create table jobs (
      name text primary key, tried_at text, done_at text, held_until text not null
    )`,
    sql`create table suppressed_addresses (id text primary key, since text not null)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
