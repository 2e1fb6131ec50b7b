/**
 * Command for the operator's settings (docs/product.md 11.2): `npm run settings -- list`. Needs the server's
 * environment, to find its database. Exit codes: 0 done, 1 not set, refused or failed, 2 wrong usage.
 */
import { readConfig } from '../server/config/config.ts';
import { openDataDirectory } from '../server/data-directory.ts';
import { openDatabase } from '../server/database/database.ts';
import { sayFailure } from './say-failure.ts';
import { readCommandLine, runCommand } from './settings-command.ts';

async function main(words: readonly string[]): Promise<number> {
  const command = readCommandLine(words);
  if (command.kind === 'wrong') {
    console.error(command.problem);
    return 2;
  }
  const config = readConfig(process.env);
  for (const problem of openDataDirectory(config)) console.error(problem);
  const database = await openDatabase(config, () => undefined);
  try {
    const { kind, text } = await runCommand(command, { config, database });
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
