import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../server/database/database.ts';
import { writeSetting } from '../../server/settings/settings.ts';
import { type RunningServer, startServer } from './server.ts';

/** A server that finds the campaign's number set when it starts: it would take up to a minute to follow a change. */
export async function startCampaignServer(): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const database = await openSqlite(join(dataDir, 'site.db'), (error) => {
    throw error;
  });
  await writeSetting(database, 'campaign_phone_number', '+12015550199');
  await database.close();
  return startServer({ DATA_DIR: dataDir });
}
