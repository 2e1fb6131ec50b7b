import { z } from 'zod';
import type { Database } from '../database/database.ts';

/** A row of the settings table that is no setting: what search engines were told last (docs/product.md 12.15). */
const key = 'index_now_told';

const prints = z.record(z.string(), z.string());

/** Fingerprints by URL; empty before the first time, and if somebody has put something else there. */
export async function readTold(database: Database): Promise<Record<string, string>> {
  const row = await database.query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  try {
    return prints.parse(JSON.parse(row?.value ?? '{}'));
  } catch {
    return {}; // all pages are told again
  }
}

export async function writeTold(database: Database, told: Record<string, string>): Promise<void> {
  const value = JSON.stringify(told);
  await database.write((transaction) =>
    transaction
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute(),
  );
}
