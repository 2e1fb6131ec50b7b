import { type Insertable, sql, type Transaction } from 'kysely';
import { digitsOf, nationalDigits } from '../../contract/phone.ts';
import type { RequestIndexTable } from '../database/desk-tables.ts';
import type { RequestRow, Tables } from '../database/tables.ts';

export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Requests of the same person are found by these values. */
export function contactsOf({ phone, email }: Pick<RequestRow, 'phone' | 'email'>) {
  return { phone: nationalDigits(phone ?? ''), email: folded(email ?? '').trim() };
}

type Indexed = Pick<
  RequestRow,
  | 'id'
  | 'reference'
  | 'status'
  | 'type'
  | 'service'
  | 'town'
  | 'timeframe'
  | 'name'
  | 'phone'
  | 'address'
  | 'email'
  | 'unit_number'
  | 'notes'
  | 'vehicle_info'
  | 'created_at'
  | 'eta_at'
  | 'appointment_at'
  | 'danger'
>;

export function indexRow(row: Indexed): Insertable<RequestIndexTable> {
  const { id, status, type, service, town, timeframe, created_at, eta_at, appointment_at } = row;
  const searched = [
    row.reference,
    row.name,
    digitsOf(row.phone ?? ''),
    row.address,
    row.email,
    row.unit_number,
    row.notes,
    vehicleOf(row.vehicle_info),
  ];
  return {
    created_at,
    submission_id: id,
    status,
    type,
    service,
    town,
    timeframe,
    searched: folded(searched.map((text) => text ?? '').join('\n')),
    ...contactsOf(row),
    eta_at,
    appointment_at,
    danger: row.danger,
  };
}

/** Does not change `searched`, because it contains notes. */
export async function reindex(transaction: Transaction<Tables>, row: Indexed): Promise<void> {
  const { created_at, submission_id, searched, ...columns } = indexRow(row);
  await transaction
    .updateTable('request_index')
    .set(columns)
    .where('created_at', '=', created_at)
    .where('submission_id', '=', submission_id)
    .execute();
}

/** Also rebuilds `searched`, from the request's texts and the notes in its history. */
export async function reindexTexts(transaction: Transaction<Tables>, row: Indexed): Promise<void> {
  const { created_at, submission_id, ...columns } = indexRow(row);
  const lines = await transaction
    .selectFrom('history')
    .select('note')
    .where('submission_id', '=', row.id)
    .where('note', 'is not', null)
    .orderBy('id')
    .execute();
  const notes = lines.map(({ note }) => `\n${folded(note ?? '')}`);
  await transaction
    .updateTable('request_index')
    .set({ ...columns, searched: columns.searched + notes.join('') })
    .where('created_at', '=', created_at)
    .where('submission_id', '=', submission_id)
    .execute();
}

function vehicleOf(json: string | null): string {
  const { year, make, model } = json ? JSON.parse(json) : {};
  return [year, make, model].filter(Boolean).join(' ');
}

/** Makes the note searchable until the request is emptied or erased. */
export async function indexNote(
  transaction: Transaction<Tables>,
  { id, created_at }: Pick<RequestRow, 'id' | 'created_at'>,
  note: string,
): Promise<void> {
  await transaction
    .updateTable('request_index')
    .set((row) => ({ searched: sql<string>`${row.ref('searched')} || ${`\n${folded(note)}`}` }))
    .where('created_at', '=', created_at)
    .where('submission_id', '=', id)
    .execute();
}
