/** Writes a backup in a worker thread, because node:sqlite would block the event loop. */
import { workerData } from 'node:worker_threads';
import { readKeyFile } from './encryption.ts';
import { writeBackup } from './write-backup.ts';

const { path, target, keyFile } = workerData;
await writeBackup(path, target, keyFile && (await readKeyFile(keyFile)));
