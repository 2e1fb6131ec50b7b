import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate, migrationNames } from './migrations/migrations.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** How a file's schema differs from what our migrations create. */
export interface SchemaDifference {
  kind: 'unknown' | 'changed' | 'missing';
  type: string;
  name: string;
}

export type SchemaVerdict =
  | { kind: 'known' }
  | { kind: 'newer' }
  /** A database of another program. */
  | { kind: 'other' }
  | { kind: 'foreign'; difference: SchemaDifference };

interface SchemaObject {
  type: string;
  name: string;
  table: string;
  sql: string;
}

const list = 'kysely_migration';

/** A missing index is acceptable, because a later migration may add it. */
export function isIndexMissing(verdict: SchemaVerdict): boolean {
  if (verdict.kind !== 'foreign') return false;
  const { kind, type } = verdict.difference;
  return kind === 'missing' && type === 'index';
}

/** Compares a schema with what our migrations up to its newest one create. Runs nothing that the file contains. */
export async function judgeSchema(file: DatabaseSync): Promise<SchemaVerdict> {
  const objects = readSchema(file);
  const isList = ({ name }: SchemaObject) => name === list;
  if (!objects.some(isList)) return { kind: 'other' };
  // Compare the list of migrations before reading it, because a view of this name could run forever.
  const newest = await schemaAfter(migrationNames.at(-1));
  const notTheList = findDifference(objects.filter(isList), newest.filter(isList));
  if (notTheList) return { kind: 'foreign', difference: notTheList };

  const applied = migrationsOf(file);
  const last = applied.at(-1);
  if (last === undefined) return { kind: 'other' };
  if (!applied.every(isKnownMigration)) return { kind: 'newer' };
  const gap = migrationNames.find((name, index) => name <= last && applied[index] !== name);
  const difference: SchemaDifference | undefined =
    gap === undefined
      ? findDifference(objects, await schemaAfter(last))
      : { kind: 'missing', type: 'migration', name: gap };
  return difference ? { kind: 'foreign', difference } : { kind: 'known' };
}

export function isKnownMigration(name: string): boolean {
  return migrationNames.includes(name);
}

/** Returns the file's migrations, sorted; at most one more than this version has. */
export function migrationsOf(file: DatabaseSync): string[] {
  if (!readSchema(file).some(({ name }) => name === list)) return [];
  return file
    .prepare(`select name from ${list} order by name limit ?`)
    .all(migrationNames.length + 1)
    .map(({ name }) => String(name));
}

async function schemaAfter(last: string | undefined): Promise<SchemaObject[]> {
  const file = new DatabaseSync(':memory:');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  try {
    await migrate(db, last);
    return readSchema(file);
  } finally {
    await db.destroy();
  }
}

function readSchema(file: DatabaseSync): SchemaObject[] {
  return file
    .prepare('select type, name, tbl_name, sql from sqlite_schema')
    .all()
    .map(({ type, name, tbl_name, sql }) => ({
      type: String(type),
      name: String(name),
      table: String(tbl_name),
      // Collapse only what SQLite treats as white space. Any other space is part of a name.
      sql: String(sql).replace(/[ \t\n\f\r]+/g, ' '),
    }));
}

function findDifference(
  found: readonly SchemaObject[],
  expected: readonly SchemaObject[],
): SchemaDifference | undefined {
  const missing = new Map(expected.map((object) => [JSON.stringify(object), object]));
  for (const object of found) {
    if (missing.delete(JSON.stringify(object))) continue;
    const { type, name } = object;
    const isKnown = expected.some((known) => known.type === type && known.name === name);
    return { kind: isKnown ? 'changed' : 'unknown', type, name };
  }
  const absent = [...missing.values()];
  const object = absent.find(({ type }) => type !== 'index') ?? absent[0];
  return object && { kind: 'missing', type: object.type, name: object.name };
}
