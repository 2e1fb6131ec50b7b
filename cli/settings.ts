/**
 * Command for the operator's settings (docs/product.md 11.2): `npm run settings -- list`. Needs the server's
 * environment, to find its database. Exit codes: 0 done, 1 not set or failed, 2 wrong usage.
 */
import { join } from 'node:path';
import { type Config, readConfig } from '../server/config/config.ts';
import { openDataDirectory } from '../server/data-directory.ts';
import { openDatabase } from '../server/database/database.ts';
import { sayFailure } from './say-failure.ts';
import { readCommandLine, runCommand } from './settings-command.ts';

function databaseName({ DATABASE_URL, DATA_DIR }: Config): string {
  if (!DATABASE_URL) return join(DATA_DIR, 'site.db');
  const { host, pathname } = new URL(DATABASE_URL); // never the password
  return `PostgreSQL ${host}${pathname}`;
}

async function main(words: readonly string[]): Promise<number> {
  const command = readCommandLine(words);
  if (command.kind === 'wrong') {
    console.error(command.problem);
    return 2;
  }
  const config = readConfig(process.env);
  if (command.kind === 'set' && command.value === config.RECAPTCHA_SECRET_KEY) {
    console.error('This is the secret key, and every visitor can read this setting. Nothing done.');
    return 2;
  }
  for (const problem of openDataDirectory(config)) console.error(problem);
  const database = await openDatabase(config, () => undefined);
  try {
    const { kind, text } = await runCommand(command, database, databaseName(config));
    if (kind === 'done') console.log(text);
    else console.error(text);
    return kind === 'done' ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  sayFailure(error);
}
