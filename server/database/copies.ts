/** Lists the files that backups and restores write, so that none stays unencrypted (docs/product.md 12.12). */
import { existsSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLocked } from './sqlite.ts';

/**
 * Where the database is unencrypted for a while. Any file at these paths is deleted, so they have names that nobody
 * would give a backup.
 */
export const plainCopies = (database: string) => ({
  toEncrypt: `${database}.tmp-to-encrypt`,
  decrypted: `${database}.tmp-decrypted`,
  toRestore: `${database}.tmp-to-restore`,
});

/** Where a file is written until it is complete. Until then, an empty `target` reserves the name. */
export const partialOf = (target: string) => `${target}.partial`;

/** An SQLite file that lists the paths being written. Their writer locks it; unlocked, it lists leftovers. */
const listOf = (database: string) => `${database}.copying`;

/** Returns paths that the list lacks. They are deleted only if no backup or restore is running. */
type Unlisted = () => readonly string[];

/**
 * Runs `work`, and then deletes the plain copies and the paths that it has listed. Blocks the thread while another
 * backup or restore is running; throws SQLite's error after `waitMs`.
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

/** Deletes what killed backups and restores have left, unless one is running. */
export function removeLeftCopies(database: string, unlisted: Unlisted = () => []): void {
  const list = claimIfLeft(database, unlisted);
  if (list) settle(list, database, unlisted());
}

/** Returns what killed backups and restores have left; nothing while a backup or restore is running. */
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

/**
 * The previous owner deletes the list and its journal while other processes may already wait for its lock. SQLite
 * reports this as one of several errors, or not at all, so a claim counts only if the file is still the same one.
 */
function claim(database: string, waitMs: number): DatabaseSync {
  const path = listOf(database);
  for (let failures = 0; ; ) {
    const inode = inodeOf(path);
    let list: DatabaseSync | undefined;
    try {
      list = new DatabaseSync(path, { timeout: waitMs });
      // The mode lasts until closing. It is set under the lock, or two waiting processes would block each other.
      list.exec('begin exclusive; pragma locking_mode = exclusive');
      list.exec('create table if not exists files (path text primary key)');
      add(list, path);
      list.exec('commit');
      if (inode !== undefined && inode === inodeOf(path)) return list;
      list.close();
    } catch (error) {
      list?.close();
      if (isLocked(error)) throw error;
      if (inode === inodeOf(path)) failures += 1;
      if (failures === 10) {
        throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
      }
    }
  }
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false, bigint: true })?.ino;

/** If deleting fails, the list is kept for the next attempt. */
function settle(list: DatabaseSync, database: string, unlisted: readonly string[] = []): void {
  try {
    removeAll(list, database, unlisted);
    release(list, database);
  } finally {
    if (list.isOpen) list.close();
  }
}

/** Deletes the list before unlocking it: otherwise another process could lock a file that is about to be deleted. */
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

const companions = ['-journal', '-wal', '-shm'];

export function remove(path: string): void {
  rmSync(path, { force: true });
  removeCompanions(path);
}

export function removeCompanions(path: string): void {
  for (const end of companions) rmSync(`${path}${end}`, { force: true });
}

function existing(paths: readonly string[]): string[] {
  const all = paths.flatMap((path) => ['', ...companions].map((end) => `${path}${end}`));
  return [...new Set(all)].filter((path) => existsSync(path));
}
