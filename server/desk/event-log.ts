import type { Transaction } from 'kysely';
import type { SubmissionsTable, Tables } from '../database/tables.ts';

/** Notes in the transaction of a change that the desks are to hear of it. */
export async function appendEvent(
  transaction: Transaction<Tables>,
  { reference, version, status }: Pick<SubmissionsTable, 'reference' | 'version' | 'status'>,
  at: string,
): Promise<void> {
  await transaction
    .insertInto('desk_events')
    .values({ position: null, reference, version, status, at })
    .execute();
}
