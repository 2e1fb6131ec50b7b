import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import { retryUntilDone } from '../timing/retry.ts';
import { neverBlock, waitForLock } from './sqlite.ts';
import type { Tables } from './tables.ts';

const emptyAgainMs = 50;

/**
 * Marks the file to be rewritten: even with `secure_delete` on, SQLite leaves copies of deleted rows where pages were
 * split. Call this in the transaction that deletes, so that if the server dies before the rewrite, the next start does
 * it. Pictures need no mark, because SQLite makes no copies of them (migrations/photos.ts). The mark is an odd
 * `user_version`, which only counts up, so that the rewrite can tell whether more was deleted while it ran.
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
 * Rewrites all but the pictures, and empties the write-ahead log. Blocks the thread most of the time. Rejects if
 * another process reads the file for `readerWaitMs`. If something is deleted while it runs, the file stays marked.
 */
export async function scrubFile(file: DatabaseSync, readerWaitMs: number): Promise<void> {
  const mark = versionOf(file);
  rewriteTables(file);
  file.exec('pragma wal_checkpoint(passive)'); // no write waits for this checkpoint
  await emptyLog(file, readerWaitMs);
  waitForLock(file);
  inTransaction(file, () => {
    if (versionOf(file) === mark) file.exec(`pragma user_version = ${(mark | 1) + 1}`);
  });
}

/**
 * Writes the rows of each table to pages that hold nothing else. `vacuum` would do so with the pictures, too: with 500
 * MB it takes 20 s, and every booking waits for it.
 */
function rewriteTables(file: DatabaseSync): void {
  const named = `select name from sqlite_schema where type = 'table'`;
  const others = file.prepare(
    `${named} and name not like 'sqlite\\_%' escape '\\' and name != 'photos'`,
  );
  // Otherwise deleting rows would fail, or delete others with them, although they are inserted again.
  file.exec('pragma foreign_keys = off');
  try {
    inTransaction(file, () => {
      for (const { name } of others.all()) {
        file.exec(`
          create temp table rewritten as select * from main."${name}";
          delete from main."${name}";
          insert into main."${name}" select * from rewritten;
          drop table rewritten;
        `);
      }
      file.exec('reindex photos');
    });
  } finally {
    file.exec('pragma foreign_keys = on');
  }
}

function inTransaction(file: DatabaseSync, work: () => void): void {
  file.exec('begin immediate');
  try {
    work();
    file.exec('commit');
  } finally {
    if (file.isTransaction) file.exec('rollback');
  }
}

/** Copies the write-ahead log into the file and empties it, because it holds earlier contents of rows and pictures. */
export async function emptyLog(file: DatabaseSync, readerWaitMs: number): Promise<void> {
  const checkpoint = file.prepare('pragma wal_checkpoint(truncate)');
  const deadline = performance.now() + readerWaitMs;
  neverBlock(file);
  // Anyone who reads or copies the log blocks this, if only briefly. Writes wait for each attempt, so keep it short.
  const attempt = async () => {
    if (!file.isTransaction && checkpoint.get()?.busy === 0) return true;
    if (performance.now() < deadline) return false;
    throw new Error('another process reads the database file: the write-ahead log was not emptied');
  };
  await retryUntilDone(attempt, { delayMs: emptyAgainMs });
}

/** Runs `scrubFile` in a worker thread. Writes of this process wait for it. Rejects if it fails. */
export async function scrubInBackground(path: string, readerWaitMs: number): Promise<void> {
  const worker = new Worker(new URL('./scrub-worker.ts', import.meta.url), {
    workerData: { path, readerWaitMs },
  });
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error('the database file was not rewritten');
}
