import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Health } from '../../contract/answers/health.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { countDeadMails } from '../outbox/dead-mails.ts';
import { cached } from '../timing/cached.ts';
import type { Clock } from '../timing/clock.ts';

export type Readiness = { isReady: true; facts: Omit<Health, 'status'> } | { isReady: false };

interface ReadinessOptions {
  config: Config;
  database: Database;
  clock: Clock;
  backupAge: () => Promise<number | undefined>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Somewhat more than SQLite's log may grow to between two copies into the file. */
const leastRoomBytes = 8 * 1024 * 1024;

/** Results are cached because each check is a synced write, and anyone may ask for one. */
const cacheMs = 1000;

export function readinessOf(options: ReadinessOptions): () => Promise<Readiness> {
  const { config, database, clock, backupAge, log } = options;
  async function check(): Promise<Readiness> {
    try {
      await writeReadiness(database, clock.now());
      if (database.kind === 'sqlite') await expectRoom(config.DATA_DIR);
      const deadMails = await countDeadMails(database);
      const age = await backupAge();
      const facts = {
        ...(deadMails > 0 && { dead_mails: deadMails }),
        // An old backup is no reason to take the server out of service.
        ...(age !== undefined && { backup_age_seconds: age }),
      };
      return { isReady: true, facts };
    } catch (error) {
      log.error({ err: error }, 'the database cannot be written');
      return { isReady: false };
    }
  }
  return cached(clock, cacheMs, check);
}

/** Rejects if the disk is nearly full: the check's own write may fit where a request's does not. */
async function expectRoom(directory: string): Promise<void> {
  const disk = await statfs(directory).catch(() => undefined);
  if (disk && disk.bavail * disk.bsize < leastRoomBytes)
    throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
}

async function writeReadiness(database: Database, now: Date): Promise<void> {
  const checked_at = now.toISOString();
  await database.write((transaction) =>
    transaction
      .insertInto('readiness')
      .values({ id: 1, checked_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
      .execute(),
  );
}
