import type { SubmissionsTable } from '../database/tables.ts';
import type { RequestIndexTable } from './tables.ts';

/** Text normalized for searching: NFC, lower case. */
export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

type Indexed = Pick<
  SubmissionsTable,
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
  | 'created_at'
>;

/** The index row of a request. See `RequestIndexTable`. */
export function indexRow(row: Indexed): RequestIndexTable {
  const { id, status, type, service, town, timeframe, created_at } = row;
  const searched = [row.reference, row.name, digitsOf(row.phone ?? ''), row.address, row.email];
  return {
    created_at,
    submission_id: id,
    status,
    type,
    service,
    town,
    timeframe,
    searched: folded(searched.map((text) => text ?? '').join('\n')),
  };
}
