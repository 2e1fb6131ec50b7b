import type { Transaction } from 'kysely';
import type { FollowedRequest } from '../../contract/answers/linked-request.ts';
import { isOpen, type RequestStatus } from '../../contract/request-status.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { announce, type Reach } from '../outbox/announce.ts';
import { outboxRow } from '../outbox/waiting-mail.ts';
import { firstNameOf } from '../people/people.ts';
import { applyChange, lockRequest } from '../requests/change-request.ts';
import { doorWord } from '../requests/door-word.ts';
import { digitsOf } from '../requests/request-index.ts';

const mostNotes = 5;
const shownAfterEndMs = 30 * 24 * 3_600_000;

/** What the customer's page shows. No street and no full phone number: customers share screenshots. */
export async function customersView(
  { database, secret }: { database: Database; secret: string },
  row: RequestRow,
): Promise<FollowedRequest> {
  const { reference, type, service, timeframe, created_at, seen_at, accepted_at, town } = row;
  const { on_the_way_at, eta_at, done_at, quoted_cents, appointment_at } = row;
  return {
    reference,
    type,
    status: statusShown(row.status),
    service,
    timeframe,
    created_at,
    seen_at,
    accepted_at,
    phone: row.phone && `•••-•••-${digitsOf(row.phone).slice(-4)}`,
    address: town,
    can_cancel: isOpen(row.status),
    on_the_way_at,
    eta_at,
    done_at,
    assignee_name: await firstNameOf(database.query, row.assignee),
    quoted_cents,
    word: doorWord(secret, row),
    appointment_at,
  };
}

/** Hides `spam`: it may be a misjudgment, and a real spammer would learn from it. */
function statusShown(status: RequestStatus): FollowedRequest['status'] {
  return status === 'spam' ? 'cancelled' : status;
}

/** Whether the request was closed 30 or more days ago, so that its page is no longer shown. */
export function isPast({ closed_at }: RequestRow, clock: ServerClock): boolean {
  const closed = closed_at === null ? undefined : Date.parse(closed_at);
  return closed !== undefined && clock.now().getTime() - closed >= shownAfterEndMs;
}

type FollowOutcome = { kind: 'done'; row: RequestRow } | { kind: 'unknown' | 'past' | 'refused' };

/** Adds a note from the customer, and queues a mail to the owner. `refused` if there are five already. */
export async function noteByCustomer(
  database: Database,
  clock: ServerClock,
  id: string,
  note: string,
): Promise<FollowOutcome> {
  return onRequest(database, clock, id, async (transaction, row) => {
    const { count } = await transaction
      .selectFrom('history')
      .select((line) => line.fn.countAll<number | string>().as('count'))
      .where('submission_id', '=', id)
      .where('who', '=', 'customer')
      .where('to_status', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostNotes) return undefined;
    const next = await applyChange(transaction, row, { note, who: 'customer', at: clock.now() });
    await tellOwner(transaction, 'note', next, clock.now(), { note });
    return next;
  });
}

/**
 * Cancels for the customer, and queues a mail and pushes to the owner. `refused` if the request is done; no change and
 * no mail if it is cancelled or spam already.
 */
export async function cancelByCustomer(
  database: Database,
  clock: ServerClock,
  id: string,
  reach: Reach,
): Promise<FollowOutcome> {
  return onRequest(database, clock, id, async (transaction, row) => {
    if (row.status === 'done') return undefined;
    if (!isOpen(row.status)) return row;
    const at = clock.now();
    const change = { to: 'cancelled' as const, who: 'customer', at, reach };
    const next = await applyChange(transaction, row, change);
    await tellOwner(transaction, 'cancelled', next, at, null);
    const key = `${id}.cancelled-${next.version}`;
    await announce(transaction, reach, { key, about: next, at, push: 'cancelled' });
    return next;
  });
}

/** Runs `work` on the locked row. `refused` if it resolves to undefined. */
async function onRequest(
  database: Database,
  clock: ServerClock,
  id: string,
  work: (transaction: Transaction<Tables>, row: RequestRow) => Promise<RequestRow | undefined>,
): Promise<FollowOutcome> {
  return database.write(async (transaction): Promise<FollowOutcome> => {
    const row = await lockRequest(transaction, database.kind, 'id', id);
    if (!row) return { kind: 'unknown' };
    if (isPast(row, clock)) return { kind: 'past' };
    const changed = await work(transaction, row);
    return changed ? { kind: 'done', row: changed } : { kind: 'refused' };
  });
}

/** Queues a mail to the owner. Its ID includes the version: a request may have several of one kind. */
async function tellOwner(
  transaction: Transaction<Tables>,
  kind: 'note' | 'cancelled',
  { id, version }: RequestRow,
  at: Date,
  payload: { note: string } | null,
): Promise<void> {
  const mail = {
    id: `${id}.${kind}-${version}`,
    submission_id: id,
    kind,
    created_at: at.toISOString(),
  };
  await transaction.insertInto('outbox').values(outboxRow(mail, payload)).execute();
}
