import type { Kysely } from 'kysely';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/database.ts';
import type { BlockedNumbersTable } from '../database/desk-tables.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { contactsOf } from './request-index.ts';

/** Keeps a desk from filling the database. */
const mostBlocked = 1000;
export const longestReason = 200;

/** Why this number is blocked; null if it is not. */
export async function blockReason(query: Kysely<Tables>, digits: string): Promise<string | null> {
  const found = query.selectFrom('blocked_numbers').select('reason').where('phone', '=', digits);
  return (await found.executeTakeFirst())?.reason ?? null;
}

export function listBlocked({ query }: Pick<Database, 'query'>): Promise<BlockedNumbersTable[]> {
  return query.selectFrom('blocked_numbers').selectAll().orderBy('at', 'desc').execute();
}

/** Replaces an earlier reason. Resolves to false if there is no room for another number. */
export function blockNumber(database: Database, row: BlockedNumbersTable): Promise<boolean> {
  return database.write(async (transaction) => {
    const others = transaction.selectFrom('blocked_numbers').where('phone', '!=', row.phone);
    if ((await countRows(others)) >= mostBlocked) return false;
    const { phone, ...columns } = row;
    await transaction
      .insertInto('blocked_numbers')
      .values(row)
      .onConflict((conflict) => conflict.column('phone').doUpdateSet(columns))
      .execute();
    return true;
  });
}

export async function unblockNumber(database: Database, phone: string): Promise<boolean> {
  const { numDeletedRows } = await database.write((transaction) =>
    transaction.deleteFrom('blocked_numbers').where('phone', '=', phone).executeTakeFirstOrThrow(),
  );
  return numDeletedRows > 0n;
}

/** From a number that was blocked, and not judged since: the customer must not notice it. */
export async function isSilentlyBlocked(
  query: Kysely<Tables>,
  { id, status }: Pick<RequestRow, 'id' | 'status'>,
): Promise<boolean> {
  if (status !== 'spam') return false;
  const judged = query.selectFrom('history').select('id').where('submission_id', '=', id);
  // An undone judgment does not count: the history line of an undo has no `before`.
  return (await judged.where('before', 'is not', null).executeTakeFirst()) === undefined;
}

/** Whether nobody is told what the customer does now. */
export async function isMuted(query: Kysely<Tables>, row: RequestRow): Promise<boolean> {
  return (await blockReason(query, contactsOf(row).phone)) !== null;
}
