import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { OutboxTable, RequestRow } from '../database/tables.ts';
import { isJobMail, nonMailKinds } from '../outbox/delivery.ts';
import { appendEvent } from './event-log.ts';

export type RetryOutcome = 'put_in_front' | 'sending' | 'sent' | 'unknown';

/**
 * Also retries mails that an attempt may have delivered: the caller decides whether to risk a duplicate. Without
 * `kind`, it retries all but those that wait until a step can no longer be undone, and dismissed ones only if no other is
 * open.
 */
export async function retryMails(
  database: Database,
  clock: ServerClock,
  row: RequestRow,
  kind?: string,
): Promise<RetryOutcome> {
  const now = clock.steady().toISOString();
  return database.write(async (transaction): Promise<RetryOutcome> => {
    let own = transaction
      .selectFrom('outbox')
      .selectAll()
      .where('submission_id', '=', row.id)
      .where('kind', 'not in', nonMailKinds);
    if (kind !== undefined) own = own.where('kind', '=', kind as OutboxTable['kind']);
    const mails = (await own.execute()).filter((mail) => kind || !waitsForUndo(mail, now));
    if (mails.length === 0) return 'unknown';
    const isUnderWay = (mail: OutboxTable) => mail.claimed_by !== null && mail.due_at > now;
    const unsent = mails.filter(({ state }) => state !== 'sent');
    const undismissed = unsent.filter(({ state }) => state !== 'dismissed');
    const open = undismissed.length > 0 ? undismissed : unsent;
    const held = open.filter((mail) => !isUnderWay(mail));
    if (held.length === 0) return open.length > 0 ? 'sending' : 'sent';
    const ids = held.map(({ id }) => id);
    await transaction
      .updateTable('outbox')
      .set({ state: 'waiting', claimed_by: null, attempts: 0, due_at: now, finished_at: null })
      .where('id', 'in', ids)
      // On PostgreSQL another server may have claimed or sent one since the select.
      .where('state', '!=', 'sent')
      .where((mail) => mail.or([mail('claimed_by', 'is', null), mail('due_at', '<=', now)]))
      .execute();
    if (held.some(({ state }) => state === 'dead'))
      await appendEvent(transaction, row, clock.now().toISOString(), 'changed');
    return 'put_in_front';
  });
}

function waitsForUndo({ kind, attempts, due_at }: OutboxTable, now: string): boolean {
  return isJobMail(kind) && attempts === 0 && due_at > now;
}
