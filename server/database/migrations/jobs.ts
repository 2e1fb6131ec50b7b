import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Adds when the person on the way arrived. Null in rows of an earlier version. */
export async function addArrival(db: Kysely<Tables>): Promise<void> {
  await sql`alter table submissions add column arrived_at text`.execute(db);
}

/**
 * Adds what is arranged once a request is accepted, people and blocked numbers. New columns are null until they are
 * known, or have a default, so that a server of the previous version can store requests while both run.
 */
export async function addJobs(db: Kysely<Tables>): Promise<void> {
  const columns = {
    submissions: {
      eta_at: 'text',
      appointment_at: 'text',
      appointment_minutes: 'integer',
      quoted_cents: 'integer',
      paid_cents: 'integer',
      paid_by: 'text',
      on_the_way_at: 'text',
      done_at: 'text',
      danger: 'text',
    },
    request_index: {
      phone: 'text',
      email: 'text',
      eta_at: 'text',
      appointment_at: 'text',
      danger: 'text',
      overdue_told: 'text',
    },
    history: { changes: 'text' },
    alarms: { since: 'text', level: 'integer not null default 1' },
    desk_events: { level: 'integer' },
  };
  for (const [table, added] of Object.entries(columns)) {
    for (const [name, type] of Object.entries(added)) {
      await sql`alter table ${sql.ref(table)} add column ${sql.ref(name)} ${sql.raw(type)}`.execute(
        db,
      );
    }
  }
  const statements = [
    sql`update submissions set done_at = closed_at where status = 'done'`,
    // A link or the terminal does not identify a person of the desk.
    sql`update submissions set assignee = null where assignee not like '%@%'`,
    sql`drop index request_index_open`,
    sql`create index request_index_open on request_index (status)
      where status in ('pending', 'accepted', 'on_the_way')`,
    sql`create index request_index_phone on request_index (phone, created_at)`,
    sql`create index request_index_email on request_index (email, created_at) where email <> ''`,
    sql`create index request_index_unread on request_index (created_at) where phone is null`,
    sql`create table people (
      email text primary key,
      name text,
      phone text,
      on_duty integer not null default 1,
      on_duty_since text,
      until text,
      added_by text
    )`,
    sql`create table blocked_numbers (
      phone text primary key, reason text not null, who text not null, at text not null
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}

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
