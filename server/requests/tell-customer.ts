import type { Transaction } from 'kysely';
import type { MailKind, RequestRow, Tables } from '../database/tables.ts';
import { isMailable } from '../outbox/customer-mail-limits.ts';
import { type JobMail, stepMails } from '../outbox/delivery.ts';
import { outboxRow } from '../outbox/waiting-mail.ts';

/**
 * Queues the customer's mail about what has changed from `before` to `row`, in the transaction that stores it. Of the step
 * that stands there is one, and of the appointment one that waits: both say what holds when they are sent. One of a step
 * that is over goes.
 *
 * @param toldAt until when it waits, by the steady time; left out: not at all
 */
export async function tellCustomer(
  transaction: Transaction<Tables>,
  before: RequestRow,
  row: RequestRow,
  { at, toldAt }: { at: Date; toldAt?: Date | undefined },
): Promise<void> {
  if (!isMailable(row)) return;
  const queue = (kind: JobMail, key: string) =>
    transaction
      .insertInto('outbox')
      .values(
        outboxRow(
          { id: `${row.id}.${key}`, submission_id: row.id, kind, created_at: at.toISOString() },
          null,
          toldAt,
        ),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();

  if (before.status !== row.status || before.eta_at !== row.eta_at) {
    const kind = stepMail(row);
    const line = kind && (await stepLine(transaction, row));
    const key = line && `told-${line}`;
    await unqueue(transaction, row.id, stepMails, `${row.id}.${key}`);
    if (kind && key) await queue(kind, key);
  }
  const isMoved =
    before.appointment_at !== row.appointment_at ||
    before.appointment_minutes !== row.appointment_minutes;
  if (isMoved) {
    await unqueue(transaction, row.id, ['appointment']);
    await queue('appointment', `appointment-${row.version}`);
  }
}

/** The mail about where the request stands; undefined if there is none to send. */
export function stepMail({ status, eta_at }: Pick<RequestRow, 'status' | 'eta_at'>) {
  const kind = stepMails.find((step) => step === status);
  return kind === 'accepted' && eta_at === null ? undefined : kind;
}

/** The line of history of the step that stands. An undoing, which has nothing to put back, is none; a job's first is. */
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

/** Deletes the mails of these kinds that wait, but for what is being sent. */
export async function unqueue(
  transaction: Transaction<Tables>,
  requestId: string,
  kinds: readonly MailKind[],
  except = '',
): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('submission_id', '=', requestId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .where('claimed_by', 'is', null)
    .where('id', '!=', except)
    .execute();
}
