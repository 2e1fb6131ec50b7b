import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addUntouchedTimeframe(db: Kysely<Tables>): Promise<void> {
  await sql`alter table submissions add column timeframe_touched text`.execute(db);
}

export async function addLanguage(db: Kysely<Tables>): Promise<void> {
  // A server of the previous version stores requests without a language while both run, so there is a default.
  await sql`alter table submissions add column language text not null default 'en'`.execute(db);
}

export async function addAssignee(db: Kysely<Tables>): Promise<void> {
  const statements = [
    sql`alter table submissions add column assignee text`,
    sql`alter table history add column before text`,
    sql`update submissions set assignee = (
      select who from history
      where history.submission_id = submissions.id and to_status = 'accepted'
      order by history.id desc limit 1
    ) where accepted_at is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export async function addEventAbouts(db: Kysely<Tables>): Promise<void> {
  const statements = [
    sql`alter table desk_events add column about text`,
    sql`alter table history add column key text`,
    sql`create unique index history_key on history (submission_id, key) where key is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
