import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import type { OutboxTable, RequestRow } from '../database/tables.ts';
import { nonMailKinds } from '../outbox/delivery.ts';
import { outboxRow } from '../outbox/waiting-mail.ts';
import { retryMails } from './retry-mail.ts';

const inFuture = '2099-11-30T15:00:00.000Z';

test.for(dialects)(
  'on %s only mails can be sent again, not texts, pushes or webhooks',
  async ([, open]) => {
    const database = await open();
    const outboxTimes = { pollMs: 2 ** 30 };
    const { app, book, rows, outbox, clock } = await startTestApp({ database, outboxTimes });
    await book();
    await app.outbox.idle();
    const [request] = (await rows()) as [RequestRow];
    await database.query.deleteFrom('outbox').execute();
    const store = (kind: OutboxTable['kind'], columns: Partial<OutboxTable> = {}) => {
      const given = { id: kind, submission_id: request.id, kind, created_at: request.created_at };
      const row = { ...outboxRow(given), attempts: 1, due_at: inFuture, ...columns };
      return database.query.insertInto('outbox').values(row).execute();
    };
    await store('owner', { state: 'dead' });
    await store('customer', { state: 'dismissed' });
    await store('accepted', { attempts: 0 });
    await store('on_the_way');
    for (const kind of nonMailKinds) await store(kind, { state: 'dead' });

    const serverClock = await openServerClock(database, clock);
    const retry = (kind?: string) => retryMails(database, serverClock, request, kind);
    const due = async () => {
      const mails = (await outbox()).filter(({ state }) => state === 'waiting');
      return mails.filter(({ due_at }) => due_at < inFuture).map(({ kind }) => kind);
    };
    for (const kind of nonMailKinds) expect(await retry(kind)).toBe('unknown');
    expect(await retry()).toBe('put_in_front');
    expect((await due()).sort()).toEqual(['on_the_way', 'owner']);
    // The desk retries one kind.
    expect(await retry('accepted')).toBe('put_in_front');
    expect((await due()).sort()).toEqual(['accepted', 'on_the_way', 'owner']);
    // With nothing else to retry, the operator means the dismissed one.
    await database.query
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('state', '=', 'waiting')
      .execute();
    expect(await retry()).toBe('put_in_front');
    expect(await due()).toEqual(['customer']);
  },
);
