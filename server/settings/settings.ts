import type { Database } from '../database/database.ts';

/** Settings a visitor's page may read by key (specification 3). Every other key does not exist. */
export const publicSettings = ['GOOGLE_MAPS_API_KEY', 'recaptcha_site_key'] as const;
export type SettingKey = (typeof publicSettings)[number] | 'campaign_phone_number';

export async function readSetting(database: Database, key: SettingKey): Promise<string | null> {
  const row = await database.query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}
