import type { Database } from '../../server/database/database.ts';
import { openTemporaryPostgres, temporaryPostgresUrl } from './temporary-postgres.ts';
import { temporarySqlite } from './test-app.ts';

/** Each supported database: its name, and a function that opens an empty one. */
export const dialects: [string, () => Promise<Database>][] = [
  ['SQLite', temporarySqlite],
  ['PostgreSQL', async () => openTemporaryPostgres(await temporaryPostgresUrl())],
];
