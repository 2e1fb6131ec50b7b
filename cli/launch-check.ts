/**
 * Lists placeholders and unset values: `npm run launch-check`, with the server's environment. Exit codes: 0 none
 * found, 1 some found.
 */
import { terminal } from '../content/en/terminal.ts';
import { readConfig } from '../server/config.ts';
import { openDataDirectory } from '../server/data-directory.ts';
import { openDatabase } from '../server/database/database.ts';
import { readSetting, settingKeys } from '../server/settings/settings.ts';
import { launchProblems } from './launch-problems.ts';
import { storedSample } from './sample/store-sample.ts';

const config = readConfig(process.env);
const openPaths = openDataDirectory(config);
const database = await openDatabase(config, () => undefined);
const values = await Promise.all(settingKeys.map((key) => readSetting(database, key)));
const madeUp = (await storedSample(database.query)).length;
await database.close();

const problems = [
  ...launchProblems(config, (key) => values[settingKeys.indexOf(key)] !== null),
  ...openPaths,
  ...(madeUp > 0 ? [terminal.sample.launch(madeUp)] : []),
];
for (const problem of problems) console.log(`- ${problem}`);
console.log(problems.length === 0 ? 'Nothing is missing.' : `${problems.length} to see to.`);
process.exitCode = problems.length === 0 ? 0 : 1;
