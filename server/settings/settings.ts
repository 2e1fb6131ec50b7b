import type { Database } from '../database/database.ts';

/** Settings that pages may read by key (docs/product.md 11.1). Any other key gets a 404. */
export const publicSettings = ['GOOGLE_MAPS_API_KEY', 'recaptcha_site_key'] as const;
/** Every key that the operator may set. */
export const settingKeys = [
  ...publicSettings,
  'campaign_phone_number',
  'google_maps_map_id',
  'analytics_id',
] as const;
export type SettingKey = (typeof settingKeys)[number];

/** Rows of the same table that are no settings: what search engines were told last (docs/product.md 12.15). */
type StoredKey = SettingKey | 'index_now_told';

/** The value; null if it is unset or blank, as a row inserted by hand may be. */
export async function readSetting(database: Database, key: StoredKey): Promise<string | null> {
  const row = await database.query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value.trim() || null;
}

export async function writeSetting(
  database: Database,
  key: StoredKey,
  value: string,
): Promise<void> {
  await database.write((transaction) =>
    transaction
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute(),
  );
}

/** Resolves to whether there was a row to delete. */
export async function deleteSetting(database: Database, key: SettingKey): Promise<boolean> {
  const { numDeletedRows } = await database.write((transaction) =>
    transaction.deleteFrom('settings').where('key', '=', key).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}
