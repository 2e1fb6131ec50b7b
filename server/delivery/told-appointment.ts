import type { Transaction } from 'kysely';
import { isOpen } from '../../contract/request-status.ts';
import type { Database } from '../database/database.ts';
import type { OutboxTable, RequestRow, Tables } from '../database/tables.ts';

/** What a mail or text told the customer; `at` is null if it said that there is no longer an appointment. */
interface ToldAppointment {
  at: string | null;
  minutes: number;
  version: number;
  /** Calendars identify the appointment by this, so it stays the same when a merge moves the appointment. */
  uid: string;
}

/** What the last delivery of this kind told, whether it was sent, may have been sent or is being sent. */
async function lastTold(
  { query }: Pick<Database, 'query'>,
  { id: except, kind, submission_id }: OutboxTable,
): Promise<ToldAppointment | undefined> {
  const mails = await query
    .selectFrom('outbox')
    .select('payload')
    .where('submission_id', '=', submission_id)
    .where('kind', '=', kind)
    .where('id', '!=', except)
    .where((mail) =>
      mail.or([
        mail('state', '=', 'sent'),
        mail('claimed_by', 'is not', null),
        mail('unknown_outcomes', '>', 0),
      ]),
    )
    .execute();
  const told = mails.flatMap(({ payload }): ToldAppointment[] =>
    payload === null ? [] : [JSON.parse(payload)],
  );
  return told.toSorted((one, other) => other.version - one.version)[0];
}

export interface AppointmentNews {
  kind: 'set' | 'moved' | 'cancelled';
  at: string;
  minutes: number;
  uid: string;
}

/** Resolves to undefined if the customer knows it, the appointment is over, or the request is spam or done. */
export async function appointmentNews(
  database: Pick<Database, 'query'>,
  delivery: OutboxTable,
  { id, appointment_at, appointment_minutes, status }: RequestRow,
  now: Date,
): Promise<AppointmentNews | undefined> {
  const told = await lastTold(database, delivery);
  const uid = told?.uid ?? id;
  const known = told?.at ? { at: told.at, minutes: told.minutes, uid } : undefined;
  const isAhead = (time: string) => Date.parse(time) > now.getTime();
  if (status === 'spam' || status === 'done') return undefined;
  const at = isOpen(status) ? appointment_at : null;
  if (at === null) return known && isAhead(known.at) ? { kind: 'cancelled', ...known } : undefined;
  const minutes = appointment_minutes ?? 0;
  if (!isAhead(at) || (known?.at === at && known.minutes === minutes)) return undefined;
  return { kind: known ? 'moved' : 'set', at, minutes, uid };
}

/** Called before the delivery is sent. `lastTold` takes it into account once the delivery may have been sent. */
export async function rememberTold(
  transaction: Transaction<Tables>,
  { id }: OutboxTable,
  { version }: RequestRow,
  { kind, at, minutes, uid }: AppointmentNews,
): Promise<void> {
  const told: ToldAppointment = { at: kind === 'cancelled' ? null : at, minutes, version, uid };
  const payload = JSON.stringify(told);
  await transaction.updateTable('outbox').set({ payload }).where('id', '=', id).execute();
}
