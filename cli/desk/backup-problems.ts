import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupWords as words } from '../../content/owner/terminal.ts';
import { backupAge, foreignDump } from '../../server/backups/backup-age.ts';
import { readKeyFile } from '../../server/backups/encryption.ts';
import { leftByBackups } from '../../server/backups/plugin.ts';
import { damagedOf } from '../../server/database/restore.ts';
import type { Terminal } from './terminal.ts';

const hourMs = 3_600_000;

/** Names copies of the database that are left although no backup or restore is running. */
export function findCopies({ config }: Terminal): string[] {
  const damaged = damagedOf(join(config.DATA_DIR, 'site.db'));
  return [
    ...leftByBackups(config).map(words.left),
    ...(existsSync(damaged) ? [words.damaged(damaged)] : []),
  ];
}

/** Names what keeps backups from being made, or shows that none are made. */
export async function backupProblems({ config, database, clock }: Terminal): Promise<string[]> {
  const { BACKUP_DIR, BACKUP_KEY_FILE, BACKUP_EVERY } = config;
  const isPostgres = database.kind === 'postgres';
  const age = await backupAge(config, database, clock);
  if (!BACKUP_DIR || !age) return isPostgres ? [words.unwatched] : [];
  const problems = [];
  // The server only reads dumps of PostgreSQL.
  const needed = isPostgres ? constants.R_OK : constants.W_OK;
  try {
    if (existsSync(BACKUP_DIR)) accessSync(BACKUP_DIR, needed | constants.X_OK);
  } catch (error) {
    problems.push(words.unusable(BACKUP_DIR, (error as NodeJS.ErrnoException).code ?? ''));
  }
  if (BACKUP_KEY_FILE) {
    await readKeyFile(BACKUP_KEY_FILE).catch((error) => problems.push(words.badKey(error.message)));
  }
  if (age.isNone) return [...problems, words.none];
  const foreign = isPostgres && (await foreignDump(BACKUP_DIR, database, clock.now()));
  if (foreign) problems.push(words.otherDatabase(foreign));
  // Allow twice the interval: a backup that takes a while or waits for a retry is no reason to alert anybody.
  const isOld = age.seconds * 1000 > 2 * BACKUP_EVERY;
  return isOld ? [...problems, words.old(Math.round((age.seconds * 1000) / hourMs))] : problems;
}
