import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Adds when customers were asked for a review, and what a person's calendar address is derived from. */
export async function addAfterJob(db: Kysely<Tables>): Promise<void> {
  const statements = [
    sql`create table review_asks (id text primary key, asked_at text not null)`,
    sql`alter table people add column calendar text`,
    sql`create index request_index_appointment on request_index (appointment_at)
      where appointment_at is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
