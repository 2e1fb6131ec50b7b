import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { isPostgres } from './dialect.ts';

/**
 * Adds pictures from customers. The bytes come last: SQLite reads what stands before them without them. Rows go with their
 * request, so that a server of the version before erases them, too.
 */
export async function addPhotos(db: Kysely<Tables>): Promise<void> {
  const binary = sql.raw(isPostgres(db) ? 'bytea' : 'blob');
  await sql`create table photos (
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
