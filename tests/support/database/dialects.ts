import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { postgresDialect } from '../../../server/database/postgres.ts';
import { openSqliteFile } from '../../../server/database/sqlite.ts';
import { NodeSqliteDialect } from '../../../server/database/sqlite-dialect.ts';
import type { Tables } from '../../../server/database/tables.ts';
import { failOnIdleError, temporaryDirectory, temporarySqlite } from '../server/test-app.ts';
import { openTemporaryPostgres, temporaryPostgresUrl } from './temporary-postgres.ts';

/** Each supported database: its name, and a function that opens an empty one. */
export const dialects: [string, () => Promise<Database>][] = [
  ['SQLite', temporarySqlite],
  ['PostgreSQL', async () => openTemporaryPostgres(await temporaryPostgresUrl())],
];

/** The same databases without any table, for tests of migrations. */
export const withoutTables: [string, () => Promise<Kysely<Tables>>][] = [
  [
    'SQLite',
    async () =>
      opened(new NodeSqliteDialect(openSqliteFile(join(await temporaryDirectory(), 'site.db')))),
  ],
  [
    'PostgreSQL',
    async () => opened(postgresDialect(await temporaryPostgresUrl(), failOnIdleError)),
  ],
];

function opened(dialect: Dialect): Kysely<Tables> {
  const db = new Kysely<Tables>({ dialect });
  onTestFinished(() => db.destroy());
  return db;
}
