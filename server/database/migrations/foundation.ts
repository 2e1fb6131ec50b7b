import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { isPostgres, jsonColumn } from './dialect.ts';

/** Adds requests, the outbox, and what limits and settings need. */
export async function addFoundation(db: Kysely<Tables>): Promise<void> {
  const json = (name: string) => jsonColumn(db, name);
  const statements = [
    sql`create table submissions (
      id text primary key,
      reference text not null unique,
      type text not null,
      status text not null,
      name text,
      phone text,
      email text,
      address text,
      unit_number text,
      gate_code text,
      service text,
      timeframe text,
      notes text,
      ${json('vehicle_info')},
      ${json('visitor_info')},
      source_url text,
      ${json('traffic_source')},
      ${json('page_metrics')},
      recaptcha_token text not null,
      captcha_provider text not null,
      captcha_status text not null,
      idempotency_key text unique,
      request_hash text not null,
      created_at text not null
    )`,
    sql`create table outbox (
      id text primary key,
      submission_id text not null references submissions (id),
      kind text not null,
      state text not null,
      attempts integer not null,
      due_at text not null,
      claimed_by text,
      created_at text not null,
      finished_at text
    )`,
    sql`create index outbox_waiting on outbox (due_at) where state = 'waiting'`,
    sql`create index outbox_submission on outbox (submission_id)`,
    sql`create table used_challenges (id text primary key, expires_at text not null)`,
    sql`create index used_challenges_expiry on used_challenges (expires_at)`,
    sql`create table rate_limits (
      id text primary key, hits integer not null, expires_at text not null
    )`,
    sql`create index rate_limits_expiry on rate_limits (expires_at)`,
    sql`create table settings (key text primary key, value text not null)`,
    sql`create table secrets (name text primary key, value text not null)`,
    sql`create table readiness (id integer primary key, checked_at text not null)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export async function addMailOutcomes(db: Kysely<Tables>): Promise<void> {
  const statements = [
    sql`alter table outbox add column unknown_outcomes integer not null default 0`,
    sql`alter table outbox add column hurried_at text`,
    sql`create index outbox_dead on outbox (id) where state = 'dead'`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export async function addSteadyTime(db: Kysely<Tables>): Promise<void> {
  await sql`create table steady_time (id integer primary key, reached_at text not null)`.execute(
    db,
  );
}

export async function addKeysInProgress(db: Kysely<Tables>): Promise<void> {
  // Unlogged, because a row exists only as long as one request, and a synced write would slow down every request.
  const kind = isPostgres(db) ? sql`unlogged table` : sql`table`;
  await sql`create ${kind} keys_in_progress (
    id text primary key, owner text not null, expires_at text not null
  )`.execute(db);
}

export async function addDeletionClock(db: Kysely<Tables>): Promise<void> {
  const statements = [
    sql`create table deletion_clock (
      id integer primary key, ran_at text not null, waiting_since text, seen_at text
    )`,
    // The previous version saved this every minute, so a clock that is already wrong at this start is noticed.
    sql`insert into deletion_clock (id, ran_at) select id, reached_at from steady_time`,
  ];
  for (const statement of statements) await statement.execute(db);
}
