import { isOpen, type RequestStatus } from '../../contract/request-status.ts';
import type { RequestRow } from '../database/tables.ts';

/** What a step changes in addition to the status, and what an undo restores. */
export const stepColumns = [
  'accepted_at',
  'assignee',
  'closed_at',
  'eta_at',
  'on_the_way_at',
  'arrived_at',
  'done_at',
  'appointment_at',
  'appointment_minutes',
  'quoted_cents',
  'paid_cents',
  'paid_by',
] as const satisfies (keyof RequestRow)[];
export type StepColumns = Pick<RequestRow, (typeof stepColumns)[number]>;

export function statusColumns(
  row: RequestRow,
  status: RequestStatus,
  who: string,
  time: string,
): Partial<StepColumns> & Pick<RequestRow, 'status' | 'seen_at'> {
  const closed_at = isOpen(status) ? null : time;
  // `link`, `terminal` and `customer` are not people of the desk.
  const assignee = who.includes('@') ? who : null;
  const seen_at = status === 'pending' ? row.seen_at : (row.seen_at ?? time);
  const accepted = { status, seen_at, accepted_at: time, assignee };
  const notOnTheWay = { eta_at: null, on_the_way_at: null, arrived_at: null };
  switch (status) {
    case 'accepted':
      return row.status === 'on_the_way' ? { status, seen_at, ...notOnTheWay } : accepted;
    case 'on_the_way':
      return {
        ...(row.status === 'pending' ? accepted : { status, seen_at }),
        on_the_way_at: time,
      };
    case 'done':
      return { status, seen_at, done_at: time, closed_at };
    case 'cancelled':
    case 'spam':
      return {
        status,
        seen_at: row.seen_at,
        closed_at,
        appointment_at: null,
        appointment_minutes: null,
      };
    case 'pending':
      return {
        status,
        seen_at,
        accepted_at: null,
        assignee: null,
        ...notOnTheWay,
        done_at: null,
        closed_at,
      };
  }
}

/** What people said about the job earlier. A step that replaces it keeps it in its history line. */
const toldColumns: readonly string[] = [
  'assignee',
  'eta_at',
  'quoted_cents',
  'paid_cents',
  'paid_by',
];

export function replacedBy(
  columns: Partial<RequestRow>,
  row: RequestRow,
  to: RequestStatus | undefined,
): (keyof RequestRow)[] {
  const names = Object.keys(columns) as (keyof RequestRow)[];
  if (!to) return names;
  return names.filter(
    (name) => toldColumns.includes(name) && row[name] !== null && row[name] !== columns[name],
  );
}

export function pick<Row, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}
