import { CompiledQuery, type Insertable, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** SQL text by dialect (identified by its adapter), then by table, columns and conflict handling. */
const texts = new WeakMap<object, Map<string, string>>();

/**
 * Inserts with cached SQL text, which takes Kysely longer to build than the database to run (docs/decisions/0039).
 * @returns false if `skip` left out a row that breaks a unique key
 */
export async function insertRow<Table extends keyof Tables>(
  transaction: Transaction<Tables>,
  table: Table,
  row: Insertable<Tables[Table]>,
  onConflict: 'fail' | 'skip' = 'fail',
): Promise<boolean> {
  const { adapter } = transaction.getExecutor();
  const cached = texts.get(adapter) ?? new Map<string, string>();
  texts.set(adapter, cached);
  const key = `${table} ${onConflict} ${Object.keys(row)}`;
  const text = cached.get(key) ?? insertText(transaction, table, row, onConflict);
  cached.set(key, text);
  const { numAffectedRows } = await transaction.executeQuery(
    CompiledQuery.raw(text, Object.values(row)),
  );
  return numAffectedRows === 1n;
}

function insertText<Table extends keyof Tables>(
  transaction: Transaction<Tables>,
  table: Table,
  row: Insertable<Tables[Table]>,
  onConflict: 'fail' | 'skip',
): string {
  const insert = transaction.insertInto(table).values(row);
  const query =
    onConflict === 'skip' ? insert.onConflict((conflict) => conflict.doNothing()) : insert;
  return query.compile().sql;
}
