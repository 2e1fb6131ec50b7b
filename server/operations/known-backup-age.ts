import { setTimeout as delay } from 'node:timers/promises';
import { backupAge } from '../backups/backup-age.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { cached } from '../timing/cached.ts';
import type { Clock } from '../timing/clock.ts';

interface BackupSources {
  config: Config;
  database: Database;
  clock: Pick<Clock, 'elapsedMs'>;
  serverClock: ServerClock;
}

const cacheMs = 1000;
const longestWaitMs = 1000;

/** In seconds. While BACKUP_DIR, perhaps on another machine, does not answer, the last known age keeps growing. */
export function knownBackupAge(sources: BackupSources): () => Promise<number | undefined> {
  const { config, database, clock, serverClock } = sources;
  let known: { seconds: number; at: number } | undefined;
  const read = cached(clock, cacheMs, async () => {
    const age = await backupAge(config, database, serverClock).catch(() => undefined);
    if (age) known = { seconds: age.seconds, at: clock.elapsedMs() };
  });
  return async () => {
    if (!config.BACKUP_DIR) return undefined;
    await Promise.race([read(), delay(longestWaitMs, undefined, { ref: false })]);
    return known && known.seconds + Math.round((clock.elapsedMs() - known.at) / 1000);
  };
}
