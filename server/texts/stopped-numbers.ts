import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { textKinds } from '../../contract/texts.ts';
import type { Tables } from '../database/tables.ts';

/** Why a text is dead that was to go to such a number. */
export const stoppedReason = 'stopped';

/** A keyed hash, which says nothing to whoever reads the table, and stays when the requests are erased. */
function hashed(secret: string, phone: string): string {
  return createHmac('sha256', secret).update(`number ${phone}`).digest('hex').slice(0, 32);
}

/** @param phone as in `texts`: ten digits, or what the provider calls a number from abroad */
export async function isStopped(
  query: Kysely<Tables>,
  secret: string,
  phone: string,
): Promise<boolean> {
  const found = query.selectFrom('stopped_numbers').select('id');
  return (await found.where('id', '=', hashed(secret, phone)).executeTakeFirst()) !== undefined;
}

/** Ends all texts to a number; those that wait are dropped. One that is being sent may still arrive. */
export async function stopTexts(
  transaction: Transaction<Tables>,
  secret: string,
  phone: string,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('stopped_numbers')
    .values({ id: hashed(secret, phone), since: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const waiting = transaction
    .selectFrom('texts')
    .select('id')
    .where('phone', '=', phone)
    .where('state', '=', 'waiting');
  const dropped = await transaction
    .deleteFrom('outbox')
    .where('id', 'in', waiting)
    .where('kind', 'in', textKinds)
    .where('state', '=', 'waiting')
    .where('claimed_by', 'is', null)
    .returning('id')
    .execute();
  if (dropped.length === 0) return;
  const ids = dropped.map(({ id }) => id);
  await transaction
    .updateTable('texts')
    .set({ state: 'dead', reason: stoppedReason })
    .where('id', 'in', ids)
    .execute();
}

/** Lets texts go to the number again, where its customer has agreed to them: this is no consent. */
export async function startTexts(
  transaction: Transaction<Tables>,
  secret: string,
  phone: string,
): Promise<void> {
  await transaction.deleteFrom('stopped_numbers').where('id', '=', hashed(secret, phone)).execute();
}
