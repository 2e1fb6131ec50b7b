import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { digitsOf, nationalDigits } from '../../contract/phone.ts';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/database.ts';
import { markForScrub } from '../database/scrub.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { nonMailKinds } from '../outbox/delivery.ts';
import { deleteMailFiles } from '../outbox/mail-files.ts';
import { lockRequest } from './change-request.ts';
import { contactsOf } from './request-index.ts';

interface EraseParts {
  database: Database;
  clock: ServerClock;
  dataDir: string;
}

/** The wait for a mail being sent. Writing one to a file takes milliseconds, and one sent over SMTP leaves no file. */
const longestWaitMs = 3000;
const lookAgainMs = 50;

/** The caller must call `database.scrub()` afterwards (docs/product.md 12.3). False if there is no such request. */
export async function eraseRequest(parts: EraseParts, id: string): Promise<boolean> {
  const { database, clock } = parts;
  // Delete files before the commit, too: if the process dies right after it, nothing would delete them.
  await deleteMailFiles(parts.dataDir, [id]);
  const deadline = performance.now() + longestWaitMs;
  for (;;) {
    const isLastTry = performance.now() >= deadline;
    const outcome = await database.write(async (transaction) => {
      const row = await lockRequest(transaction, 'id', id);
      if (!row) return 'unknown';
      if (!isLastTry && (await isMailUnderWay(transaction, id, clock.steady()))) return 'sending';
      await deleteRequest(transaction, row);
      await appendReload(transaction, clock.now());
      if (database.kind === 'sqlite') await markForScrub(transaction);
      return 'erased';
    });
    if (outcome === 'unknown') return false;
    if (outcome === 'erased') break;
    await delay(lookAgainMs);
  }
  await deleteMailFiles(parts.dataDir, [id]);
  return true;
}

/** Calls `end` once with the number erased, even if erasing fails partway. It must call `database.scrub()`. */
export async function eraseRequests(
  parts: EraseParts,
  ids: readonly string[],
  end: (erased: number) => Promise<void>,
): Promise<number> {
  let erased = 0;
  try {
    for (const id of ids) if (await eraseRequest(parts, id)) erased += 1;
  } finally {
    await end(erased);
  }
  return erased;
}

async function isMailUnderWay(transaction: Transaction<Tables>, id: string, now: Date) {
  const claimed = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('submission_id', '=', id)
    .where('kind', 'not in', nonMailKinds)
    .where('claimed_by', 'is not', null)
    .where('due_at', '>', now.toISOString())
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The caller must call `appendReload` after the last request of the transaction. */
export async function deleteRequest(
  transaction: Transaction<Tables>,
  row: RequestRow,
): Promise<void> {
  const { id, reference, created_at } = row;
  await transaction.deleteFrom('alarms').where('submission_id', '=', id).execute();
  await transaction.deleteFrom('history').where('submission_id', '=', id).execute();
  await transaction.deleteFrom('outbox').where('submission_id', '=', id).execute();
  await transaction.deleteFrom('texts').where('submission_id', '=', id).execute();
  await deleteUnassigned(transaction, [contactsOf(row).phone]);
  await transaction
    .deleteFrom('request_index')
    .where('created_at', '=', created_at)
    .where('submission_id', '=', id)
    .execute();
  // Blank the events instead of deleting them, so that streams can still resume from their positions.
  await transaction
    .updateTable('desk_events')
    .set({ reference: null, version: null, status: null, about: null, level: null })
    .where('reference', '=', reference)
    .execute();
  await transaction.deleteFrom('submissions').where('id', '=', id).execute();
}

async function deleteUnassigned(
  transaction: Transaction<Tables>,
  phones: string[],
): Promise<bigint> {
  const { numDeletedRows } = await transaction
    .deleteFrom('texts')
    .where('submission_id', 'is', null)
    .where('phone', 'in', phones)
    .executeTakeFirst();
  return numDeletedRows;
}

/** How texts store a US number, a number from abroad, and a short code or a sender's name. */
const spellingsOf = (typed: string) => [nationalDigits(typed), `+${digitsOf(typed)}`, typed.trim()];

export function countUnassigned({ query }: Database, typed: string): Promise<number> {
  const unassigned = query.selectFrom('texts').where('submission_id', 'is', null);
  return countRows(unassigned.where('phone', 'in', spellingsOf(typed)));
}

/** Erases texts of a number that has no request. The caller must call `database.scrub()` afterwards. */
export async function eraseUnassigned(
  { database, clock }: Pick<EraseParts, 'database' | 'clock'>,
  typed: string,
): Promise<boolean> {
  return database.write(async (transaction) => {
    const isErased = (await deleteUnassigned(transaction, spellingsOf(typed))) > 0n;
    if (!isErased) return false;
    await appendReload(transaction, clock.now());
    if (database.kind === 'sqlite') await markForScrub(transaction);
    return true;
  });
}

/** Tells open desks to reload the list. */
export async function appendReload(transaction: Transaction<Tables>, now: Date): Promise<void> {
  await transaction
    .insertInto('desk_events')
    .values({
      position: null,
      reference: null,
      version: null,
      status: null,
      about: null,
      at: now.toISOString(),
    })
    .execute();
}
