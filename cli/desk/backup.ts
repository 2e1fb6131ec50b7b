import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { terminal as words } from '../../content/en/terminal.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { openDataDirectory } from '../../server/data-directory.ts';
import { backUp } from '../../server/database/backup.ts';
import { restore } from '../../server/database/restore.ts';
import { Refusal, withExample } from './terminal.ts';

const { commands, backups } = words;

/** Neither opens the database as the other commands do: that would change it, and look like a server at work. */
export function addBackup(program: Command): void {
  withExample(
    program.command('backup <file>').description(commands.backup),
    'backup /media/stick/site-2026-11-22.db',
  ).action((typed: string) => {
    const target = resolve(typed);
    const path = databaseFile(backups.dump(quoted(target)));
    if (!existsSync(path)) throw new Refusal(backups.noDatabase(path));
    try {
      backUp(path, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
        throw new Refusal(backups.exists(target));
      }
      throw error;
    }
    console.log(backups.written(target, statSync(target).size));
  });

  withExample(
    program.command('restore <file>').description(commands.restore),
    'restore /media/stick/site-2026-11-22.db',
  ).action(async (typed: string) => {
    const source = resolve(typed);
    const outcome = await restore(source, databaseFile(backups.load(quoted(source))));
    switch (outcome.kind) {
      case 'missing':
        throw new Refusal(backups.missing(source));
      case 'newer':
        throw new Refusal(backups.newer(outcome.path));
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

/** @param otherwise what to say if the data is in PostgreSQL, whose own tools do this */
function databaseFile(otherwise: string): string {
  const config: Config = readConfig(process.env);
  if (config.DATABASE_URL) throw new Refusal(otherwise);
  for (const problem of openDataDirectory(config)) console.error(problem);
  return join(config.DATA_DIR, 'site.db');
}

/** For a POSIX shell. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", "'\\''")}'`;
}
