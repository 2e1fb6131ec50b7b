import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { OutboxTable } from '../database/tables.ts';

export type RetryOutcome = 'put_in_front' | 'sending' | 'sent' | 'unknown';

/**
 * Makes a request's mails of one kind due now, whether they are waiting or were given up. Also if an
 * attempt may have delivered one: the caller decides whether to risk a duplicate.
 */
export async function retryMails(
  database: Database,
  clock: ServerClock,
  requestId: string,
  kind: string,
): Promise<RetryOutcome> {
  const now = clock.steady().toISOString();
  return database.write(async (transaction): Promise<RetryOutcome> => {
    const mails = await transaction
      .selectFrom('outbox')
      .selectAll()
      .where('submission_id', '=', requestId)
      .where('kind', '=', kind as OutboxTable['kind'])
      .execute();
    if (mails.length === 0) return 'unknown';
    const isUnderWay = (mail: OutboxTable) => mail.claimed_by !== null && mail.due_at > now;
    const open = mails.filter(({ state }) => state !== 'sent');
    const held = open.filter((mail) => !isUnderWay(mail)).map(({ id }) => id);
    if (held.length === 0) return open.length > 0 ? 'sending' : 'sent';
    await transaction
      .updateTable('outbox')
      .set({ state: 'waiting', claimed_by: null, attempts: 0, due_at: now, finished_at: null })
      .where('id', 'in', held)
      // On PostgreSQL another server may have claimed or sent one since the select.
      .where('state', '!=', 'sent')
      .where((mail) => mail.or([mail('claimed_by', 'is', null), mail('due_at', '<=', now)]))
      .execute();
    return 'put_in_front';
  });
}
