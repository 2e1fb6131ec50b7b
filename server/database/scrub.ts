import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * SQLite leaves bytes of what was deleted in its file: even with `secure_delete` on, copies of rows stay behind where
 * pages were split. A rebuilt file holds nothing but what is stored. The mark is set in the transaction that
 * deletes, so that a server that dies before the file is rebuilt does it when it starts again.
 */
export async function markForScrub(query: Kysely<Tables>): Promise<void> {
  await sql`pragma user_version = 1`.execute(query);
}

export function isMarkedForScrub(file: DatabaseSync): boolean {
  const { user_version } = file.prepare('pragma user_version').get() as { user_version: number };
  return user_version !== 0;
}

/** Rebuilds the file, and empties the write-ahead log. Needs as much free space again as the file takes. */
export function scrubFile(file: DatabaseSync): void {
  file.exec('vacuum');
  file.exec('pragma user_version = 0');
  const { busy } = file.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number };
  if (busy === 0) return;
  file.exec('pragma user_version = 1');
  throw new Error('another process reads the database file: the write-ahead log was not emptied');
}

/** The same without stopping the event loop; writes of this process wait for it. */
export async function scrubInBackground(path: string): Promise<void> {
  const worker = new Worker(new URL('./vacuum-worker.ts', import.meta.url), {
    workerData: { path },
  });
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error('the database file was not rebuilt');
}
