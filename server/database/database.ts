import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { NodeSqliteDialect, openSqliteFile } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

interface DatabaseOptions {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

/** Opens PostgreSQL or the SQLite file, with the schema up to date. Whoever opens it destroys it. */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseOptions,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const dialect = DATABASE_URL
    ? postgresDialect(DATABASE_URL, onIdleError)
    : sqliteDialect(DATA_DIR);
  const database = new Kysely<Tables>({ dialect });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

function sqliteDialect(directory: string) {
  mkdirSync(directory, { recursive: true });
  return new NodeSqliteDialect(openSqliteFile(join(directory, 'site.db')));
}
