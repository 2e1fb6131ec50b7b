import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../../server/database/database.ts';
import { type SettingKey, settingKeys, writeSetting } from '../../../server/settings/settings.ts';
import { type RunningServer, startServer } from './server.ts';

/** Starts a server with these settings already set, since its pages can take a minute to pick up a change. */
export async function startServerWith(
  settings: Partial<Record<SettingKey, string>>,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const database = await openSqlite(join(dataDir, 'site.db'), (error) => {
    throw error;
  });
  for (const key of settingKeys) {
    const value = settings[key];
    if (value) await writeSetting(database, key, value);
  }
  await database.close();
  return startServer({ DATA_DIR: dataDir, ...env });
}

export const startCampaignServer = () => startServerWith({ campaign_phone_number: '+12015550199' });
