import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const ownerOnly = 0o600;

/** Writes a file under another name first. Throws if `target` exists, and leaves nothing there if it fails. */
export async function placeFile(
  target: string,
  write: (partial: string) => void | Promise<void>,
): Promise<void> {
  // Reserves the name. A process that is killed leaves it empty, so that a file with content is complete.
  closeSync(openSync(target, 'wx', ownerOnly));
  const partial = `${target}.partial`;
  try {
    rmSync(partial, { force: true }); // of a process that was killed
    await write(partial);
    syncFile(partial);
    renameSync(partial, target);
  } catch (error) {
    for (const left of [partial, `${partial}-journal`, target]) rmSync(left, { force: true });
    throw error;
  }
}

/** Like `copyDatabase`, and throws if the copy is damaged. */
export function copyChecked(path: string, target: string): void {
  copyDatabase(path, target);
  const damage = findDamage(target);
  if (damage) throw new Error(damage);
}

/** Throws if the database is missing, or `target` is not empty. */
export function copyDatabase(path: string, target: string): void {
  closeSync(openSync(target, 'a', ownerOnly));
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    file.prepare('vacuum into ?').run(target);
  } finally {
    file.close();
  }
}

/** SQLite's first complaint about a file; undefined if it is sound. Throws for anything but a database. */
export function findDamage(path: string): string | undefined {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const [first] = file.prepare('pragma integrity_check(1)').all();
    const found = first?.integrity_check;
    return found === 'ok' ? undefined : String(found);
  } finally {
    file.close();
  }
}

/** SQLite does not wait for the disk when it writes a copy. */
function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
