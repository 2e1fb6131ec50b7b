import type { Database } from '../database/database.ts';
import type { SubmissionsTable } from '../database/tables.ts';
import { appendEvent } from '../desk/event-log.ts';
import { indexRow } from '../desk/request-index.ts';
import { mayMailCustomer } from '../notifications/customer-mail-limits.ts';
import { waitingMail } from '../notifications/waiting-mail.ts';

export type StoreOutcome = { kind: 'stored' } | { kind: 'taken' } | { kind: 'challenge_used' };

class ChallengeUsed extends Error {}

export async function findByKey(
  database: Database,
  key: string,
): Promise<SubmissionsTable | undefined> {
  return database.query
    .selectFrom('submissions')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/**
 * Stores the row, the used challenge and the queued mails in one transaction, which is durable once this
 * resolves. `taken`: the key or the reference exists already. `secret` is the hash key for mail limits.
 * @param alarmAt when it raises an alarm unless it is accepted, by the steady time
 */
export async function store(
  database: Database,
  row: SubmissionsTable,
  once: { id: string; expiresAt: Date },
  secret: string,
  alarmAt: string | null,
): Promise<StoreOutcome> {
  try {
    return await database.write(async (transaction): Promise<StoreOutcome> => {
      const inserted = await transaction
        .insertInto('submissions')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows === 0n) return { kind: 'taken' };
      const spent = await transaction
        .insertInto('used_challenges')
        .values({ id: once.id, expires_at: once.expiresAt.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (spent.numInsertedOrUpdatedRows === 0n) throw new ChallengeUsed();
      await transaction.insertInto('request_index').values(indexRow(row)).execute();
      await appendEvent(transaction, row, row.created_at);
      if (alarmAt) {
        const alarm = { submission_id: row.id, due_at: alarmAt };
        await transaction.insertInto('alarms').values(alarm).execute();
      }
      const mails = [waitingMail(row, 'owner')];
      if (await mayMailCustomer(transaction, row, secret)) mails.push(waitingMail(row, 'customer'));
      await transaction.insertInto('outbox').values(mails).execute();
      return { kind: 'stored' };
    });
  } catch (error) {
    if (error instanceof ChallengeUsed) return { kind: 'challenge_used' };
    throw error;
  }
}
