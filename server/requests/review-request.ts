import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { reviewUrl } from '../../content/en/owner-facts.ts';
import { localDay } from '../../contract/local-time.ts';
import { sampleMark } from '../../contract/request.ts';
import { takeLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { timeToDeleteBy } from '../database/trusted-time.ts';
import { canonicalAddress, isMailable } from '../outbox/customer-mail-limits.ts';
import type { ClaimedDelivery } from '../outbox/delivery.ts';
import { enqueue, outboxRow } from '../outbox/waiting-mail.ts';
import { isSwitchedOn } from '../settings/settings.ts';
import { agreedNumber } from '../texts/text-consent.ts';
import { dayAfter, hourOfDay, localHourOf } from '../timing/local-days.ts';
import { blockReason } from './blocked-numbers.ts';
import { contactsOf } from './request-index.ts';
import { unqueue } from './tell-customer.ts';

const hourMs = 3_600_000;
const afterDoneMs = 2 * hourMs;
/** Hours in New York; `end` is excluded. */
const hours = { first: 9, end: 20 };
/** The payload of a delivery that has used its person's turn. */
export const turnTaken = { asked: true };
/** One person is asked once in this time. */
export const askedAgainMs = 365 * 24 * hourMs;

/** Customers who reply "stop" later get a mail instead. */
function reviewChannel(row: RequestRow): 'sms_review' | 'review' | undefined {
  if (agreedNumber(row)) return 'sms_review';
  return isMailable(row) ? 'review' : undefined;
}

/** Call it in the transaction of the change. Removes the queued question if the job is no longer done. */
export async function queueReview(
  transaction: Transaction<Tables>,
  before: RequestRow,
  row: RequestRow,
  { at, toldAt = at }: { at: Date; toldAt?: Date | undefined },
): Promise<void> {
  if (before.status === row.status) return;
  if (before.status === 'done') await unqueue(transaction, row.id, ['review', 'sms_review']);
  const kind = reviewChannel(row);
  if (!kind || !(await mayAsk(transaction, row))) return;
  const askable = askableFrom(at, at);
  const waitMs = askable.getTime() - at.getTime();
  // Its creation time is when it may be sent, because the metrics and the doctor call older deliveries late.
  await queue(transaction, row, kind, askable, new Date(toldAt.getTime() + waitMs));
}

async function queue(
  transaction: Transaction<Tables>,
  { id: submission_id }: RequestRow,
  kind: 'sms_review' | 'review',
  created: Date,
  due: Date,
  payload?: typeof turnTaken,
): Promise<void> {
  const review = { id: `${submission_id}.${kind}`, submission_id, kind };
  const given = { ...review, created_at: created.toISOString() };
  await enqueue(transaction, [outboxRow(given, payload, due)]);
}

/** Replaces a text that may no longer be sent. With `payload` it keeps the turn that the text has used. */
export async function queueReviewMail(
  transaction: Transaction<Tables>,
  row: RequestRow,
  { clock, payload }: { clock: ServerClock; payload?: typeof turnTaken },
): Promise<void> {
  if (!isMailable(row)) return;
  await queue(transaction, row, 'review', clock.now(), clock.steady(), payload);
}

/**
 * A Date is the steady time to wait until; undefined means never. `ask` uses the person's turn, also for later
 * attempts.
 */
export async function reviewTurn(
  { delivery, request: row }: ClaimedDelivery,
  { database, clock, secret }: { database: Database; clock: ServerClock; secret: string },
): Promise<'ask' | Date | undefined> {
  if (!row?.done_at || !(await mayAsk(database.query, row))) return undefined;
  const now = await timeToDeleteBy({ database, clock });
  // A clock that has jumped by a year must not cause a second question.
  const waitMs = now ? askableFrom(new Date(row.done_at), now).getTime() - now.getTime() : hourMs;
  if (!now || waitMs > 0) return new Date(clock.steady().getTime() + waitMs);
  if (delivery.payload !== null) return 'ask';
  const isTheirs = await database.write(async (transaction) => {
    await takeLock(transaction, database.kind, 'review asks');
    if (!(await takeTurn(transaction, row, now, secret))) return false;
    await transaction
      .updateTable('outbox')
      .set({ payload: JSON.stringify(turnTaken) })
      .where('id', '=', delivery.id)
      .execute();
    return true;
  });
  return isTheirs ? 'ask' : undefined;
}

/** Two hours after the job, by day, and never before `now`. */
export function askableFrom(done: Date, now: Date): Date {
  const time = new Date(Math.max(done.getTime() + afterDoneMs, now.getTime()));
  const hour = localHourOf(time);
  if (hour >= hours.first && hour < hours.end) return time;
  const day = dayAfter(localDay(time), hour < hours.first ? 0 : 1);
  return new Date(hourOfDay(day, hours.first) ?? time);
}

async function mayAsk(query: Kysely<Tables>, row: RequestRow): Promise<boolean> {
  const isReal = row.captcha_status === 'verified' && row.captcha_provider !== sampleMark;
  // The build refuses any other address, but a server may get one without a build.
  const isStated = reviewUrl.startsWith('https://');
  if (!isStated || row.status !== 'done' || !isReal || row.kept === 'counts') return false;
  if ((await blockReason(query, contactsOf(row).phone)) !== null) return false;
  if (await hasWrittenSince(query, row)) return false;
  return isSwitchedOn({ query }, 'review_requests');
}

/** Customers who have written since the job was done get an answer from a person, not a form. */
async function hasWrittenSince(query: Kysely<Tables>, { id }: RequestRow): Promise<boolean> {
  const ofRequest = query.selectFrom('history').where('submission_id', '=', id);
  const note = await ofRequest
    .select('id')
    .where('who', 'in', ['customer', 'customer (text)'])
    .where(
      'id',
      '>',
      ofRequest.select((line) => line.fn.max('id').as('last')).where('to_status', '=', 'done'),
    )
    .executeTakeFirst();
  return note !== undefined;
}

/** False if this person was asked in the last 365 days, by number or by address. */
async function takeTurn(
  transaction: Transaction<Tables>,
  row: RequestRow,
  now: Date,
  secret: string,
): Promise<boolean> {
  const { phone } = contactsOf(row);
  const asks = [phone && `phone ${phone}`, row.email && `email ${canonicalAddress(row.email)}`]
    .filter(Boolean)
    .map((person) => ({
      id: createHmac('sha256', secret).update(`review ${person}`).digest('base64url'),
      asked_at: now.toISOString(),
    }));
  const ids = asks.map(({ id }) => id);
  const asked = await transaction
    .selectFrom('review_asks')
    .select('id')
    .where('id', 'in', ids)
    .where('asked_at', '>', new Date(now.getTime() - askedAgainMs).toISOString())
    .executeTakeFirst();
  if (asked) return false;
  await transaction
    .insertInto('review_asks')
    .values(asks)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ asked_at: now.toISOString() }))
    .execute();
  return true;
}
