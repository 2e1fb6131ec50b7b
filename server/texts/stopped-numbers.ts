import type { Transaction } from 'kysely';
import { type ownReasons, textKinds } from '../../contract/texts.ts';
import { insertRow } from '../database/insert-row.ts';
import type { Tables } from '../database/tables.ts';
import { stoppedId } from './text-consent.ts';

/** Drops waiting texts. One that is being sent may still arrive. @param phone as in `texts` */
export async function stopTexts(
  transaction: Transaction<Tables>,
  secret: string,
  phone: string,
  now: Date,
): Promise<void> {
  const row = { id: stoppedId(secret, phone), since: now.toISOString() };
  await insertRow(transaction, 'stopped_numbers', row, 'skip');
  const waiting = transaction
    .selectFrom('texts')
    .select('id')
    .where('phone', '=', phone)
    .where('state', '=', 'waiting');
  // A text from the site itself has no row in `texts` before the first attempt.
  const theirs = transaction
    .selectFrom('request_index')
    .select('submission_id')
    .where('phone', '=', phone);
  const dropped = await transaction
    .deleteFrom('outbox')
    .where('kind', 'in', textKinds)
    .where((row) =>
      row.or([
        row('id', 'in', waiting),
        row.and([row('kind', '!=', 'sms_alarm'), row('submission_id', 'in', theirs)]),
      ]),
    )
    .where('state', '=', 'waiting')
    .where('claimed_by', 'is', null)
    .returning('id')
    .execute();
  if (dropped.length === 0) return;
  const ids = dropped.map(({ id }) => id);
  await transaction
    .updateTable('texts')
    .set({ state: 'dead', reason: 'stopped' satisfies (typeof ownReasons)[number] })
    .where('id', 'in', ids)
    .execute();
}

/** Ends a stop. This is not consent: texts go only to customers who have agreed to them. */
export async function startTexts(
  transaction: Transaction<Tables>,
  secret: string,
  phone: string,
): Promise<void> {
  await transaction
    .deleteFrom('stopped_numbers')
    .where('id', '=', stoppedId(secret, phone))
    .execute();
}
