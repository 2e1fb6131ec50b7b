import type { Database } from '../database/database.ts';
import type { PushSubscriptionsTable } from '../database/desk-tables.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { enqueue, outboxRow } from '../outbox/waiting-mail.ts';

type Subscription = Pick<PushSubscriptionsTable, 'endpoint' | 'p256dh' | 'auth'>;

export async function findSubscription(
  { query }: Pick<Database, 'query'>,
  session: string,
): Promise<PushSubscriptionsTable | undefined> {
  return query
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('session_id', '=', session)
    .executeTakeFirst();
}

/** Deletes the subscription of another session on the same device. */
export async function saveSubscription(
  database: Database,
  session: string,
  subscription: Subscription,
): Promise<void> {
  await database.write(async (transaction) => {
    // After signing in again on a device, people must still see when it last got a push.
    const earlier = await transaction
      .selectFrom('push_subscriptions')
      .select('last_push_at')
      .where('endpoint', '=', subscription.endpoint)
      .executeTakeFirst();
    await transaction
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', subscription.endpoint)
      .where('session_id', '!=', session)
      .execute();
    await transaction
      .insertInto('push_subscriptions')
      .values({ ...subscription, session_id: session, last_push_at: earlier?.last_push_at ?? null })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(subscription))
      .execute();
  });
}

export async function deleteSubscription(database: Database, session: string): Promise<void> {
  await database.write((transaction) =>
    transaction.deleteFrom('push_subscriptions').where('session_id', '=', session).execute(),
  );
}

/** Keeps one test at a time, because a device may be unreachable. Resolves to false if there is no subscription. */
export async function queueTestPush(
  database: Database,
  clock: ServerClock,
  session: string,
): Promise<boolean> {
  return database.write(async (transaction) => {
    if (!(await findSubscription({ query: transaction }, session))) return false;
    const id = `test.push.${session}`;
    await transaction
      .deleteFrom('outbox')
      .where('id', '=', id)
      .where('claimed_by', 'is', null)
      .execute();
    const created_at = clock.now().toISOString();
    const row = { id, submission_id: null, kind: 'push' as const, created_at };
    await enqueue(transaction, [outboxRow(row, { session, reason: 'test' })]);
    return true;
  });
}
