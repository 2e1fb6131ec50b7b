import { join } from 'node:path';
import { Argument, type Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import type { Config } from '../../server/config/config.ts';
import { readValue } from '../../server/settings/setting-value.ts';
import {
  deleteSetting,
  readSetting,
  type SettingKey,
  settingKeys,
  writeSetting,
} from '../../server/settings/settings.ts';
import { choice } from './options.ts';
import { printJson, Refusal, withExample, withTerminal } from './terminal.ts';

/** Names the database that is used, so that the operator sees that it is the server's. */
function placeOf({ DATABASE_URL, DATA_DIR }: Config): string {
  if (!DATABASE_URL) return join(DATA_DIR, 'site.db');
  const { host, pathname } = new URL(DATABASE_URL); // never the password
  return `PostgreSQL ${host}${pathname}`;
}

/** The server reads settings for each request, but an open page never reloads its own (docs/product.md 6.6). */
const pickedUp =
  'The server goes by this at once, without a restart. A page that is open keeps what it read until it is reloaded.';

/** Settings that take effect while the site runs (docs/product.md 11.2). */
export function addSettings(program: Command): void {
  const settings = withExample(
    program.command('settings').description(words.commands.settings).showHelpAfterError(),
    'settings list',
  );
  const key = new Argument('<key>', settingKeys.join(', ')).argParser(choice(settingKeys));

  withExample(settings.command('list').option('--json', words.json), 'settings list').action(
    ({ json }) =>
      withTerminal(async ({ config, database }) => {
        const read = settingKeys.map(async (key) => [key, await readSetting(database, key)]);
        const values = await Promise.all(read);
        if (json) return printJson(Object.fromEntries(values));
        for (const [key, value] of values) {
          console.log(value === null ? `${key} is not set` : `${key} = ${value}`);
        }
        console.log(`(${placeOf(config)})`);
      }),
  );

  withExample(
    settings.command('get').addArgument(key),
    'settings get campaign_phone_number',
  ).action((key: SettingKey) =>
    withTerminal(async ({ config, database }) => {
      const value = await readSetting(database, key);
      if (value === null) throw new Refusal(`${key} is not set (${placeOf(config)})`);
      console.log(value);
    }),
  );

  withExample(
    // A phone number that is typed without quotes is several values.
    settings.command('set').addArgument(key).argument('<value...>').allowUnknownOption(),
    'settings set campaign_phone_number "(201) 555-0199"',
  ).action(async (key: SettingKey, typed: string[]) => {
    const verdict = readValue(key, typed.join(' '));
    if (verdict.kind === 'refused') {
      return settings.error(
        `${verdict.problem} Nothing was changed; to remove a setting use unset.`,
      );
    }
    const { value, wasWrapped } = verdict;
    await withTerminal(async ({ config, database }) => {
      if (value === config.RECAPTCHA_SECRET_KEY) throw new Refusal(words.secretKey);
      await writeSetting(database, key, value);
      console.log(`${key} = ${value}`);
      if (wasWrapped) console.log('The spaces and quotes around the value were left out.');
      console.log(`Stored in ${placeOf(config)}.\n${pickedUp}`);
    });
  });

  withExample(
    settings.command('unset').addArgument(key),
    'settings unset campaign_phone_number',
  ).action((key: SettingKey) =>
    withTerminal(async ({ config, database }) => {
      const place = placeOf(config);
      const existed = await deleteSetting(database, key);
      console.log(
        existed
          ? `${key} was removed from ${place}.\n${pickedUp}`
          : `${key} was not set (${place}).`,
      );
    }),
  );
}
