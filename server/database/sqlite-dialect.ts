import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

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

  override createQueryCompiler() {
    return new LocklessQueryCompiler();
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/** Takes the write lock at BEGIN: upgrading a read lock later can fail at once. */
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
    // After some errors, such as a full disk, SQLite has already rolled back.
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Leaves out `for update` and its like: SQLite has one writer, so a transaction needs no row locks. */
class LocklessQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode) {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}

/** SQLite's DDL is transactional: one process applies a migration as a whole, or not at all. */
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
        // Bounded in case statements vary. Pragmas do, because their values are part of the text.
        if (prepared.size < 200 && !sql.startsWith('pragma')) prepared.set(sql, statement);
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
