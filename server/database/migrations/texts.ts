import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Adds text messages: who agreed to them, with which number and to which words, what was sent and received, and the
 * numbers that replied "stop". The new columns are null without consent, and texts are deleted with their request, so
 * that a server of the previous version can store and erase requests while both run.
 */
export async function addTexts(db: Kysely<Tables>): Promise<void> {
  for (const name of ['sms_consent_at', 'sms_consent_words', 'sms_consent_phone']) {
    await sql`alter table submissions add column ${sql.ref(name)} text`.execute(db);
  }
  const statements = [
    sql`create table texts (
      id text primary key,
      submission_id text references submissions (id) on delete cascade,
      direction text not null,
      kind text not null,
      phone text not null,
      who text not null,
      text text not null,
      state text not null,
      reason text,
      provider_id text unique,
      at text not null
    )`,
    sql`create index texts_submission on texts (submission_id, at)`,
    sql`create index texts_unassigned on texts (at) where submission_id is null`,
    sql`create table stopped_numbers (id text primary key, since text not null)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Texts of a number are counted before each answer, and looked up when it replies "stop". */
export async function addTextPhones(db: Kysely<Tables>): Promise<void> {
  await sql`create index texts_phone on texts (phone, at)`.execute(db);
}
