import type { Transaction } from 'kysely';
import type { OutboxTable, Tables } from '../database/tables.ts';
import { isText } from '../outbox/delivery.ts';
import type { Refusal } from '../outbox/refusal.ts';
import { textToSend } from './queue-text.ts';

/** Stores a text that the site itself sends, or what has changed in it since the last attempt. */
export async function storeWaiting(
  transaction: Transaction<Tables>,
  { id, kind, submission_id }: OutboxTable,
  { digits: phone, text }: { digits: string; text: string },
  at: Date,
): Promise<void> {
  if (!isText(kind)) return;
  await transaction
    .insertInto('texts')
    .values(textToSend({ id, submission_id, kind, phone, who: 'site', text, at }))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
    .execute();
}

export async function forgetText(
  transaction: Transaction<Tables>,
  { id }: OutboxTable,
): Promise<void> {
  await transaction.deleteFrom('texts').where('id', '=', id).execute();
}

export async function markSent(
  transaction: Transaction<Tables>,
  { id }: OutboxTable,
  provider_id: string,
): Promise<void> {
  // The provider may give two texts one ID by mistake, but this text must still be marked.
  const other = transaction.selectFrom('texts').select('id').where('provider_id', '=', provider_id);
  const isKnown = (await other.executeTakeFirst()) !== undefined;
  await transaction
    .updateTable('texts')
    .set({ state: 'sent', ...(!isKnown && { provider_id }) })
    .where('id', '=', id)
    .execute();
}

export async function markDead(
  transaction: Transaction<Tables>,
  { id }: OutboxTable,
  refusal: Refusal['code'] | undefined,
): Promise<void> {
  const reason = refusal === undefined ? 'given_up' : String(refusal);
  await transaction
    .updateTable('texts')
    .set({ state: 'dead', reason })
    .where('id', '=', id)
    .execute();
}
