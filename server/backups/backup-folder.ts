import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { removeLeftCopies } from '../database/copies.ts';

const ownName = /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db(?:\.age)?$/;
const unfinished = /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db(?:\.age)?\.partial(?:-journal)?$/;

interface BackupPlan {
  /** The SQLite file. */
  database: string;
  directory: string;
  keep: number;
  keyFile?: string | undefined;
}

/** Writes a backup in a worker thread, then deletes the oldest. Resolves to its name; rejects if it cannot be written. */
export async function backUpInto(plan: BackupPlan, now: Date): Promise<string> {
  const { database, directory, keyFile } = plan;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  removeLeftCopies(database, () => unfinishedIn(directory));
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const name = `site-${time}Z.db${keyFile ? '.age' : ''}`;
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
    workerData: { path: database, target: join(directory, name), keyFile },
  });
  await once(worker, 'exit'); // rejects with what the worker throws
  await removeOldest(directory, name, plan.keep);
  return name;
}

/** Returns the files in the folder that a killed process left unfinished or a running one is writing. */
export function unfinishedIn(directory: string | undefined): string[] {
  if (directory === undefined || !existsSync(directory)) return [];
  return readdirSync(directory)
    .filter(
      (name) =>
        unfinished.test(name) ||
        (ownName.test(name) &&
          statSync(join(directory, name), { throwIfNoEntry: false })?.size === 0),
    )
    .map((name) => join(directory, name));
}

async function removeOldest(directory: string, newest: string, keep: number): Promise<void> {
  const others = (await readdir(directory))
    .filter((name) => ownName.test(name) && name !== newest) // keeps the newest even if the clock went back
    .sort()
    .reverse();
  for (const name of others.slice(keep - 1)) await rm(join(directory, name), { force: true });
}
