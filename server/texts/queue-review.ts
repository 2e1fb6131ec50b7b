import type { Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { outboxRow } from '../outbox/waiting-mail.ts';
import { consentOf } from './text-consent.ts';

/** Payload of the row of a text that asks for a review. */
export interface ReviewPayload {
  url: string;
}

/**
 * Queues the text that asks a customer for a review, at most one per request. Resolves to false where texts do not go to
 * their number: then a mail may.
 *
 * @param url where they write it
 */
export async function queueReviewText(
  transaction: Transaction<Tables>,
  row: RequestRow,
  { config, secret, url, at }: { config: Config; secret: string; url: string; at: Date },
): Promise<boolean> {
  if (!config.SMS_PROVIDER) return false;
  if ((await consentOf(transaction, secret, row)) !== 'on') return false;
  const { id } = row;
  const review = { id: `${id}.text-review`, submission_id: id, kind: 'sms_review' as const };
  const payload: ReviewPayload = { url };
  await transaction
    .insertInto('outbox')
    .values(outboxRow({ ...review, created_at: at.toISOString() }, payload))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return true;
}
