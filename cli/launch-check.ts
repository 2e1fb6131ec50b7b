/**
 * Lists placeholders and unset values: `npm run launch-check`, with the server's environment. Exit codes: 0 none
 * found, 1 some found.
 */
import { startWords } from '../content/owner/start.ts';
import { terminal } from '../content/owner/terminal.ts';
import { readConfig } from '../server/config/config.ts';
import { openDataDirectory } from '../server/data-directory.ts';
import { openDatabase } from '../server/database/database.ts';
import { readPeople } from '../server/people/people.ts';
import { readSetting, type SettingKey, settingKeys } from '../server/settings/settings.ts';
import { builtFor } from '../server/site/built-for.ts';
import { analyticsNote, launchProblems, textNote, textProblems } from './launch-problems.ts';
import { storedSample } from './sample/store-sample.ts';
import { sayFailure } from './say-failure.ts';

async function main() {
  const config = readConfig(process.env);
  const openPaths = openDataDirectory(config);
  const database = await openDatabase(config, () => undefined);
  const values = await Promise.all(settingKeys.map((key) => readSetting(database, key)));
  const madeUp = (await storedSample(database.query)).length;
  const people = await readPeople(database.query, config, new Date());
  await database.close();
  const built = builtFor() ?? config.SITE_URL;
  const storedAs = (key: SettingKey) => values[settingKeys.indexOf(key)] ?? null;
  const problems = [
    ...launchProblems(config, (key) => storedAs(key) !== null),
    ...textProblems(config, people.filter(({ phone }) => phone).length),
    ...openPaths,
    ...(built !== config.SITE_URL ? [startWords.otherSiteUrl(built, config.SITE_URL)] : []),
    ...(madeUp > 0 ? [terminal.sample.launch(madeUp)] : []),
  ];
  const notes = [analyticsNote(storedAs('analytics_id')), textNote(config)];
  return { problems, notes };
}

try {
  const { problems, notes } = await main();
  for (const problem of problems) console.log(`- ${problem}`);
  for (const note of notes) console.log(note);
  console.log(problems.length === 0 ? terminal.launch.none : terminal.launch.some(problems.length));
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  sayFailure(error);
}
