import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { isPostgres } from './dialect.ts';

/** SQLite's limit for pages of 4 KiB. */
const mostBesideOthers = 4061;

/**
 * Adds pictures from customers. The bytes come last: SQLite reads what stands before them without them. Rows go with their
 * request, so that a server of the version before erases them, too.
 *
 * On SQLite each row begins with as many zeros as fit into a page beside other rows. The rest has pages of its own, which
 * are never copied when pages are split, and which `secure_delete` overwrites when the row goes: of a deleted picture
 * nothing is left, without the file being rewritten (scrub.ts).
 */
export async function addPhotos(db: Kysely<Tables>): Promise<void> {
  const binary = sql.raw(isPostgres(db) ? 'bytea' : 'blob');
  const filler = isPostgres(db)
    ? sql``
    : sql`filler blob not null default (zeroblob(${sql.lit(mostBesideOthers)})),`;
  if (!isPostgres(db)) await overwriteFreePages(db);
  await sql`create table photos (
    ${filler}
    id text primary key,
    submission_id text not null references submissions (id) on delete cascade,
    at text not null,
    bytes integer not null,
    hash text not null,
    small ${binary} not null,
    large ${binary} not null,
    unique (submission_id, hash)
  )`.execute(db);
}

/** Servers of earlier versions deleted without `secure_delete`. */
async function overwriteFreePages(db: Kysely<Tables>): Promise<void> {
  await sql`create table filler (bytes blob)`.execute(db);
  await sql`insert into filler select zeroblob(freelist_count * page_size)
    from pragma_freelist_count, pragma_page_size`.execute(db);
  await sql`drop table filler`.execute(db);
}
