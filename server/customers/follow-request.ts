import type { Transaction } from 'kysely';
import type { FollowedRequest, UsualWait } from '../../contract/answers/linked-request.ts';
import { digitsOf } from '../../contract/phone.ts';
import { isOpen, isUrgent, type RequestStatus } from '../../contract/request-status.ts';
import { listedAddress } from '../config/desk-access.ts';
import type { ServerParts } from '../config/server-parts.ts';
import { countRows } from '../database/count-rows.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { ProblemError } from '../http/problem-details.ts';
import { announce, reachOf } from '../outbox/announce.ts';
import { copyTo, enqueue, outboxRow } from '../outbox/waiting-mail.ts';
import { firstNameOf, holderOf } from '../people/people.ts';
import { isMuted, isSilentlyBlocked } from '../requests/blocked-numbers.ts';
import { applyChange, hasLine, lockRequest } from '../requests/change-request.ts';
import { doorWord } from '../requests/door-word.ts';
import { listPhotos } from '../requests/photos.ts';
import { readBusy } from '../settings/settings.ts';

const mostNotes = 5;
const shownAfterEndMs = 30 * 24 * 3_600_000;

export const refusals = {
  unknown: () => new ProblemError(404, 'notFound'),
  past: () => new ProblemError(410, 'followPast'),
};

interface ViewParts extends Omit<ServerParts, 'config'> {
  secret: string;
  usualWait(): Promise<UsualWait | undefined>;
}

/** Leaves out the street and the full phone number, because customers share screenshots. */
export async function customersView(
  { database, clock, secret, usualWait }: ViewParts,
  row: RequestRow,
): Promise<FollowedRequest> {
  const { reference, type, service, timeframe, created_at, seen_at, accepted_at, town } = row;
  const { on_the_way_at, arrived_at, eta_at, done_at, quoted_cents, appointment_at } = row;
  const isReceivedOnly = await isSilentlyBlocked(database.query, row);
  const status = isReceivedOnly ? 'pending' : statusShown(row.status);
  const waits = status === 'pending' || status === 'accepted';
  const busy = waits ? await readBusy(database, clock.now()) : undefined;
  const usual_wait = isUrgent({ status, timeframe }) && !busy ? await usualWait() : undefined;
  return {
    reference,
    type,
    status,
    service,
    timeframe,
    created_at,
    seen_at: isReceivedOnly ? null : seen_at,
    accepted_at,
    phone: row.phone && `•••-•••-${digitsOf(row.phone).slice(-4)}`,
    address: town,
    can_cancel: isReceivedOnly || isOpen(row.status),
    ...(busy && { busy_minutes: busy.minutes }),
    ...(usual_wait && { usual_wait }),
    on_the_way_at,
    arrived_at,
    eta_at,
    done_at,
    assignee_name: await firstNameOf(database.query, row.assignee),
    quoted_cents,
    word: doorWord(secret, row),
    appointment_at,
    photos: await listPhotos(database.query, row.id),
  };
}

/** Hides `spam`: it may be a misjudgment, and a real spammer would learn from it. */
function statusShown(status: RequestStatus): FollowedRequest['status'] {
  return status === 'spam' ? 'cancelled' : status;
}

export function isPast({ closed_at }: RequestRow, clock: ServerClock): boolean {
  const closed = closed_at === null ? undefined : Date.parse(closed_at);
  return closed !== undefined && clock.now().getTime() - closed >= shownAfterEndMs;
}

type FollowOutcome = { kind: 'done'; row: RequestRow } | { kind: 'unknown' | 'past' | 'refused' };

export async function noteByCustomer(
  parts: ServerParts,
  id: string,
  note: string,
  key?: string,
): Promise<FollowOutcome> {
  const { clock, config } = parts;
  return onRequest(parts, id, async (transaction, row) => {
    if (await hasLine(transaction, id, key)) return row;
    const notes = transaction
      .selectFrom('history')
      .where('submission_id', '=', id)
      .where('who', '=', 'customer')
      .where('to_status', 'is', null);
    if ((await countRows(notes)) >= mostNotes) return undefined;
    const isQuiet = await isMuted(transaction, row);
    const change = { note, key, who: 'customer', at: clock.now(), isQuiet };
    const next = await applyChange(transaction, row, change);
    if (!isQuiet) await tellDesk({ transaction, config }, 'note', next, clock.now(), { note });
    return next;
  });
}

/** `refused` if it is done. Canceled or spam, it stays as it is, unless only the block list made it spam. */
export async function cancelByCustomer(parts: ServerParts, id: string): Promise<FollowOutcome> {
  const { clock, config } = parts;
  const reach = reachOf(config);
  return onRequest(parts, id, async (transaction, row) => {
    if (row.status === 'done') return undefined;
    if (!isOpen(row.status) && !(await isSilentlyBlocked(transaction, row))) return row;
    const isQuiet = await isMuted(transaction, row);
    const at = clock.now();
    const change = { to: 'cancelled' as const, who: 'customer', at, reach, isQuiet };
    const next = await applyChange(transaction, row, change);
    if (isQuiet) return next;
    await tellDesk({ transaction, config }, 'cancelled', next, at, null);
    const key = `${id}.cancelled-${next.version}`;
    const to = await holderOf(transaction, config, row);
    await announce(transaction, reach, { key, about: next, at, push: 'cancelled', to });
    return next;
  });
}

/** Runs `work` on the locked row. `refused` if it resolves to undefined. */
export async function onRequest(
  { database, clock }: ServerParts,
  id: string,
  work: (transaction: Transaction<Tables>, row: RequestRow) => Promise<RequestRow | undefined>,
): Promise<FollowOutcome> {
  return database.write(async (transaction): Promise<FollowOutcome> => {
    const row = await lockRequest(transaction, 'id', id);
    if (!row) return { kind: 'unknown' };
    if (isPast(row, clock)) return { kind: 'past' };
    const changed = await work(transaction, row);
    return changed ? { kind: 'done', row: changed } : { kind: 'refused' };
  });
}

/** The mail's ID contains the version, because a request may have several mails of one kind. */
export async function tellDesk(
  { transaction, config }: Pick<ServerParts, 'config'> & { transaction: Transaction<Tables> },
  kind: 'note' | 'cancelled',
  { id, version, assignee }: RequestRow,
  at: Date,
  payload: { note: string } | null,
): Promise<void> {
  const mail = {
    id: `${id}.${kind}-${version}`,
    submission_id: id,
    kind,
    created_at: at.toISOString(),
  };
  const toOwner = outboxRow(mail, payload);
  const hasOwnCopy = assignee !== null && !listedAddress([config.MAIL_TO], assignee);
  await enqueue(transaction, [toOwner, ...(hasOwnCopy ? [copyTo(toOwner, assignee)] : [])]);
}
