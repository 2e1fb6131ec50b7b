import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** Waiting for a lock stops the event loop: a start can afford that, a server that answers cannot. */
const startLockWaitMs = 5000;
const lockWaitMs = 10;

/** Pages of 4 KiB that the write-ahead log may grow to before it is copied into the file. */
const checkpointPages = 500;
const checkpointEveryMs = 1000;
const mostJournalBytes = 4 * 1024 * 1024;

/** Opens the file with every commit synced to the disk before it is reported. */
export function openSqliteFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, {
    timeout: startLockWaitMs,
    enableForeignKeyConstraints: true,
  });
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec(`pragma wal_autocheckpoint = ${checkpointPages}`);
  file.exec(`pragma journal_size_limit = ${mostJournalBytes}`);
  return file;
}

/** From now on a statement that finds the file locked fails nearly at once: see `groupCommit`. */
export function neverBlock(file: DatabaseSync): void {
  file.exec(`pragma busy_timeout = ${lockWaitMs}`);
}

/**
 * Copies what was written into the file itself within a second or two, so that a copy of the file alone
 * holds nearly everything, and the log's room comes back on a disk that was full. Returns how to stop it.
 */
export function checkpointEarly(file: DatabaseSync, onError: (error: Error) => void): () => void {
  const checkpoint = file.prepare('pragma wal_checkpoint(passive)');
  let changesSeen = -1;
  function run(): void {
    const { changes } = count.get() as { changes: number };
    if (changes === changesSeen || file.isTransaction) return;
    try {
      const { log, checkpointed } = checkpoint.get() as { log: number; checkpointed: number };
      // A reader or another process can hold back the rest, which then comes with the next turn.
      if (log === checkpointed) changesSeen = changes;
    } catch (error) {
      onError(error as Error);
    }
  }
  const count = file.prepare('select total_changes() as changes');
  run();
  const timer = setInterval(run, checkpointEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Another process, or another connection, holds the lock that a statement needs. */
export function isLocked(error: unknown): boolean {
  const busy = 5;
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === busy
  );
}

/** Kysely over node:sqlite. The driver's statements are prepared once per SQL text. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  readonly #database: SqliteDatabase;

  constructor(file: DatabaseSync) {
    const database = withStatementCache(file);
    super({ database });
    this.#file = file;
    this.#database = database;
  }

  override createDriver() {
    return new ImmediateDriver(this.#file, this.#database);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/** Takes the write lock at BEGIN: a lock taken halfway can fail without waiting for its turn. */
class ImmediateDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync, database: SqliteDatabase) {
    super({ database });
    this.#file = file;
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    // After a full disk there is none: SQLite has rolled back by itself.
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite's DDL is transactional, so a migration is applied whole, by one process, or not at all. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function withStatementCache(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(sql) {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = adapt(file.prepare(sql));
        // DDL and one-off statements are few; a bound keeps a surprise from growing without end.
        if (prepared.size < 200) prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}
