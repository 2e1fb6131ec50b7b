/** Rebuilds the SQLite file in a worker thread, because node:sqlite would block the event loop. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { scrubFile } from './scrub.ts';

const file = new DatabaseSync(workerData.path, { timeout: 5000 });
try {
  scrubFile(file);
} finally {
  file.close();
}
