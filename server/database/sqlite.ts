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

/** Opens the file with every commit synced to the disk before it is reported. */
export function openSqliteFile(path: string, busyTimeoutMs = 5000): DatabaseSync {
  const file = new DatabaseSync(path, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec('pragma wal_autocheckpoint = 4000');
  return file;
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
