import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Marks the file to be rebuilt. SQLite leaves deleted bytes in its file: even with `secure_delete` on,
 * copies of rows remain where pages were split. Call this in the transaction that deletes, so that if the
 * server dies before the rebuild, the next start does it.
 */
export async function markForScrub(query: Kysely<Tables>): Promise<void> {
  await sql`pragma user_version = 1`.execute(query);
}

export function isMarkedForScrub(file: DatabaseSync): boolean {
  const { user_version } = file.prepare('pragma user_version').get() as { user_version: number };
  return user_version !== 0;
}

/**
 * Rebuilds the file and empties the write-ahead log. Blocks the thread, and needs as much free disk space
 * as the file takes. Throws if another process is reading the file; it then stays marked.
 */
export function scrubFile(file: DatabaseSync): void {
  file.exec('vacuum');
  file.exec('pragma user_version = 0');
  const { busy } = file.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number };
  if (busy === 0) return;
  file.exec('pragma user_version = 1');
  throw new Error('another process reads the database file: the write-ahead log was not emptied');
}

/** Runs `scrubFile` in a worker thread. Writes of this process wait for it. Rejects if it fails. */
export async function scrubInBackground(path: string): Promise<void> {
  const worker = new Worker(new URL('./vacuum-worker.ts', import.meta.url), {
    workerData: { path },
  });
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error('the database file was not rebuilt');
}
