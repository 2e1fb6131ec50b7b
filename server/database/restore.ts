import { linkSync, renameSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { copyDatabase, findDamage, openUntrusted, syncFile } from './backup.ts';
import { plainCopies, remove, removeCompanions } from './copies.ts';
import { countRows } from './count-rows.ts';
import { openSqlite } from './database.ts';
import {
  isIndexMissing,
  isKnownMigration,
  judgeSchema,
  migrationsOf,
  type SchemaDifference,
  type SchemaVerdict,
} from './schema.ts';
import { isDamage, isLocked } from './sqlite.ts';

export type RestoreOutcome =
  /** `aside` is where the old file is, if it was no longer a database; otherwise null. */
  | { kind: 'restored'; requests: number; waitingMails: number; aside: string | null }
  | { kind: 'missing' | 'in_use' }
  /** The backup or the database comes from a newer version of this program. */
  | { kind: 'newer'; path: string }
  /** The backup's schema has something that no version of this program creates. */
  | { kind: 'foreign'; difference: SchemaDifference }
  /** SQLite's complaint, or null if it is a database of another program. */
  | { kind: 'no_backup'; damage: string | null };

/** Where a restore moves the file that it replaces, if that was no longer a database. */
export const damagedOf = (database: string) => `${database}.damaged`;

/** More pages than any database has, so that it is copied in one step. */
const allPages = 2 ** 30;

/** Replaces `target` atomically: a killed process leaves the old or the new data. Call it in `whileCopying`. */
export async function restore(path: string, target: string): Promise<RestoreOutcome> {
  const problem = await examine(path);
  if (problem) return problem;
  const staged = plainCopies(target).toRestore;
  copyDatabase(path, staged);
  const counts = await prepare(staged);
  const verdict = await judgeFile(staged);
  if (verdict.kind === 'foreign') return verdict;
  const state = takeOver(target);
  if (state === 'newer') return { kind: 'newer', path: target };
  if (state === 'in_use') return { kind: 'in_use' };
  if (state === 'no_database') {
    return { kind: 'restored', ...counts, aside: replaceDamaged(staged, target) };
  }
  const file = new DatabaseSync(staged, { readOnly: true });
  try {
    await backup(file, target, { rate: allPages });
  } finally {
    file.close();
  }
  return { kind: 'restored', ...counts, aside: null };
}

/** Judges the schema first, because the search for damage runs the expressions in its checks and indexes. */
async function examine(path: string): Promise<RestoreOutcome | undefined> {
  try {
    const verdict = await judgeFile(path);
    if (isIndexMissing(verdict)) return describeDamage(path);
    switch (verdict.kind) {
      case 'other':
        return { kind: 'no_backup', damage: null };
      case 'newer':
        return { kind: 'newer', path };
      case 'foreign':
        return verdict;
      case 'known':
        return describeDamage(path);
    }
  } catch (error) {
    return { kind: 'no_backup', damage: (error as Error).message };
  }
}

function describeDamage(path: string): RestoreOutcome | undefined {
  const damage = findDamage(path);
  return damage === undefined ? undefined : { kind: 'no_backup', damage };
}

export function judgeFile(path: string): Promise<SchemaVerdict> {
  const file = openUntrusted(path);
  return judgeSchema(file).finally(() => file.close());
}

async function prepare(staged: string): Promise<{ requests: number; waitingMails: number }> {
  const database = await openSqlite(staged, () => undefined);
  try {
    // Sessions that were ended after the backup must not become valid again.
    await database.query.deleteFrom('desk_sessions').execute();
    await database.query.deleteFrom('desk_sign_in_links').execute();
    const mails = database.query.selectFrom('outbox').where('state', '=', 'waiting');
    return {
      requests: await countRows(database.query.selectFrom('submissions')),
      waitingMails: await countRows(mails),
    };
  } finally {
    await database.close();
  }
}

/** Checks whether the database may be replaced. Creates an empty one if it is missing. */
function takeOver(path: string): 'free' | 'in_use' | 'newer' | 'no_database' {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Servers turn the write-ahead log on, and SQLite turns it off only if no other process has the file open.
    file.exec('pragma journal_mode = delete');
    return migrationsOf(file).every(isKnownMigration) ? 'free' : 'newer';
  } catch (error) {
    if (isLocked(error)) return 'in_use';
    if (isDamage(error)) return 'no_database';
    throw error;
  } finally {
    file.close();
  }
}

/** Swaps files, as no transaction can replace a non-database. `target` always exists, or the site would start empty. */
function replaceDamaged(staged: string, target: string): string {
  leaveNoLog(staged);
  syncFile(staged);
  const aside = damagedOf(target);
  remove(aside);
  linkSync(target, aside);
  removeCompanions(target); // the log belongs to the old file
  renameSync(staged, target);
  return aside;
}

/** Moves the write-ahead log into the file, which must be complete by itself. */
function leaveNoLog(path: string): void {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma journal_mode = delete');
  } finally {
    file.close();
  }
}
