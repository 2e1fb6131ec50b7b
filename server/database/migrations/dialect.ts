import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** JSON column: PostgreSQL's json type, or text with a check in SQLite. */
export function jsonColumn(db: Kysely<Tables>, name: string): RawBuilder<unknown> {
  return isPostgres(db)
    ? sql`${sql.ref(name)} json`
    : sql`${sql.ref(name)} text check (${sql.ref(name)} is null or json_valid(${sql.ref(name)}))`;
}
