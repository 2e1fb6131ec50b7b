import { join } from 'node:path';
import { terminal as words } from '../content/owner/terminal.ts';
import type { Config } from '../server/config/config.ts';
import type { Database } from '../server/database/database.ts';
import { readValue } from '../server/settings/setting-value.ts';
import {
  deleteSetting,
  readSetting,
  type SettingKey,
  settingKeys,
  writeSetting,
} from '../server/settings/settings.ts';

type Command =
  | { kind: 'list' }
  | { kind: 'get' | 'unset'; key: SettingKey }
  | { kind: 'set'; key: SettingKey; value: string; wasWrapped: boolean };

export type CommandLine = Command | { kind: 'wrong'; problem: string };

/** Exit codes: `done` 0, `failed` 1. */
export interface Result {
  kind: 'done' | 'failed';
  text: string;
}

const usage = [
  'Usage: npm run settings -- list | get KEY | set KEY VALUE | unset KEY',
  `Keys:  ${settingKeys.join(', ')}`,
].join('\n');

/** Parses the arguments after the command's name. */
export function readCommandLine([name, typedKey, ...rest]: readonly string[]): CommandLine {
  if (name === 'list' && typedKey === undefined) return { kind: name };
  if (name !== 'get' && name !== 'set' && name !== 'unset') return wrong(usage);
  const key = settingKeys.find((known) => known === typedKey?.trim());
  if (!key) return wrong(`There is no setting "${typedKey ?? ''}".\n${usage}`);
  if (name === 'set') return readSet(key, rest);
  return rest.length === 0 ? { kind: name, key } : wrong(usage);
}

/** Joins the arguments, because a phone number typed without quotes is several of them. */
function readSet(key: SettingKey, typed: readonly string[]): CommandLine {
  const verdict = readValue(key, typed.join(' '));
  if (verdict.kind === 'accepted') return { ...verdict, kind: 'set', key };
  return wrong(`${verdict.problem} Nothing was changed; to remove a setting use unset.\n${usage}`);
}

function wrong(problem: string): CommandLine {
  return { kind: 'wrong', problem };
}

/** Names the database that is used, so that the operator sees that it is the server's. */
function placeOf({ DATABASE_URL, DATA_DIR }: Config): string {
  if (!DATABASE_URL) return join(DATA_DIR, 'site.db');
  const { host, pathname } = new URL(DATABASE_URL); // never the password
  return `PostgreSQL ${host}${pathname}`;
}

export async function runCommand(
  command: Command,
  { config, database }: { config: Config; database: Database },
): Promise<Result> {
  const place = placeOf(config);
  switch (command.kind) {
    case 'list': {
      const lines = settingKeys.map(async (key) => {
        const value = await readSetting(database, key);
        return value === null ? `${key} is not set` : `${key} = ${value}`;
      });
      return done(...(await Promise.all(lines)), `(${place})`);
    }
    case 'get': {
      const value = await readSetting(database, command.key);
      return value === null
        ? { kind: 'failed', text: `${command.key} is not set (${place})` }
        : done(value);
    }
    case 'set': {
      const { key, value, wasWrapped } = command;
      if (value === config.RECAPTCHA_SECRET_KEY) return { kind: 'failed', text: words.secretKey };
      await writeSetting(database, key, value);
      const note = wasWrapped ? ['The spaces and quotes around the value were left out.'] : [];
      return done(`${key} = ${value}`, ...note, `Stored in ${place}.`, pickedUp);
    }
    case 'unset': {
      const existed = await deleteSetting(database, command.key);
      return existed
        ? done(`${command.key} was removed from ${place}.`, pickedUp)
        : done(`${command.key} was not set (${place}).`);
    }
  }
}

/** The server reads settings for each request, but an open page never reloads its own (docs/product.md 6.6). */
const pickedUp =
  'The server goes by this at once, without a restart. A page that is open keeps what it read until it is reloaded.';

function done(...lines: string[]): Result {
  return { kind: 'done', text: lines.join('\n') };
}
