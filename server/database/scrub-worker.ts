/** Rewrites the SQLite file in a worker thread, because node:sqlite would block the event loop. */
import { workerData } from 'node:worker_threads';
import { scrubFile } from './scrub.ts';
import { openSqliteFile } from './sqlite.ts';

const file = openSqliteFile(workerData.path);
try {
  await scrubFile(file, workerData.readerWaitMs);
} finally {
  file.close();
}
