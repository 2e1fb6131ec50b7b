import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Adds pictures from customers. The bytes come last: SQLite reads what stands before them without them. Rows go with their
 * request, so that a server of the version before erases them, too.
 * @param binary the type of bytes
 */
export async function addPhotos(db: Kysely<Tables>, binary: 'blob' | 'bytea'): Promise<void> {
  await sql`create table photos (
    id text primary key,
    submission_id text not null references submissions (id) on delete cascade,
    at text not null,
    bytes integer not null,
    hash text not null,
    small ${sql.raw(binary)} not null,
    large ${sql.raw(binary)} not null,
    unique (submission_id, hash)
  )`.execute(db);
}
