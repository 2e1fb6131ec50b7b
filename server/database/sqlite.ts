import { DatabaseSync } from 'node:sqlite';

/** SQLite's own wait for a lock blocks the event loop: acceptable at startup, but not while serving requests. */
const startLockWaitMs = 5000;
const lockWaitMs = 10;

/** Size of the write-ahead log, in pages of 4 KiB, at which SQLite copies it into the file. */
const checkpointPages = 500;
const checkpointEveryMs = 1000;
const mostJournalBytes = 4 * 1024 * 1024;

/** Every commit is synced to disk before it returns. Errors name the file, which SQLite's own do not. */
export function openSqliteFile(path: string): DatabaseSync {
  try {
    return openDurable(path);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

function openDurable(path: string): DatabaseSync {
  const file = new DatabaseSync(path, {
    timeout: startLockWaitMs,
    enableForeignKeyConstraints: true,
  });
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec('pragma secure_delete = on');
  file.exec(`pragma wal_autocheckpoint = ${checkpointPages}`);
  file.exec(`pragma journal_size_limit = ${mostJournalBytes}`);
  return file;
}

/** From now on a statement that finds the file locked waits for it, as after `openSqliteFile`. */
export function waitForLock(file: DatabaseSync): void {
  file.exec(`pragma busy_timeout = ${startLockWaitMs}`);
}

/** From now on a statement that finds the file locked fails within 10 ms; `groupCommit` retries. */
export function neverBlock(file: DatabaseSync): void {
  file.exec(`pragma busy_timeout = ${lockWaitMs}`);
}

/** Turns checkpoints off while `work` makes its own on another thread: a long one here would block the event loop. */
export async function withoutCheckpoints(
  file: DatabaseSync,
  work: () => Promise<void>,
): Promise<void> {
  file.exec('pragma wal_autocheckpoint = 0');
  try {
    await work();
  } finally {
    file.exec(`pragma wal_autocheckpoint = ${checkpointPages}`);
  }
}

/**
 * Copies the write-ahead log into the file every second, so that a copy of only the file is nearly complete, and a full
 * disk gets the log's space back. Skipped in `withoutCheckpoints`.
 */
export function checkpointEarly(file: DatabaseSync, onError: (error: Error) => void): () => void {
  const checkpoint = file.prepare('pragma wal_checkpoint(passive)');
  let changesSeen = -1;
  function run(): void {
    const { changes } = count.get() as { changes: number };
    if (changes === changesSeen || file.isTransaction || pause.get()?.wal_autocheckpoint === 0)
      return;
    try {
      const { log, checkpointed } = checkpoint.get() as { log: number; checkpointed: number };
      // A reader or another process can delay the rest until the next run.
      if (log === checkpointed) changesSeen = changes;
    } catch (error) {
      onError(error as Error);
    }
  }
  const pause = file.prepare('pragma wal_autocheckpoint');
  const count = file.prepare('select total_changes() as changes');
  run();
  const timer = setInterval(run, checkpointEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** SQLITE_BUSY: another process or connection holds the lock. */
export function isLocked(error: unknown): boolean {
  const busy = 5;
  return (codeOf(error) & 0xff) === busy;
}

/** SQLITE_CORRUPT or SQLITE_NOTADB. */
export function isDamage(error: unknown): boolean {
  const [corrupt, notADatabase] = [11, 26];
  return [corrupt, notADatabase].includes(codeOf(error) & 0xff);
}

/** SQLite's extended result code; 0 for another error. */
function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}
