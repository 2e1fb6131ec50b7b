import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupWords as words } from '../../content/owner/terminal.ts';
import { backupAge, foreignDump } from '../../server/backups/backup-age.ts';
import { readKeyFile } from '../../server/backups/encryption.ts';
import { leftByBackups } from '../../server/backups/plugin.ts';
import { damagedOf } from '../../server/database/restore.ts';
import type { Terminal } from './terminal.ts';

const hourMs = 3_600_000;

/** Where the database stands once more, though no backup or restore is at work. */
export function findCopies({ config }: Terminal): string[] {
  const damaged = damagedOf(join(config.DATA_DIR, 'site.db'));
  return [
    ...leftByBackups(config).map(words.left),
    ...(existsSync(damaged) ? [words.damaged(damaged)] : []),
  ];
}

/** What keeps backups from being made, or shows that none are. */
export async function backupProblems({ config, database, clock }: Terminal): Promise<string[]> {
  const { BACKUP_DIR, BACKUP_KEY_FILE, BACKUP_EVERY } = config;
  const isPostgres = database.kind === 'postgres';
  const age = await backupAge(config, database, clock);
  if (!BACKUP_DIR || !age) return isPostgres ? [words.unwatched] : [];
  const problems = [];
  // Dumps of PostgreSQL are not written by the server.
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
  // Twice as old: one that takes a while, or waits for a retry, is no reason to call somebody.
  const isOld = age.seconds * 1000 > 2 * BACKUP_EVERY;
  return isOld ? [...problems, words.old(Math.round((age.seconds * 1000) / hourMs))] : problems;
}
