import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { TextKind } from '../../contract/texts.ts';
import type { MailKind, OutboxTable, RequestRow, Tables } from '../database/tables.ts';

/** Builds the row of a request's mail, or of its only text of a kind. */
export function waitingMail(
  { id, created_at }: Pick<RequestRow, 'id' | 'created_at'>,
  kind: MailKind | TextKind,
): OutboxTable {
  return outboxRow({ id: `${id}.${kind}`, submission_id: id, kind, created_at });
}

/** Leaves out deliveries that are queued already, which have the same ID. */
export async function enqueue(
  transaction: Transaction<Tables>,
  deliveries: readonly OutboxTable[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await transaction
    .insertInto('outbox')
    .values(deliveries)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

type Given = Pick<OutboxTable, 'id' | 'submission_id' | 'kind' | 'created_at'>;

/** Builds the copy for one of the people of the desk, which is dropped if they are removed before it is sent. */
export function copyTo(mail: OutboxTable, to: string): OutboxTable {
  const payload: object | null = mail.payload && JSON.parse(mail.payload);
  return {
    ...mail,
    // The ID becomes the Message-ID, which customers' answers quote, so it must not name anyone.
    id: `${mail.id}.${hash('sha256', to.toLowerCase()).slice(0, 16)}`,
    payload: JSON.stringify({ ...payload, to }),
  };
}

/** Returns the person of the desk who gets the copy, or a link to sign in; undefined if it goes to anybody else. */
export function deskReader({ payload }: Pick<OutboxTable, 'payload'>): string | undefined {
  const { to, email }: { to?: string; email?: string } = (payload && JSON.parse(payload)) ?? {};
  return to ?? email;
}

/** `due` is a steady time; without it, the delivery is due at once. */
export function outboxRow(given: Given, payload: unknown = null, due?: Date): OutboxTable {
  return {
    ...given,
    state: 'waiting',
    attempts: 0,
    due_at: due?.toISOString() ?? given.created_at,
    claimed_by: null,
    unknown_outcomes: 0,
    finished_at: null,
    payload: payload === null ? null : JSON.stringify(payload),
  };
}
