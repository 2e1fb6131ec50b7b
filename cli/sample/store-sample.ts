import type { Kysely, Transaction } from 'kysely';
import { sampleMark } from '../../contract/request.ts';
import { takeLock } from '../../server/database/advisory-lock.ts';
import { countRows } from '../../server/database/count-rows.ts';
import type { Database } from '../../server/database/database.ts';
import type { RequestRow, Tables } from '../../server/database/tables.ts';
import { waitingMail } from '../../server/outbox/waiting-mail.ts';
import { applyChange } from '../../server/requests/change-request.ts';
import { appendReload, deleteRequest } from '../../server/requests/erase-request.ts';
import { indexRow } from '../../server/requests/request-index.ts';
import type { SampleRequest } from './sample-requests.ts';
import { sampleTaps } from './sample-taps.ts';

type Outcome =
  | { kind: 'stored' | 'there' }
  /** How many requests are not sample data. */
  | { kind: 'real'; count: number };

/**
 * Stores all requests in one transaction, unless the database has a real one. No mail is queued and no alarm is set.
 * `there`: sample data is already stored, and `replaces` is false.
 */
export async function storeSample(
  database: Database,
  requests: readonly SampleRequest[],
  { replaces, now }: { replaces: boolean; now: Date },
): Promise<Outcome> {
  return database.write(async (transaction): Promise<Outcome> => {
    await takeLock(transaction, database.kind, 'sample data');
    const submissions = transaction.selectFrom('submissions');
    const count = await countRows(submissions.where('captcha_provider', '!=', sampleMark));
    if (count > 0) return { kind: 'real', count };
    const removed = await storedSample(transaction);
    if (removed.length > 0 && !replaces) return { kind: 'there' };
    await deleteSample(transaction, removed);
    await transaction
      .insertInto('taps')
      .values(sampleTaps(now))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const request of requests) await storeRequest(transaction, request);
    await reloadDesks(transaction, requests, now);
    return { kind: 'stored' };
  });
}

/** Deletes all sample data, even if there are real requests. Resolves to the number of requests deleted. */
export async function removeSample(database: Database, now: Date): Promise<number> {
  return database.write(async (transaction) => {
    const removed = await storedSample(transaction);
    await deleteSample(transaction, removed);
    if (removed.length > 0) await appendReload(transaction, now);
    return removed.length;
  });
}

export function storedSample(query: Kysely<Tables>): Promise<RequestRow[]> {
  return query
    .selectFrom('submissions')
    .selectAll()
    .where('captcha_provider', '=', sampleMark)
    .execute();
}

async function deleteSample(transaction: Transaction<Tables>, rows: RequestRow[]) {
  for (const row of rows) await deleteRequest(transaction, row);
  await transaction.deleteFrom('taps').where('campaign', '=', sampleMark).execute();
}

async function storeRequest(
  transaction: Transaction<Tables>,
  { row, seen_at, changes, thread }: SampleRequest,
): Promise<void> {
  let stored: RequestRow = { ...row, seen_at };
  await transaction.insertInto('submissions').values(stored).execute();
  await transaction.insertInto('request_index').values(indexRow(stored)).execute();
  const kinds = row.email ? (['owner', 'customer'] as const) : (['owner'] as const);
  const sent = { state: 'sent' as const, attempts: 1, finished_at: row.created_at };
  const mails = kinds.map((kind) => ({ ...waitingMail(row, kind), ...sent }));
  await transaction.insertInto('outbox').values(mails).execute();
  if (thread.length > 0) await transaction.insertInto('texts').values(thread).execute();
  for (const change of changes) stored = await applyChange(transaction, stored, change);
}

/** Makes open desks reload the list once, instead of sending an event for each change of the month. */
async function reloadDesks(
  transaction: Transaction<Tables>,
  requests: readonly SampleRequest[],
  now: Date,
): Promise<void> {
  const references = requests.map(({ row }) => row.reference);
  await transaction
    .deleteFrom('desk_events')
    .where('position', 'is', null)
    .where('reference', 'in', references)
    .execute();
  await appendReload(transaction, now);
}
