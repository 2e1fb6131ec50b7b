import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

const pageSize = 500;
const columns = [
  'id',
  'reference',
  'name',
  'phone',
  'address',
  'email',
  'unit_number',
  'notes',
  'vehicle_info',
] as const;

type Row = Pick<Tables['submissions'], (typeof columns)[number]>;

/**
 * Lets searches find stored requests by unit, vehicle and notes, too. How the text is built is frozen as of this
 * migration, even if new requests are indexed differently by now.
 */
export async function addSearchedNotes(db: Kysely<Tables>): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .innerJoin('request_index', (join) =>
        join
          .onRef('request_index.created_at', '=', 'submissions.created_at')
          .onRef('request_index.submission_id', '=', 'submissions.id'),
      )
      .select([...columns, 'submissions.created_at', 'searched as before'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const history = await db
      .selectFrom('history')
      .select(['submission_id', 'note'])
      .where('submission_id', 'in', ids)
      .where('note', 'is not', null)
      .orderBy('id')
      .execute();
    const written = Map.groupBy(history, ({ submission_id }) => submission_id);
    for (const { before, created_at, ...row } of rows) {
      const notes = written.get(row.id)?.map(({ note }) => note) ?? [];
      const searched = searchedText(row, notes);
      if (searched === before) continue;
      await db
        .updateTable('request_index')
        .set({ searched })
        .where('created_at', '=', created_at)
        .where('submission_id', '=', row.id)
        .execute();
    }
    last = ids.at(-1) ?? '';
  }
}

function searchedText(row: Row, notes: (string | null)[]): string {
  const vehicle = row.vehicle_info === null ? null : JSON.parse(row.vehicle_info);
  const texts = [
    row.reference,
    row.name,
    row.phone?.replace(/\D/g, ''),
    row.address,
    row.email,
    row.unit_number,
    row.notes,
    [vehicle?.year, vehicle?.make, vehicle?.model].filter(Boolean).join(' '),
    ...notes,
  ];
  return texts
    .map((text) => text ?? '')
    .join('\n')
    .normalize('NFC')
    .toLowerCase();
}
