import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { townIn } from './desk-towns.ts';

const pageSize = 500;
const searchedColumns = ['reference', 'name', 'phone', 'address', 'email'] as const;
const listedColumns = ['created_at', 'status', 'type', 'service', 'timeframe'] as const;
type Column = (typeof searchedColumns | typeof listedColumns)[number] | 'id' | 'town';

/**
 * Fills in the town, position and index row of requests stored before the desk existed. How it finds them is frozen as
 * of that migration, even if new requests are read differently by now.
 */
export async function backfillRequests(db: Kysely<Tables>): Promise<void> {
  let last = '';
  for (;;) {
    const page = await db
      .selectFrom('submissions')
      .select([...searchedColumns, ...listedColumns, 'id', 'visitor_info'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (page.length === 0) return;
    const rows = page.map((row) => ({ ...row, town: townIn(row.address) }));
    await db.insertInto('request_index').values(rows.map(indexRow)).execute();
    for (const [town, found] of Map.groupBy(rows, (row) => row.town)) {
      if (town === null) continue;
      const ids = found.map(({ id }) => id);
      await db.updateTable('submissions').set({ town }).where('id', 'in', ids).execute();
    }
    for (const { id, visitor_info } of rows) {
      const position = positionIn(visitor_info);
      if (position === null) continue;
      await db.updateTable('submissions').set({ position }).where('id', '=', id).execute();
    }
    last = page.at(-1)?.id ?? '';
  }
}

/** The position as JSON; null if the browser sent none or an impossible one. */
function positionIn(visitorInfo: string | null): string | null {
  const found = visitorInfo === null ? null : JSON.parse(visitorInfo)?.geolocation;
  if (typeof found !== 'object' || found === null) return null;
  const { latitude, longitude, accuracy } = found;
  if (!isBetween(latitude, -90, 90) || !isBetween(longitude, -180, 180)) return null;
  const known = isBetween(accuracy, 0, 40_000_000) ? accuracy : null;
  return JSON.stringify({ latitude, longitude, accuracy: known });
}

function isBetween(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

function indexRow(row: Pick<Tables['submissions'], Column>): Insertable<Tables['request_index']> {
  const listed = listedColumns.map((name) => [name, row[name]]);
  const searched = searchedColumns.map((name) =>
    name === 'phone' ? row.phone?.replace(/\D/g, '') : row[name],
  );
  const text = searched.map((value) => value ?? '').join('\n');
  return {
    ...Object.fromEntries(listed),
    submission_id: row.id,
    town: row.town,
    searched: text.normalize('NFC').toLowerCase(),
  };
}
