import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { partialOf, remove } from './copies.ts';

const ownerOnly = 0o600;

/** Writes a file under a temporary name first. Call it in `whileCopying`. Throws if `target` exists. */
export async function placeFile(
  target: string,
  list: (path: string) => void,
  write: (partial: string) => void | Promise<void>,
): Promise<void> {
  // Reserve the name. If the process is killed, the file stays empty, so a file with content is complete.
  closeSync(openSync(target, 'wx', ownerOnly));
  const partial = partialOf(target);
  list(partial);
  remove(partial); // left by a killed process of a version that did not list it
  await write(partial);
  syncFile(partial);
  renameSync(partial, target);
}

export function copyChecked(path: string, target: string): void {
  copyDatabase(path, target);
  const damage = findDamage(target);
  if (damage) throw new Error(damage);
}

/** Throws if the database is missing, or `target` is not empty. */
export function copyDatabase(path: string, target: string): void {
  closeSync(openSync(target, 'a', ownerOnly));
  const file = openUntrusted(path);
  try {
    file.prepare('vacuum into ?').run(target);
  } finally {
    file.close();
  }
}

/** Opens a file read-only, and so that a schema from elsewhere cannot call functions with side effects. */
export function openUntrusted(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { readOnly: true, defensive: true });
  file.exec('pragma trusted_schema = off');
  return file;
}

/** SQLite's first complaint about a file; undefined if it is sound. Throws if it is not a database. */
export function findDamage(path: string): string | undefined {
  const file = openUntrusted(path);
  try {
    const [first] = file.prepare('pragma integrity_check(1)').all();
    const found = first?.integrity_check;
    return found === 'ok' ? undefined : String(found);
  } finally {
    file.close();
  }
}

/** Syncs a file to disk: SQLite does not do so when it writes a copy. */
export function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
