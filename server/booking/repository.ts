import type { Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { insertRow } from '../database/insert-row.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { announce, reachOf } from '../outbox/announce.ts';
import { mayMailCustomer } from '../outbox/customer-mail-limits.ts';
import { copyTo, waitingMail } from '../outbox/waiting-mail.ts';
import { newRequestRecipients } from '../people/people.ts';
import type { firstAlarm } from '../requests/begin-alarm.ts';
import { blockReason } from '../requests/blocked-numbers.ts';
import { appendEvent } from '../requests/event-log.ts';
import { contactsOf, indexRow } from '../requests/request-index.ts';
import { agreedNumber } from '../texts/text-consent.ts';

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
  steady: Date;
  alarm: ReturnType<typeof firstAlarm>;
  config: Config;
}

/** `taken`: the key or reference exists already. A blocked number's request becomes spam (docs/product.md 12.17). */
export async function store(
  database: Database,
  sent: RequestRow,
  { once, secret, steady, alarm, config }: StoreParts,
): Promise<StoreOutcome> {
  try {
    return await database.write(async (transaction): Promise<StoreOutcome> => {
      const { phone } = contactsOf(sent);
      const isBlocked = phone !== '' && (await blockReason(transaction, phone)) !== null;
      const row: RequestRow = isBlocked
        ? { ...sent, status: 'spam', closed_at: sent.created_at }
        : sent;
      if (!(await insertRow(transaction, 'submissions', row, 'skip'))) return { kind: 'taken' };
      const spent = { id: once.id, expires_at: once.expiresAt.toISOString() };
      if (!(await insertRow(transaction, 'used_challenges', spent, 'skip'))) {
        throw new ChallengeUsed();
      }
      await insertRow(transaction, 'request_index', indexRow(row));
      await appendEvent(transaction, row, row.created_at, isBlocked ? 'changed' : 'created');
      if (!isBlocked) await tell(transaction, row, { secret, steady, alarm, config });
      await announce(transaction, reachOf(config), {
        key: `${row.id}.created`,
        about: row,
        at: new Date(row.created_at),
        event: 'request.created',
        ...(!isBlocked && { push: 'created' }),
      });
      return { kind: 'stored' };
    });
  } catch (error) {
    if (error instanceof ChallengeUsed) return { kind: 'challenge_used' };
    throw error;
  }
}

async function tell(
  transaction: Transaction<Tables>,
  row: RequestRow,
  { secret, steady, alarm, config }: Pick<StoreParts, 'secret' | 'steady' | 'alarm' | 'config'>,
): Promise<void> {
  if (alarm) await insertRow(transaction, 'alarms', alarm);
  const mail = waitingMail(row, 'owner');
  await insertRow(transaction, 'outbox', mail);
  for (const person of await newRequestRecipients(transaction, config, new Date(row.created_at))) {
    await insertRow(transaction, 'outbox', copyTo(mail, person));
  }
  if (await mayMailCustomer(transaction, row, { secret, steady })) {
    await insertRow(transaction, 'outbox', waitingMail(row, 'customer'));
  }
  if (agreedNumber(row)) await insertRow(transaction, 'outbox', waitingMail(row, 'sms_received'));
}
