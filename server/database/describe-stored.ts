import type { Kysely } from 'kysely';
import type { Position } from '../../contract/desk-api.ts';
import type { RequestIndexTable } from '../desk/tables.ts';
import { positionIn } from '../submissions/position.ts';
import { type Town, townIn } from '../submissions/town.ts';
import type { SubmissionsTable, Tables } from './tables.ts';

const pageSize = 500;

/**
 * Fills in town, position and index row of the requests from before the desk. Towns and positions are found
 * by today's rules. The columns are those of that migration, whatever `indexRow` writes by now.
 */
export async function describeStored(db: Kysely<Tables>): Promise<void> {
  let last = '';
  for (;;) {
    const page = await db
      .selectFrom('submissions')
      .selectAll()
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

function indexRow(row: SubmissionsTable): RequestIndexTable {
  const { id, status, type, service, town, timeframe, created_at } = row;
  const phone = row.phone?.replace(/\D/g, '');
  const searched = [row.reference, row.name, phone, row.address, row.email];
  return {
    created_at,
    submission_id: id,
    status,
    type,
    service,
    town,
    timeframe,
    searched: searched
      .map((text) => text ?? '')
      .join('\n')
      .normalize('NFC')
      .toLowerCase(),
  };
}
