import type { Kysely } from 'kysely';
import type { Position } from '../../contract/answers/requests.ts';
import type { RequestIndexTable } from '../desk/tables.ts';
import { positionIn } from '../submissions/position.ts';
import { type Town, townIn } from '../submissions/town.ts';
import type { SubmissionsTable, Tables } from './tables.ts';

const pageSize = 500;
const searchedColumns = ['reference', 'name', 'phone', 'address', 'email'] as const;
const listedColumns = ['created_at', 'status', 'type', 'service', 'timeframe'] as const;
type Column = (typeof searchedColumns | typeof listedColumns)[number] | 'id' | 'town';

/**
 * Fills in town, position and index row of the requests from before the desk. Towns and positions are found
 * by today's rules. The columns are those of that migration, whatever `indexRow` writes by now.
 */
export async function describeStored(db: Kysely<Tables>): Promise<void> {
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
      if (town)
        await setTown(
          db,
          town,
          found.map(({ id }) => id),
        );
    }
    for (const { id, visitor_info } of rows) {
      const position = visitor_info && positionIn(JSON.parse(visitor_info));
      if (position) await setPosition(db, id, position);
    }
    last = page.at(-1)?.id ?? '';
  }
}

async function setTown(db: Kysely<Tables>, town: Town, ids: string[]): Promise<void> {
  await db.updateTable('submissions').set({ town }).where('id', 'in', ids).execute();
}

async function setPosition(db: Kysely<Tables>, id: string, position: Position): Promise<void> {
  const json = JSON.stringify(position);
  await db.updateTable('submissions').set({ position: json }).where('id', '=', id).execute();
}

function indexRow(row: Pick<SubmissionsTable, Column>): RequestIndexTable {
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
