import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { backupWords } from '../../content/en/terminal.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { lastDone, runIfDue } from '../database/jobs.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { runEvery } from '../run-every.ts';
import { backUpInto } from './backup-folder.ts';

interface BackupOptions {
  config: Config;
  database: Database;
  clock: ServerClock;
}

const lookEveryMs = 60_000;
const backupJob = 'backup';

/** Makes a backup when one is due, if BACKUP_DIR is set (docs/product.md 12.12). */
export const backups = fp(
  async function backups(app: FastifyInstance, { config, database, clock }: BackupOptions) {
    const { BACKUP_DIR: directory, BACKUP_KEY_FILE: keyFile } = config;
    if (!directory) return;
    if (database.kind === 'postgres') {
      app.log.warn(backupWords.onlySqlite);
      return;
    }
    const plan = {
      database: join(config.DATA_DIR, 'site.db'),
      directory,
      keyFile,
      keep: config.BACKUP_KEEP,
    };
    const job = { name: backupJob, everyMs: config.BACKUP_EVERY };

    async function run(): Promise<void> {
      await runIfDue({ database, clock }, job, async () => {
        const file = await backUpInto(plan, clock.now());
        app.log.info({ file }, 'backup written');
      });
    }

    const runNow = runEvery(app, lookEveryMs, run, 'backup not written');
    app.addHook('onListen', async () => void runNow());
  },
  { name: 'backups' },
);

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
