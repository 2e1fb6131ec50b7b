import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Marks the file to be rebuilt: even with `secure_delete` on, SQLite leaves copies of deleted rows where pages were
 * split. Call this in the transaction that deletes, so that if the server dies before the rebuild, the next start
 * does it. The mark is an odd `user_version`, which only counts up, so that a rebuild can tell whether more was
 * deleted while it ran.
 */
export async function markForScrub(query: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(query);
  const next = ((rows[0]?.user_version ?? 0) + 1) | 1;
  await sql`pragma user_version = ${sql.lit(next)}`.execute(query);
}

export function isMarkedForScrub(file: DatabaseSync): boolean {
  return versionOf(file) % 2 === 1;
}

function versionOf(file: DatabaseSync): number {
  const row = file.prepare('pragma user_version').get() as { user_version: number };
  return row.user_version;
}

/**
 * Blocks the thread, and needs as much free disk space as the file takes. Throws if another process reads the file.
 * If something is deleted meanwhile the file stays marked.
 */
export function scrubFile(file: DatabaseSync): void {
  const mark = versionOf(file);
  file.exec('vacuum');
  const { busy } = file.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number };
  if (busy !== 0) {
    throw new Error('another process reads the database file: the write-ahead log was not emptied');
  }
  file.exec('begin immediate');
  try {
    if (versionOf(file) === mark) file.exec(`pragma user_version = ${(mark | 1) + 1}`);
    file.exec('commit');
  } finally {
    if (file.isTransaction) file.exec('rollback');
  }
}

/** Runs `scrubFile` in a worker thread. Writes of this process wait for it. */
export async function scrubInBackground(path: string): Promise<void> {
  const worker = new Worker(new URL('./vacuum-worker.ts', import.meta.url), {
    workerData: { path },
  });
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error('the database file was not rebuilt');
}
