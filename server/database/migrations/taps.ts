import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addTaps(db: Kysely<Tables>): Promise<void> {
  await sql`create table taps (
    day text not null,
    page text not null,
    source text not null,
    medium text not null,
    campaign text not null,
    taps integer not null,
    primary key (day, page, source, medium, campaign)
  )`.execute(db);
}

export async function addTapKinds(db: Kysely<Tables>): Promise<void> {
  // SQLite cannot change a primary key, so the table is recreated.
  const statements = [
    sql`create table new_taps (
      day text not null,
      page text not null,
      kind text not null,
      source text not null,
      medium text not null,
      campaign text not null,
      taps integer not null,
      primary key (day, page, kind, source, medium, campaign)
    )`,
    sql`insert into new_taps select day, page, 'call', source, medium, campaign, taps from taps`,
    sql`drop table taps`,
    sql`alter table new_taps rename to taps`,
  ];
  for (const statement of statements) await statement.execute(db);
}
