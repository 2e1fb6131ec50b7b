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
 * split. Call this in the transaction that deletes, so that if the server dies before the rewriting, the next start
 * does it. Pictures need no mark: of them there are no copies (migrations/photos.ts). The mark is an odd `user_version`,
 * which only counts up, so that the rewriting can tell whether more was deleted meanwhile.
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
 * Rewrites all but the pictures, and empties the write-ahead log. Blocks the thread for the most part. Rejects if another
 * process reads the file for `readerWaitMs`. If something is deleted meanwhile the file stays marked.
 */
export async function scrubFile(file: DatabaseSync, readerWaitMs: number): Promise<void> {
  const mark = versionOf(file);
  rewriteTables(file);
  file.exec('pragma wal_checkpoint(passive)'); // nobody waits for this one
  await emptyLog(file, readerWaitMs);
  waitForLock(file);
  inTransaction(file, () => {
    if (versionOf(file) === mark) file.exec(`pragma user_version = ${(mark | 1) + 1}`);
  });
}

/**
 * Puts the rows of each table back into pages that hold nothing else. `vacuum` would do so with the pictures, too: 20 s
 * with 500 MB, for which every booking waits.
 */
function rewriteTables(file: DatabaseSync): void {
  const named = `select name from sqlite_schema where type = 'table'`;
  const others = file.prepare(
    `${named} and name not like 'sqlite\\_%' escape '\\' and name != 'photos'`,
  );
  // Rows that go and come back in one transaction are no deletion.
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

/** Copies the write-ahead log into the file, and empties it: it holds what rows and pictures were before. */
export async function emptyLog(file: DatabaseSync, readerWaitMs: number): Promise<void> {
  const checkpoint = file.prepare('pragma wal_checkpoint(truncate)');
  const deadline = performance.now() + readerWaitMs;
  neverBlock(file);
  // Whoever reads or copies the log is in its way, if only for a moment. Writes wait for each try, so it is a short one.
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
