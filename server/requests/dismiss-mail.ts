import type { Database } from '../database/database.ts';
import type { OutboxTable, RequestRow } from '../database/tables.ts';
import { nonMailKinds } from '../outbox/delivery.ts';
import { appendEvent } from './event-log.ts';

export type DismissOutcome = 'dismissed' | 'not_dead' | 'unknown';

/** Dismisses all dead mails, or those of `kind`. Also resolves to `dismissed` if that was done before. */
export async function dismissMails(
  database: Database,
  row: RequestRow,
  at: Date,
  kind?: string,
): Promise<DismissOutcome> {
  return database.write(async (transaction): Promise<DismissOutcome> => {
    let own = transaction
      .selectFrom('outbox')
      .select(['id', 'state'])
      .where('submission_id', '=', row.id)
      .where('kind', 'not in', nonMailKinds);
    if (kind !== undefined) own = own.where('kind', '=', kind as OutboxTable['kind']);
    const mails = await own.execute();
    const dead = mails.filter(({ state }) => state === 'dead').map(({ id }) => id);
    if (dead.length === 0) {
      if (mails.length === 0) return 'unknown';
      return mails.some(({ state }) => state === 'dismissed') ? 'dismissed' : 'not_dead';
    }
    await transaction
      .updateTable('outbox')
      .set({ state: 'dismissed' })
      .where('id', 'in', dead)
      // On PostgreSQL, a mail may have been sent again since the select.
      .where('state', '=', 'dead')
      .execute();
    await appendEvent(transaction, row, at.toISOString(), 'changed');
    return 'dismissed';
  });
}
