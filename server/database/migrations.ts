import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** JSON column: PostgreSQL's json type, or text with a check in SQLite. */
function jsonColumn(db: Kysely<Tables>, name: string): RawBuilder<unknown> {
  return isPostgres(db)
    ? sql`${sql.ref(name)} json`
    : sql`${sql.ref(name)} text check (${sql.ref(name)} is null or json_valid(${sql.ref(name)}))`;
}

const foundation: Migration = {
  async up(db: Kysely<Tables>) {
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
  },
};

const mailOutcomes: Migration = {
  async up(db: Kysely<Tables>) {
    const statements = [
      sql`alter table outbox add column unknown_outcomes integer not null default 0`,
      sql`alter table outbox add column hurried_at text`,
      sql`create index outbox_dead on outbox (id) where state = 'dead'`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};

const steadyTime: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`create table steady_time (id integer primary key, reached_at text not null)`.execute(
      db,
    );
  },
};

const keysInProgress: Migration = {
  async up(db: Kysely<Tables>) {
    // Unlogged: a row lives only as long as one request, and a synced write would slow every request down.
    const kind = isPostgres(db) ? sql`unlogged table` : sql`table`;
    await sql`create ${kind} keys_in_progress (
      id text primary key, owner text not null, expires_at text not null
    )`.execute(db);
  },
};

const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-mail-outcomes': mailOutcomes,
  '0003-steady-time': steadyTime,
  '0004-keys-in-progress': keysInProgress,
};

/** Applies pending migrations. Safe when several servers start at once. Rejects if one fails. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
