import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { insertRow } from '../database/insert-row.ts';
import { lastDone } from '../database/jobs.ts';
import type { ServerClock } from '../database/server-clock.ts';

const expectedSince = 'backups expected';
/** The job that deploy/dump-postgres.sh records in the database it has dumped. */
const dumpJob = 'dump';

/** The names of finished backups. They exclude the database itself, because BACKUP_DIR may be DATA_DIR. */
const finished = { sqlite: /^(?!site\.db$).*\.db(?:\.age)?$/, postgres: /\.dump(?:\.age)?$/ };
const dump = /^site-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.dump\.age$/;

/** A file dated further in the future than this was written by a wrong clock. It is ignored: its age is unknown. */
const aheadMs = 3_600_000;

export interface BackupAge {
  seconds: number;
  /** If there is no backup, `seconds` counts from when a server first expected one. */
  isNone: boolean;
}

/** Returns the age of the newest backup in BACKUP_DIR, no matter what wrote it; undefined without BACKUP_DIR. */
export async function backupAge(
  { BACKUP_DIR }: Config,
  database: Database,
  clock: Pick<ServerClock, 'now'>,
): Promise<BackupAge | undefined> {
  if (!BACKUP_DIR) return undefined;
  const now = clock.now().getTime();
  const times = await timesIn(BACKUP_DIR, finished[database.kind]);
  const newest = Math.max(...times.filter((time) => time <= now + aheadMs));
  const isNone = newest === Number.NEGATIVE_INFINITY;
  const since = isNone ? ((await lastDone(database, expectedSince))?.getTime() ?? now) : newest;
  return { seconds: Math.max(0, Math.round((now - since) / 1000)), isNone };
}

/** The first call stores the time from which the age of a missing backup counts. */
export async function expectBackups(database: Database, now: Date): Promise<void> {
  const done_at = now.toISOString();
  const row = { name: expectedSince, tried_at: null, done_at, held_until: '' };
  await database.write((transaction) => insertRow(transaction, 'jobs', row, 'skip'));
}

/** Returns the newest dump in the folder, unless this database recorded a dump at that time or later. */
export async function foreignDump(
  directory: string,
  database: Database,
  now: Date,
): Promise<string | undefined> {
  const latest = now.getTime() + aheadMs;
  const newest = (await namesIn(directory))
    .filter((name) => dump.test(name) && takenAt(name) <= latest)
    .sort()
    .at(-1);
  if (newest === undefined) return undefined;
  const own = await lastDone(database, dumpJob);
  // A later dump of this database is in another folder, such as the second server's.
  return own && own.getTime() >= takenAt(newest) ? undefined : newest;
}

function takenAt(name: string): number {
  const [, day, hour, minute, second] = dump.exec(name) ?? [];
  return Date.parse(`${day}${hour}:${minute}:${second}Z`);
}

async function timesIn(directory: string, ending: RegExp): Promise<number[]> {
  const names = (await namesIn(directory)).filter((name) => ending.test(name));
  const files = await Promise.all(
    names.map((name) => stat(join(directory, name)).catch(() => undefined)),
  );
  // A backup that was killed leaves an empty file.
  return files.flatMap((file) => (file?.isFile() && file.size > 0 ? [file.mtimeMs] : []));
}

function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch(() => []);
}
