import { type Kysely, type RawBuilder, sql } from 'kysely';
import { describeStored } from './desk-migration-rows.ts';
import type { Tables } from './tables.ts';

/** SQL that differs between the two databases. */
interface Spelling {
  jsonColumn(name: string): RawBuilder<unknown>;
  /** Type and constraint of an auto-incremented integer primary key. */
  counted: RawBuilder<unknown>;
  /** Table option that stores rows in the order of their primary key, where there is one. */
  clustered: RawBuilder<unknown>;
}

/** Adds the desk's columns and tables. Existing requests count as pending and not seen. */
export async function addDesk(db: Kysely<Tables>, spelling: Spelling): Promise<void> {
  const statements = [
    sql`alter table submissions add column version integer not null default 1`,
    sql`alter table submissions add column seen_at text`,
    sql`alter table submissions add column accepted_at text`,
    sql`alter table submissions add column closed_at text`,
    sql`alter table submissions add column town text`,
    sql`alter table submissions add column ${spelling.jsonColumn('position')}`,
    sql`create table request_index (
      created_at text not null,
      submission_id text not null,
      status text not null,
      type text not null,
      service text,
      town text,
      timeframe text,
      searched text not null,
      primary key (created_at, submission_id)
    ) ${spelling.clustered}`,
    sql`create index request_index_open on request_index (status)
      where status in ('pending', 'accepted')`,
    sql`create table history (
      id ${spelling.counted},
      submission_id text not null references submissions (id),
      at text not null,
      who text not null,
      from_status text,
      to_status text,
      note text
    )`,
    sql`create index history_submission on history (submission_id)`,
    sql`create table desk_events (
      id ${spelling.counted},
      position integer,
      reference text,
      version integer,
      status text,
      at text not null
    )`,
    sql`create index desk_events_position on desk_events (position)`,
    sql`create index desk_events_new on desk_events (id) where position is null`,
    sql`create index desk_events_reference on desk_events (reference)`,
  ];
  for (const statement of statements) await statement.execute(db);
  await describeStored(db);
}

/** Adds sign-in links and sessions, and allows mails that belong to no request. */
export async function addSignIn(db: Kysely<Tables>, makeOptional: RawBuilder<unknown>[]) {
  const statements = [
    ...makeOptional,
    sql`alter table outbox add column payload text`,
    sql`create table desk_sign_in_links (
      token_hash text primary key, email text, expires_at text not null
    )`,
    sql`create table desk_sessions (
      id text primary key,
      token_hash text not null unique,
      email text not null,
      agent text not null,
      since text not null,
      last_used text not null,
      ends_at text not null,
      expires_at text not null
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** SQLite cannot drop a column's `not null`, so the table is recreated. */
export const optionalSubmission = {
  postgres: [sql`alter table outbox alter column submission_id drop not null`],
  sqlite: [
    sql`create table new_outbox (
      id text primary key,
      submission_id text references submissions (id),
      kind text not null,
      state text not null,
      attempts integer not null,
      due_at text not null,
      claimed_by text,
      created_at text not null,
      finished_at text,
      unknown_outcomes integer not null default 0,
      hurried_at text
    )`,
    sql`insert into new_outbox select id, submission_id, kind, state, attempts, due_at, claimed_by,
      created_at, finished_at, unknown_outcomes, hurried_at from outbox`,
    sql`drop table outbox`,
    sql`alter table new_outbox rename to outbox`,
    sql`create index outbox_waiting on outbox (due_at) where state = 'waiting'`,
    sql`create index outbox_submission on outbox (submission_id)`,
    sql`create index outbox_dead on outbox (id) where state = 'dead'`,
  ],
};

/** Adds the table of bookings that raise an alarm unless they are accepted in time. */
export async function addAlarms(db: Kysely<Tables>): Promise<void> {
  await sql`create table alarms (
    submission_id text primary key references submissions (id), due_at text not null
  )`.execute(db);
  await sql`create index alarms_due on alarms (due_at)`.execute(db);
}

/** Adds the table of devices that get pushes. */
export async function addPush(db: Kysely<Tables>): Promise<void> {
  await sql`create table push_subscriptions (
    session_id text primary key references desk_sessions (id) on delete cascade,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    last_push_at text
  )`.execute(db);
  await addPushIndexes(db);
}

/** Again later: `addPush` once was without them, and some databases are from then. */
export async function addPushIndexes(db: Kysely<Tables>): Promise<void> {
  for (const kind of ['push', 'webhook']) {
    await sql`create index if not exists ${sql.ref(`outbox_${kind}`)} on outbox (kind, due_at)
      where state = 'waiting' and kind = ${sql.lit(kind)}`.execute(db);
  }
}
