import { sql, type Transaction } from 'kysely';
import type { Tap } from '../../contract/tap.ts';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/database.ts';
import type { Tables, TapsTable } from '../database/tables.ts';

type TapKey = Omit<TapsTable, 'taps'>;

/** Keeps made-up campaigns from filling the disk: further taps of a day count under `other`. */
export const mostRowsPerDay = 500;

/** Per text, in characters, so that made-up texts add a megabyte a day at most. */
export const longestKept = 60;
const cut = (text: string) => [...text].slice(0, longestKept).join('');

const direct = 'direct';
const other = { page: 'other', source: 'other', medium: '', campaign: '' };

export function countTap(database: Database, day: string, tap: Tap): Promise<void> {
  const { page, kind = 'call', medium, campaign } = tap;
  // Write it as app/attribution stores it, which may not have run yet when a visitor calls at once.
  const source = tap.source?.toLowerCase() || direct;
  const named = {
    source: cut(source),
    medium: source === direct ? 'none' : cut(medium?.toLowerCase() ?? ''),
    campaign: cut(campaign ?? ''),
  };
  return database.write(async (transaction) => {
    // Always add this row first, because its lock makes the count of rows exact even with two servers.
    await add(transaction, { day, kind: 'call', ...other }, 0);
    const isOther = await isOverLimit(transaction, { day, kind, page, ...named });
    await add(transaction, { day, kind, ...(isOther ? other : { page, ...named }) }, 1);
  });
}

async function add(transaction: Transaction<Tables>, key: TapKey, taps: number): Promise<void> {
  await transaction
    .insertInto('taps')
    .values({ ...key, taps })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'kind', 'source', 'medium', 'campaign'])
        .doUpdateSet({ taps: sql`taps.taps + ${taps}` }),
    )
    .execute();
}

async function isOverLimit(transaction: Transaction<Tables>, key: TapKey): Promise<boolean> {
  const { day, ...rest } = key;
  const rows = transaction.selectFrom('taps').where('day', '=', day);
  if ((await countRows(rows)) < mostRowsPerDay) return false;
  const known = await rows
    .select('taps')
    .where((row) => row.and(rest))
    .executeTakeFirst();
  return known === undefined;
}

/** Sums the taps of the days in New York from `since` (inclusive) to `until` (exclusive). */
export async function tapsPerDay(
  { query }: Database,
  since: string,
  until: string,
): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('taps')
    .select((row) => ['day', row.fn.sum<number | string>('taps').as('taps')])
    .where('day', '>=', since)
    .where('day', '<', until)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, taps }) => [day, Number(taps)]));
}
