import type { Database } from '../database/database.ts';
import type { SubmissionsTable } from '../database/tables.ts';
import { appendEvent } from '../desk/event-log.ts';
import { indexRow } from '../desk/request-index.ts';
import { announce, type Reach } from '../notifications/announce.ts';
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

interface StoreParts {
  once: { id: string; expiresAt: Date };
  /** The hash key for mail limits. */
  secret: string;
  /** When it raises an alarm unless it is accepted, by the steady time. */
  alarmAt: string | null;
  reach: Reach;
}

/**
 * Stores the row, the used challenge and all that is to be delivered in one transaction, which is durable
 * once this resolves. `taken`: the key or the reference exists already.
 */
export async function store(
  database: Database,
  row: SubmissionsTable,
  { once, secret, alarmAt, reach }: StoreParts,
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
      await announce(transaction, reach, {
        key: `${row.id}.created`,
        about: row,
        at: new Date(row.created_at),
        event: 'request.created',
        push: 'created',
      });
      return { kind: 'stored' };
    });
  } catch (error) {
    if (error instanceof ChallengeUsed) return { kind: 'challenge_used' };
    throw error;
  }
}
