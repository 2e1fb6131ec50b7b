import type { Transaction } from 'kysely';
import { deskProblems } from '../../content/owner/desk.ts';
import { isOpen } from '../../contract/request-status.ts';
import { textKinds } from '../../contract/texts.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import type { Reach } from '../outbox/announce.ts';
import { applyChange, type ChangeOutcome, lockRequest } from './change-request.ts';
import { movePhotos } from './photos.ts';
import { contactsOf, reindexTexts } from './request-index.ts';
import { unqueue } from './tell-customer.ts';

const appointmentKinds = ['appointment', 'sms_appointment'] as const;

interface MergeParts {
  who: string;
  at: Date;
  toldAt: Date;
  reach: Reach;
}

/** The customer hears no more of the first request. Resolves to the other as it is now; `outdated` has the first. */
export async function mergeRequests(
  database: Database,
  reference: string,
  version: number,
  into: string,
  parts: MergeParts,
): Promise<ChangeOutcome> {
  return database.write(async (transaction): Promise<ChangeOutcome> => {
    const rows = new Map<string, RequestRow>();
    // Lock in a fixed order, so that two merges of the same requests cannot deadlock.
    for (const name of [reference, into].sort()) {
      const row = await lockRequest(transaction, 'reference', name);
      if (row) rows.set(name, row);
    }
    const [from, other] = [rows.get(reference), rows.get(into)];
    if (!from) return { kind: 'unknown' };
    if (from.version !== version) return { kind: 'outdated', row: from };
    if (!isOpen(from.status)) return { kind: 'no_such_step', row: from };
    if (!other || other.id === from.id || !isOpen(other.status)) {
      return { kind: 'refused', row: from, errors: { into: deskProblems.notMerged } };
    }
    await moveNotes(transaction, from, other);
    await movePhotos(transaction, from.id, other.id);
    await moveTexts(transaction, from, other);
    await close(transaction, from, other, parts);
    return { kind: 'changed', row: await take(transaction, from, other, parts) };
  });
}

/** A note given with a step stays with it. A copy of it becomes a note of the other request. */
async function moveNotes(
  transaction: Transaction<Tables>,
  from: RequestRow,
  other: RequestRow,
): Promise<void> {
  const notes = transaction
    .selectFrom('history')
    .selectAll()
    .where('submission_id', '=', from.id)
    .where('note', 'is not', null)
    .orderBy('id');
  for (const { id, ...line } of await notes.execute()) {
    if (line.to_status) {
      const copy = { ...line, submission_id: other.id, from_status: null, to_status: null };
      await transaction
        .insertInto('history')
        .values({ ...copy, before: null, key: null, changes: null })
        .execute();
    } else {
      await transaction
        .updateTable('history')
        .set({ submission_id: other.id, key: null })
        .where('id', '=', id)
        .execute();
    }
  }
}

/**
 * Queued answers move, too. Other queued texts are dropped, unless they are being sent. The outbox is updated first, as
 * when a delivery is marked as sent: in the opposite order the two transactions could deadlock.
 */
async function moveTexts(
  transaction: Transaction<Tables>,
  from: RequestRow,
  other: RequestRow,
): Promise<void> {
  const others = textKinds.filter((kind) => kind !== 'sms_reply');
  await unqueue(transaction, from.id, others);
  await transaction
    .updateTable('outbox')
    .set({ submission_id: other.id })
    .where('submission_id', '=', from.id)
    .where('kind', '=', 'sms_reply')
    .execute();
  await transaction
    .updateTable('texts')
    .set({ submission_id: other.id })
    .where('submission_id', '=', from.id)
    .execute();
}

async function close(
  transaction: Transaction<Tables>,
  from: RequestRow,
  other: RequestRow,
  parts: MergeParts,
): Promise<void> {
  const note = deskProblems.mergedInto(other.reference);
  const closed = await applyChange(transaction, from, { ...parts, to: 'cancelled', note });
  // Undoing this step would revert only half of the merge.
  await transaction
    .updateTable('history')
    .set({ before: null })
    .where('submission_id', '=', from.id)
    .execute();
  await reindexTexts(transaction, closed);
  // If both have appointments, the customer hears which one is off, unless that one was never announced.
  const isMoved = other.appointment_at === null;
  const stay = ['webhook', ...(isMoved ? [] : appointmentKinds)] as const;
  await transaction
    .deleteFrom('outbox')
    .where('submission_id', '=', from.id)
    .where('state', '=', 'waiting')
    .where('claimed_by', 'is', null)
    .where('kind', 'not in', stay)
    .execute();
}

async function take(
  transaction: Transaction<Tables>,
  from: RequestRow,
  other: RequestRow,
  { who, at, toldAt }: MergeParts,
): Promise<RequestRow> {
  const { appointment_at, appointment_minutes, danger } = from;
  const { sms_consent_at, sms_consent_words, sms_consent_phone } = from;
  const isPlanned = appointment_at !== null && other.appointment_at === null;
  const columns = {
    ...(isPlanned && { appointment_at, appointment_minutes }),
    ...(danger && { danger }),
  };
  const note = [deskProblems.merged(from.reference), from.notes].filter(Boolean).join('\n');
  // Calendars go by the version, and may know the appointment by the version of either request.
  const latest = { ...other, version: Math.max(from.version, other.version) };
  const consent = { sms_consent_at, sms_consent_words, sms_consent_phone };
  // Consent counts only if the request passed the captcha.
  const isNew = other.sms_consent_at === null && from.captcha_status === 'verified';
  const follows = isNew ? consent : {};
  const next = await applyChange(transaction, latest, { columns, follows, note, who, at, toldAt });
  // Sent messages about the appointment move with it, unless they went to a different address or number.
  const [theirs, others] = [contactsOf(from), contactsOf(other)];
  const told = [
    ...(theirs.email === others.email ? ['appointment' as const] : []),
    ...(theirs.phone === others.phone ? ['sms_appointment' as const] : []),
  ];
  if (isPlanned && told.length > 0) {
    await transaction
      .updateTable('outbox')
      .set({ submission_id: other.id })
      .where('submission_id', '=', from.id)
      .where('kind', 'in', told)
      .where('state', '=', 'sent')
      .execute();
  }
  return next;
}
