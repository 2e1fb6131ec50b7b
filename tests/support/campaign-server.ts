import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../server/database/database.ts';
import { writeSetting } from '../../server/settings/settings.ts';
import { type RunningServer, startServer } from './server.ts';

/** Starts a server with the campaign number already set, since it can take a minute to pick up a change. */
export async function startCampaignServer(): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const database = await openSqlite(join(dataDir, 'site.db'), (error) => {
    throw error;
  });
  await writeSetting(database, 'campaign_phone_number', '+12015550199');
  await database.close();
  return startServer({ DATA_DIR: dataDir });
}
