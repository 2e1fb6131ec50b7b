import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import type { ServerParts } from '../config/server-parts.ts';
import { leftCopies, removeLeftCopies } from '../database/copies.ts';
import { runIfDue } from '../database/jobs.ts';
import { runEvery } from '../timing/run-every.ts';
import { expectBackups } from './backup-age.ts';
import { backUpInto, unfinishedIn } from './backup-folder.ts';

const lookEveryMs = 60_000;

/** Backs up SQLite on schedule, and removes the files that killed backups left (docs/product.md 12.12). */
export const backups = fp(
  async function backups(app: FastifyInstance, { config, database, clock }: ServerParts) {
    const { BACKUP_DIR: directory, BACKUP_KEY_FILE: keyFile } = config;
    if (directory) await expectBackups(database, clock.now());
    if (database.kind === 'postgres') return;
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
    const job = { name: 'backup', everyMs: config.BACKUP_EVERY };

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

export function leftByBackups({ DATA_DIR, BACKUP_DIR }: Config): string[] {
  return leftCopies(join(DATA_DIR, 'site.db'), () => unfinishedIn(BACKUP_DIR));
}
