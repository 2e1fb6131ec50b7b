import type { Database } from '../../server/database/database.ts';
import { openTemporaryPostgres, temporaryPostgresUrl } from './temporary-postgres.ts';
import { temporarySqlite } from './test-app.ts';

/** Every database the server runs on: its name, and how to open an empty one. */
export const dialects: [string, () => Promise<Database>][] = [
  ['SQLite', temporarySqlite],
  ['PostgreSQL', async () => openTemporaryPostgres(await temporaryPostgresUrl())],
];
