import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { insertRow } from '../database/insert-row.ts';
import type { RequestRow } from '../database/tables.ts';
import { announce, type Reach } from '../outbox/announce.ts';
import { mayMailCustomer } from '../outbox/customer-mail-limits.ts';
import { copyTo, waitingMail } from '../outbox/waiting-mail.ts';
import { readersOfNew } from '../people/people.ts';
import type { firstAlarm } from '../requests/begin-alarm.ts';
import { appendEvent } from '../requests/event-log.ts';
import { indexRow } from '../requests/request-index.ts';

export type StoreOutcome = { kind: 'stored' } | { kind: 'taken' } | { kind: 'challenge_used' };

class ChallengeUsed extends Error {}

export async function findByKey(database: Database, key: string): Promise<RequestRow | undefined> {
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
  /** What is raised unless it is accepted. */
  alarm: ReturnType<typeof firstAlarm>;
  reach: Reach;
  /** Says who uses the desk. */
  config: Config;
}

/**
 * Stores the row, the used challenge and all that is to be delivered in one transaction, which is durable
 * once this resolves. `taken`: the key or the reference exists already.
 */
export async function store(
  database: Database,
  row: RequestRow,
  { once, secret, alarm, reach, config }: StoreParts,
): Promise<StoreOutcome> {
  try {
    return await database.write(async (transaction): Promise<StoreOutcome> => {
      if (!(await insertRow(transaction, 'submissions', row, 'skip'))) return { kind: 'taken' };
      const spent = { id: once.id, expires_at: once.expiresAt.toISOString() };
      if (!(await insertRow(transaction, 'used_challenges', spent, 'skip'))) {
        throw new ChallengeUsed();
      }
      await insertRow(transaction, 'request_index', indexRow(row));
      await appendEvent(transaction, row, row.created_at, 'created');
      if (alarm) await insertRow(transaction, 'alarms', alarm);
      const mail = waitingMail(row, 'owner');
      await insertRow(transaction, 'outbox', mail);
      for (const person of await readersOfNew(transaction, config, new Date(row.created_at))) {
        await insertRow(transaction, 'outbox', copyTo(mail, person));
      }
      if (await mayMailCustomer(transaction, row, secret)) {
        await insertRow(transaction, 'outbox', waitingMail(row, 'customer'));
      }
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
