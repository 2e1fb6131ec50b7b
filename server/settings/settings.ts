import { type Busy, busyOf } from '../../contract/busy.ts';
import type { Database } from '../database/database.ts';

/** Settings that pages may read by key (docs/product.md 11.1). Any other key gets a 404. */
export const publicSettings = ['GOOGLE_MAPS_API_KEY', 'recaptcha_site_key'] as const;
export const settingKeys = [
  ...publicSettings,
  'campaign_phone_number',
  'google_maps_map_id',
  'analytics_id',
  'busy_minutes',
  'busy_until',
  'review_requests',
  'weekly_mail',
] as const;
export type SettingKey = (typeof settingKeys)[number];

/** Two rows are not settings: they store what search engines (docs/product.md 12.15) and people were last told. */
type StoredKey = SettingKey | 'index_now_told' | 'weekly_mail_told';

/** Resolves to the value, or to null if it is unset or blank, as a row inserted by hand may be. */
export async function readSetting(
  { query }: Pick<Database, 'query'>,
  key: StoredKey,
): Promise<string | null> {
  const row = await query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value.trim() || null;
}

/** On, unless it was switched off (docs/product.md 12.24). */
export async function isSwitchedOn(
  database: Pick<Database, 'query'>,
  key: 'review_requests' | 'weekly_mail',
): Promise<boolean> {
  return (await readSetting(database, key)) !== 'off';
}

/** Resolves to undefined unless everyone has to wait (docs/product.md 12.21). */
export async function readBusy(database: Database, now: Date): Promise<Busy | undefined> {
  const busy_minutes = await readSetting(database, 'busy_minutes');
  if (busy_minutes === null) return undefined;
  return busyOf({ busy_minutes, busy_until: await readSetting(database, 'busy_until') }, now);
}

export type SettingChanges = Partial<Record<StoredKey, string | null>>;

export async function writeSettings(
  database: Database,
  changes: SettingChanges,
  now = new Date(),
): Promise<void> {
  await database.write(async (transaction) => {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) {
        await transaction.deleteFrom('settings').where('key', '=', key).execute();
        continue;
      }
      await transaction
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    }
    // An end that has passed belonged to an earlier wait.
    if (changes.busy_minutes && changes.busy_until === undefined) {
      await transaction
        .deleteFrom('settings')
        .where('key', '=', 'busy_until')
        .where('value', '<', now.toISOString())
        .execute();
    }
  });
}

export const writeSetting = (database: Database, key: StoredKey, value: string) =>
  writeSettings(database, { [key]: value });

export async function deleteSetting(database: Database, key: SettingKey): Promise<boolean> {
  const { numDeletedRows } = await database.write((transaction) =>
    transaction.deleteFrom('settings').where('key', '=', key).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}
