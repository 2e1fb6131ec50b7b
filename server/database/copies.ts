/** Keeps account of the files that backups and restores write, so that none stays in the clear (docs/product.md 12.12). */
import { existsSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLocked, isMoved } from './sqlite.ts';

/** Where the database stands in the clear for a while: before it is encrypted, after it was decrypted, to be restored. */
export const plainCopies = (database: string) => ({
  toEncrypt: `${database}.backup`,
  decrypted: `${database}.decrypted`,
  toRestore: `${database}.restore`,
});

/** Where a file is written that gets its name `target`, which is empty meanwhile, once it is complete. */
export const partialOf = (target: string) => `${target}.partial`;

/**
 * An SQLite file with the paths that are being written, locked by who writes them, and deleted by them. A lock ends with
 * its process: a list without one tells what a process that was killed has left.
 */
const listOf = (database: string) => `${database}.copying`;

/** Paths of which the list does not know; called while nobody copies. */
type Unlisted = () => readonly string[];

/**
 * Runs `work`, and deletes what is left of its copies when it ends: the plain ones, and what it lists before it writes
 * it. One backup or restore of a database at a time: throws SQLite's error if another one is at work for longer than
 * `waitMs`, and blocks the thread until then.
 */
export async function whileCopying<Result>(
  database: string,
  waitMs: number,
  work: (list: (path: string) => void) => Promise<Result>,
): Promise<Result> {
  const list = claim(database, waitMs);
  try {
    removeAll(list, database);
    return await work((path) => add(list, path));
  } finally {
    settle(list, database);
  }
}

/** Deletes what backups and restores that were killed have left, unless one is at work. Throws if it cannot. */
export function removeLeftCopies(database: string, unlisted: Unlisted = () => []): void {
  const list = claimIfLeft(database, unlisted);
  if (list) settle(list, database, unlisted());
}

/** The paths of what backups and restores that were killed have left; none while one is at work. */
export function leftCopies(database: string, unlisted: Unlisted = () => []): string[] {
  const list = claimIfLeft(database, unlisted);
  if (!list) return [];
  const left = existing([...pathsIn(list, database), ...unlisted()]);
  if (left.length === 0) release(list, database);
  else list.close();
  return left;
}

function claimIfLeft(database: string, unlisted: Unlisted): DatabaseSync | undefined {
  const known = [listOf(database), ...Object.values(plainCopies(database)), ...unlisted()];
  if (existing(known).length === 0) return undefined;
  try {
    return claim(database, 0);
  } catch (error) {
    if (isLocked(error)) return undefined;
    throw error;
  }
}

function claim(database: string, waitMs: number): DatabaseSync {
  const path = listOf(database);
  for (;;) {
    let list: DatabaseSync | undefined;
    try {
      list = new DatabaseSync(path, { timeout: waitMs });
      list.exec('pragma locking_mode = exclusive'); // until it is closed
      list.exec(
        'begin immediate; create table if not exists files (path text primary key); commit',
      );
      add(list, path);
      return list;
    } catch (error) {
      list?.close();
      // Who had it before deleted it between its opening and that write.
      if (isMoved(error)) continue;
      throw isLocked(error)
        ? error
        : new Error(`${path}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Deletes what is listed, and with it the list. If that fails the list stays, for the next who looks. */
function settle(list: DatabaseSync, database: string, unlisted: readonly string[] = []): void {
  try {
    removeAll(list, database, unlisted);
    release(list, database);
  } finally {
    if (list.isOpen) list.close();
  }
}

/** Deletes the list before its lock is gone: nobody else may hold the lock of a file that is about to go. */
function release(list: DatabaseSync, database: string): void {
  rmSync(listOf(database), { force: true });
  list.close();
}

function add(list: DatabaseSync, path: string): void {
  list.prepare('insert or replace into files values (?)').run(resolve(path));
}

function pathsIn(list: DatabaseSync, database: string): string[] {
  const listed = list
    .prepare('select path from files where path != ?')
    .all(resolve(listOf(database)));
  return [...listed.map(({ path }) => String(path)), ...Object.values(plainCopies(database))];
}

function removeAll(list: DatabaseSync, database: string, others: readonly string[] = []): void {
  for (const path of [...pathsIn(list, database), ...others]) {
    remove(path);
    const target = path.replace(/\.partial$/, '');
    if (statSync(target, { throwIfNoEntry: false })?.size === 0) remove(target);
  }
  list.exec('delete from files');
}

const companions = ['', '-journal', '-wal', '-shm'];

/** Deletes a file, with what SQLite keeps beside a database. */
export function remove(path: string): void {
  for (const end of companions) rmSync(`${path}${end}`, { force: true });
}

function existing(paths: readonly string[]): string[] {
  const all = paths.flatMap((path) => companions.map((end) => `${path}${end}`));
  return [...new Set(all)].filter((path) => existsSync(path));
}
