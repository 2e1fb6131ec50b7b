import type { Transaction } from 'kysely';
import { isOpen } from '../../contract/request-status.ts';
import type { DeliveryKind, RequestRow, Tables } from '../database/tables.ts';
import { isMailable } from '../outbox/customer-mail-limits.ts';
import { stepMails } from '../outbox/delivery.ts';
import { enqueue, outboxRow } from '../outbox/waiting-mail.ts';
import { agreedNumber } from '../texts/text-consent.ts';

/** The kinds of delivery that notify a customer; `key` is a part of their IDs. */
const ways = [
  {
    mayTell: isMailable,
    steps: { accepted: 'accepted', on_the_way: 'on_the_way' },
    appointment: 'appointment',
    key: '',
  },
  {
    mayTell: (row: RequestRow) => agreedNumber(row) !== undefined,
    steps: { accepted: 'sms_accepted', on_the_way: 'sms_on_the_way' },
    appointment: 'sms_appointment',
    key: 'text-',
  },
] as const;

/** At most one mail and one text are queued per step or appointment. They say what is true when they are sent. */
export async function tellCustomer(
  transaction: Transaction<Tables>,
  before: RequestRow,
  row: RequestRow,
  { at, toldAt }: { at: Date; toldAt?: Date | undefined },
): Promise<void> {
  const isNewStep = before.status !== row.status || before.eta_at !== row.eta_at;
  const isMoved =
    before.appointment_at !== row.appointment_at ||
    before.appointment_minutes !== row.appointment_minutes ||
    // While the request was closed, its appointment was not sent. What the customer knows is not sent again.
    (!isOpen(before.status) && isOpen(row.status) && row.appointment_at !== null);
  const step = isNewStep ? stepMail(row) : undefined;
  const line = step && (await stepLine(transaction, row));
  for (const { mayTell, steps, appointment, key } of ways) {
    if (!mayTell(row)) continue;
    const given = { submission_id: row.id, created_at: at.toISOString() };
    const queue = (kind: DeliveryKind, id: string) =>
      enqueue(transaction, [outboxRow({ ...given, id, kind }, null, toldAt)]);

    if (isNewStep) {
      const id = line === undefined ? undefined : `${row.id}.${key}told-${line}`;
      await unqueue(transaction, row.id, Object.values(steps), { except: id });
      if (step && id) await queue(steps[step], id);
    }
    if (isMoved) {
      await unqueue(transaction, row.id, [appointment], { keepsPerhapsSent: true });
      await queue(appointment, `${row.id}.${key}appointment-${row.version}`);
    }
  }
}

/** Undefined if there is nothing to tell. */
export function stepMail({
  status,
  eta_at,
  arrived_at,
}: Pick<RequestRow, 'status' | 'eta_at' | 'arrived_at'>) {
  const kind = stepMails.find((step) => step === status);
  if (arrived_at !== null) return undefined;
  return kind === 'accepted' && eta_at === null ? undefined : kind;
}

/** Finds the latest step's line. An undo's line, without `before`, is no step; a phone job's first line is one. */
async function stepLine(
  transaction: Transaction<Tables>,
  { id, status }: RequestRow,
): Promise<number | undefined> {
  const line = await transaction
    .selectFrom('history')
    .select('id')
    .where('submission_id', '=', id)
    .where('to_status', '=', status)
    .where((line) => line.or([line('before', 'is not', null), line('from_status', 'is', null)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line?.id;
}

/**
 * Deletes queued deliveries, except those being sent. With `keepsPerhapsSent` it also keeps those that may have been
 * delivered, because they show what the customer may know.
 */
export async function unqueue(
  transaction: Transaction<Tables>,
  requestId: string,
  kinds: readonly DeliveryKind[],
  { except = '', keepsPerhapsSent = false }: { except?: string; keepsPerhapsSent?: boolean } = {},
): Promise<void> {
  let waiting = transaction
    .deleteFrom('outbox')
    .where('submission_id', '=', requestId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .where('claimed_by', 'is', null)
    .where('id', '!=', except);
  if (keepsPerhapsSent) waiting = waiting.where('unknown_outcomes', '=', 0);
  const gone = await waiting.returning('id').execute();
  // Failed attempts of these deliveries have left texts.
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('texts').where('id', 'in', ids).execute();
}
