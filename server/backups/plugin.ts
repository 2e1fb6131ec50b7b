import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { backupWords } from '../../content/en/terminal.ts';
import type { Config } from '../config.ts';
import { leftCopies, removeLeftCopies } from '../database/copies.ts';
import type { Database } from '../database/database.ts';
import { lastDone, runIfDue } from '../database/jobs.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { runEvery } from '../run-every.ts';
import { backUpInto, unfinishedIn } from './backup-folder.ts';

interface BackupOptions {
  config: Config;
  database: Database;
  clock: ServerClock;
}

const lookEveryMs = 60_000;
const backupJob = 'backup';

/**
 * Deletes what backups and restores that were killed have left, and makes a backup when one is due, if BACKUP_DIR is set
 * (docs/product.md 12.12).
 */
export const backups = fp(
  async function backups(app: FastifyInstance, { config, database, clock }: BackupOptions) {
    const { BACKUP_DIR: directory, BACKUP_KEY_FILE: keyFile } = config;
    if (database.kind === 'postgres') {
      if (directory) app.log.warn(backupWords.onlySqlite);
      return;
    }
    const file = join(config.DATA_DIR, 'site.db');
    try {
      removeLeftCopies(file, () => unfinishedIn(directory));
    } catch (error) {
      app.log.error({ err: error }, 'left copies not deleted');
    }
    if (!directory) return;
    const plan = {
      database: file,
      directory,
      keyFile,
      keep: config.BACKUP_KEEP,
    };
    const job = { name: backupJob, everyMs: config.BACKUP_EVERY };

    async function run(): Promise<void> {
      await runIfDue({ database, clock }, job, async () => {
        const name = await backUpInto(plan, clock.now());
        app.log.info({ file: name }, 'backup written');
      });
    }

    const runNow = runEvery(app, lookEveryMs, run, 'backup not written');
    app.addHook('onListen', async () => void runNow());
  },
  { name: 'backups' },
);

/** The paths of what backups and restores that were killed have left. */
export function leftByBackups({ DATA_DIR, BACKUP_DIR }: Config): string[] {
  return leftCopies(join(DATA_DIR, 'site.db'), () => unfinishedIn(BACKUP_DIR));
}

/** Seconds since the last good backup; null before the first, undefined where none is made. */
export async function backupAge(
  { BACKUP_DIR }: Config,
  database: Database,
  clock: ServerClock,
): Promise<number | null | undefined> {
  if (!BACKUP_DIR || database.kind === 'postgres') return undefined;
  const done = await lastDone(database, backupJob);
  return done ? Math.round((clock.steady().getTime() - done.getTime()) / 1000) : null;
}
