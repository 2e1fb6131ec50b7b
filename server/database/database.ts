import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { NodeSqliteDialect, openSqliteFile } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>;
export type Write = <Result>(work: Work<Result>) => Promise<Result>;

export interface Database {
  readonly query: Kysely<Tables>;
  /** Runs the work in a transaction: all or nothing, and durable once this resolves. */
  readonly write: Write;
  close(): Promise<void>;
}

interface Place {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

/** Opens PostgreSQL, or the SQLite file in DATA_DIR, with the schema up to date. */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: Place,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL, onIdleError);
  mkdirSync(DATA_DIR, { recursive: true });
  return openSqlite(join(DATA_DIR, 'site.db'));
}

/** `onIdleError` hears of connections that break while nobody uses them. */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const query = new Kysely<Tables>({ dialect: postgresDialect(url, onIdleError) });
  return migrated(query, (work) => query.transaction().execute(work));
}

export async function openSqlite(path: string, busyTimeoutMs?: number): Promise<Database> {
  const dialect = new NodeSqliteDialect(openSqliteFile(path, busyTimeoutMs));
  const query = new Kysely<Tables>({ dialect });
  return migrated(query, groupCommit(query));
}

async function migrated(query: Kysely<Tables>, write: Write): Promise<Database> {
  const close = () => query.destroy();
  try {
    await migrate(query);
  } catch (error) {
    await close();
    throw error;
  }
  return { query, write, close };
}
