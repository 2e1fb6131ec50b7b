import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { isPostgres } from './dialect.ts';

function photosTable(name: string, filler: RawBuilder<unknown>, binary: string) {
  return sql`create table ${sql.ref(name)} (
    ${filler}
    id text primary key,
    submission_id text not null references submissions (id) on delete cascade,
    at text not null,
    bytes integer not null,
    hash text not null,
    small ${sql.raw(binary)} not null,
    large ${sql.raw(binary)} not null,
    unique (submission_id, hash)
  )`;
}

/**
 * Adds pictures from customers. The bytes are the last columns, so that SQLite can read the others without them. Rows
 * are deleted with their request, so that a server of the previous version erases them, too.
 */
export async function addPhotos(db: Kysely<Tables>): Promise<void> {
  await photosTable('photos', sql``, isPostgres(db) ? 'bytea' : 'blob').execute(db);
}

/** The most bytes of a row that SQLite keeps in a page shared with other rows, if pages have 4 KiB. */
const mostBesideOthers = 4061;

/**
 * On SQLite, starts each picture with as many zeros as fit into a page shared with other rows. The rest gets pages of
 * its own, which are never copied when pages are split, and which `secure_delete` overwrites when the row is deleted.
 * So no byte of a deleted picture is left, and the file need not be rewritten for it (scrub.ts).
 */
export async function addPhotoFiller(db: Kysely<Tables>): Promise<void> {
  if (isPostgres(db)) return;
  const filler = sql`filler blob not null default (zeroblob(${sql.lit(mostBesideOthers)})),`;
  const columns = sql.raw('id, submission_id, at, bytes, hash, small, large');
  const statements = [
    photosTable('new_photos', filler, 'blob'),
    sql`insert into new_photos (${columns}) select ${columns} from photos`,
    sql`drop table photos`,
    sql`alter table new_photos rename to photos`,
    // Overwrite the free pages, because servers of earlier versions deleted without `secure_delete`.
    sql`create table filler (bytes blob)`,
    sql`insert into filler select zeroblob(freelist_count * page_size)
      from pragma_freelist_count, pragma_page_size`,
    sql`drop table filler`,
  ];
  for (const statement of statements) await statement.execute(db);
}
