import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { removeLeftCopies } from './copies.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrations/migrations.ts';
import { postgresDialect } from './postgres.ts';
import { emptyLog, isMarkedForScrub, scrubFile, scrubInBackground } from './scrub.ts';
import { checkpointEarly, neverBlock, openSqliteFile, withoutCheckpoints } from './sqlite.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>;
export type Write = <Result>(work: Work<Result>) => Promise<Result>;

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly query: Kysely<Tables>;
  /** Runs the work in a transaction, which is durable once this resolves. The work may run twice. */
  readonly write: Write;
  /**
   * Removes erased bytes from SQLite's files, and the copies that killed backups or restores have left. Fast if there
   * is nothing to do. If it rejects, the next call tries again. PostgreSQL looks after its own files.
   */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

interface DatabaseConfig {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

/** @param onIdleError called with errors outside of any query, such as a broken idle connection */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseConfig,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL, onIdleError);
  return openSqlite(join(DATA_DIR, 'site.db'), onIdleError);
}

export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const database = unmigratedPostgres(url, onIdleError);
  await migrateOrClose(database.query);
  return database;
}

/** Connects when a query needs it: while the database cannot be reached, queries reject. */
export function unmigratedPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const query = new Kysely<Tables>({ dialect: postgresDialect(url, onIdleError) });
  return {
    kind: 'postgres',
    query,
    write: (work) => query.transaction().execute(work),
    scrub: async () => undefined,
    close: () => query.destroy(),
  };
}

/** How long a write waits for a scrub. */
const scrubWaitMs = 60_000;
/** How long a scrub waits for readers of the file, such as a backup: short, because the desk waits for the scrub. */
const readerWaitMs = 10_000;
/** The same at startup, when visitors are waiting. */
const startReaderWaitMs = 1000;

/** @param lockWaitMs how long a write waits for another process's write lock before it rejects */
export async function openSqlite(
  path: string,
  onIdleError: (error: Error) => void,
  lockWaitMs = 5000,
): Promise<Database> {
  const file = openSqliteFile(path);
  const query = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  await migrateOrClose(query);
  // The site must start even if the disk is full. The mark is kept for the next start.
  try {
    if (isMarkedForScrub(file)) await scrubFile(file, startReaderWaitMs);
  } catch (error) {
    onIdleError(error as Error);
  }
  neverBlock(file);
  const stopCheckpoints = checkpointEarly(file, onIdleError);
  let scrubbing = Promise.resolve();
  let isRewriting = false;

  async function rewrite(): Promise<void> {
    isRewriting = true;
    try {
      await withoutCheckpoints(file, () => scrubInBackground(path, readerWaitMs));
    } finally {
      isRewriting = false;
    }
  }

  /** Called only while a write is refused the lock. An erasure at the terminal rewrites the file in another process. */
  function isBeingScrubbed(): boolean {
    try {
      return isRewriting || isMarkedForScrub(file);
    } catch {
      return false; // the file is locked for reading, too
    }
  }

  return {
    kind: 'sqlite',
    query,
    write: groupCommit(query, () => (isBeingScrubbed() ? scrubWaitMs : lockWaitMs)),
    scrub() {
      const again = async () => {
        try {
          if (isMarkedForScrub(file)) await rewrite();
          else await emptyLog(file, readerWaitMs);
        } finally {
          removeLeftCopies(path);
        }
      };
      scrubbing = scrubbing.then(again, again); // two at once would wait for each other's lock
      return scrubbing;
    },
    async close() {
      await scrubbing.catch(() => undefined);
      stopCheckpoints();
      await query.destroy();
    },
  };
}

async function migrateOrClose(query: Kysely<Tables>): Promise<void> {
  try {
    await migrate(query);
  } catch (error) {
    await query.destroy();
    throw error;
  }
}
