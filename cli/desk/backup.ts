import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import { type BackupKey, newKeyFile, readKeyFile } from '../../server/backups/encryption.ts';
import { restoreBackup } from '../../server/backups/restore-backup.ts';
import { writeBackup } from '../../server/backups/write-backup.ts';
import { type Config, readConfig } from '../../server/config/config.ts';
import { openDataDirectory } from '../../server/data-directory.ts';
import type { SchemaDifference } from '../../server/database/schema.ts';
import { isLocked } from '../../server/database/sqlite.ts';
import { oneLine } from '../../server/delivery/mail-text.ts';
import { Refusal, withExample } from './terminal.ts';

const { commands, options, backups } = words;

/** None of these opens the database as other commands do: that would change it, and look like a running server. */
export function addBackup(program: Command): void {
  withExample(
    program
      .command('backup <file>')
      .description(commands.backup)
      .option('--key-file <file>', options.keyFile),
    'backup /media/stick/site-2026-11-22.db',
  ).action(async (typed: string, { keyFile }: KeyOption) => {
    const target = resolve(typed);
    const path = databaseFile(backups.dump(target));
    if (!existsSync(path)) throw new Refusal(backups.noDatabase(path));
    const key = await keyOf(keyFile);
    await orExists(target, () => writeBackup(path, target, key));
    const said = key ? backups.encrypted : backups.written;
    console.log(said(target, statSync(target).size));
  });

  withExample(
    program.command('backup-key <file>').description(commands.backupKey),
    'backup-key /etc/locksmith/backup-key.txt',
  ).action(async (typed: string) => {
    const target = resolve(typed);
    const text = await newKeyFile();
    await orExists(target, async () => writeFileSync(target, text, { flag: 'wx', mode: 0o600 }));
    console.log(backups.keyWritten(target));
  });

  withExample(
    program
      .command('restore <file>')
      .description(commands.restore)
      .option('--key-file <file>', options.keyFile),
    'restore /media/stick/site-2026-11-22.db',
  ).action(async (typed: string, { keyFile }: KeyOption) => {
    const source = resolve(typed);
    const target = databaseFile(backups.load(source));
    const outcome = await restoreBackup(source, target, await keyOf(keyFile));
    switch (outcome.kind) {
      case 'needs_key':
        throw new Refusal(backups.needsKey(source));
      case 'wrong_key':
        throw new Refusal(backups.wrongKey(source));
      case 'missing':
        throw new Refusal(backups.missing(source));
      case 'newer':
        throw new Refusal(backups.newer(outcome.path));
      case 'foreign':
        throw new Refusal(backups.foreign(source, describeDifference(outcome.difference)));
      case 'in_use':
        throw new Refusal(backups.inUse);
      case 'no_backup':
        throw new Refusal(backups.noBackup(source, outcome.damage));
      case 'restored':
        if (outcome.aside) console.log(backups.aside(outcome.aside));
        console.log(backups.restored(outcome.requests, outcome.waitingMails));
    }
  });
}

/** As a sentence. Type and name come from the file: they must neither control the terminal nor flood it. */
export function describeDifference({ type, name, kind }: SchemaDifference): string {
  return words.schema[kind](oneLine(`${type} ${name}`).slice(0, 100));
}

interface KeyOption {
  keyFile?: string;
}

async function keyOf(option: string | undefined): Promise<BackupKey | undefined> {
  const path = option === undefined ? readConfig(process.env).BACKUP_KEY_FILE : resolve(option);
  return path === undefined ? undefined : readKeyFile(path);
}

async function orExists(target: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isLocked(error)) throw new Refusal(backups.busy);
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Refusal(backups.exists(target));
  }
}

/** @param otherwise what to say if the data is in PostgreSQL, whose own tools do this */
function databaseFile(otherwise: string): string {
  const config: Config = readConfig(process.env);
  if (config.DATABASE_URL) throw new Refusal(otherwise);
  for (const problem of openDataDirectory(config)) console.error(problem);
  return join(config.DATA_DIR, 'site.db');
}
