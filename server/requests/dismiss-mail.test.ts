import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow } from '../database/tables.ts';
import { countDeadMails } from '../outbox/dead-mails.ts';
import { nonMailKinds } from '../outbox/delivery.ts';
import { outboxRow } from '../outbox/waiting-mail.ts';
import { dismissMails } from './dismiss-mail.ts';

const refused = Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 });

/** A desk with a request whose mails to owner and customer were given up on. */
async function startWithDeadMails(database: Database) {
  let isRefusing = true;
  const site = await startDesk({
    database,
    mailer: {
      async send() {
        if (isRefusing) throw refused;
      },
    },
  });
  const { reference } = (await site.book({ email: 'ann@example.com' })).json();
  await site.app.outbox.idle();
  const url = `/api/desk/requests/${reference}`;
  const item = async () => (await site.call('GET', '/api/desk/requests')).json().items[0];
  return {
    ...site,
    url,
    listed: async () => (await item()).mail_dead_to,
    /** How many /readyz reports, and how many the doctor and the metrics do. */
    counted: async () => {
      site.clock.advance(6000);
      const { dead_mails } = (await site.app.inject('/readyz')).json();
      return [dead_mails, await countDeadMails(database)];
    },
    step: async (status: string) => {
      const { version } = await item();
      const answer = await site.call('POST', `${url}/status`, { status, version });
      expect(answer.statusCode).toBe(200);
      site.clock.advance(1000);
    },
    retry: async (kind: string) => {
      expect((await site.call('POST', `${url}/mails/${kind}/retry`)).statusCode).toBe(202);
      await site.app.outbox.idle();
    },
    takeMails: () => {
      isRefusing = false;
    },
  };
}

test.for(dialects)('on %s a dead mail is counted until it is dismissed', async ([, open]) => {
  const database = await open();
  const { call, url, listed, counted, retry, takeMails } = await startWithDeadMails(database);
  expect([await listed(), await counted()]).toEqual(['owner', [2, 2]]);
  const dismiss = async (kind: string) =>
    (await call('POST', `${url}/mails/${kind}/dismiss`)).statusCode;
  expect(await dismiss('owner')).toBe(204);
  expect([await listed(), await counted()]).toEqual(['customer', [1, 1]]);
  expect([await dismiss('customer'), await dismiss('customer')]).toEqual([204, 204]);
  expect([await listed(), await counted()]).toEqual([null, [undefined, 0]]);
  expect([await dismiss('push'), await dismiss('nothing')]).toEqual([404, 404]);
  expect((await call('GET', url)).json().mails).toMatchObject([
    { kind: 'customer', state: 'dismissed' },
    { kind: 'owner', state: 'dismissed' },
  ]);
  takeMails();
  await retry('customer');
  expect((await call('GET', url)).json().mails[0]).toMatchObject({ state: 'sent' });
  expect(await dismiss('customer')).toBe(409);
});

test.for(dialects)(
  'on %s dismissing a dead mail or sending it again notifies the other desks',
  async ([, open]) => {
    const database = await open();
    const { call, url, retry, takeMails } = await startWithDeadMails(database);
    const events = async () =>
      (await database.query.selectFrom('desk_events').select('about').orderBy('id').execute()).map(
        ({ about }) => about,
      );
    const before = await events();
    await call('POST', `${url}/mails/owner/dismiss`);
    expect(await events()).toEqual([...before, 'changed']);
    await call('POST', `${url}/mails/owner/dismiss`);
    expect(await events()).toEqual([...before, 'changed']);
    takeMails();
    await retry('customer');
    expect(await events()).toEqual([...before, 'changed', 'changed']);
    // This mail was dismissed, so it no longer counted.
    await retry('owner');
    expect(await events()).toEqual([...before, 'changed', 'changed']);
  },
);

test.for(dialects)(
  'on %s closing a request stops counting its dead mails, and reopening counts them again',
  async ([, open]) => {
    const database = await open();
    const { listed, counted, step, retry } = await startWithDeadMails(database);
    for (const closed of ['cancelled', 'spam']) {
      await step(closed);
      expect([closed, await listed(), await counted()]).toEqual([closed, null, [undefined, 0]]);
      await step('pending');
      expect(await counted()).toEqual([2, 2]);
    }
    await step('accepted');
    await step('done');
    expect(await counted()).toEqual([undefined, 0]);
    // After closing, a failed mail to the customer needs no attention. One to the owner does: nobody has read it.
    await retry('customer');
    expect(await counted()).toEqual([undefined, 0]);
    await retry('owner');
    expect([await listed(), await counted()]).toEqual(['owner', [1, 1]]);
  },
);

test('only mails can be dismissed, not texts, pushes or webhooks', async () => {
  const { app, book, rows, outbox, clock, database } = await startTestApp();
  await book();
  await app.outbox.idle();
  const [request] = (await rows()) as [RequestRow];
  const given = { submission_id: request.id, created_at: request.created_at };
  for (const kind of nonMailKinds) {
    const row = { ...outboxRow({ ...given, id: kind, kind }), state: 'dead' as const };
    await database.query.insertInto('outbox').values(row).execute();
    expect(await dismissMails(database, request, clock.now(), kind)).toBe('unknown');
  }
  expect(await dismissMails(database, request, clock.now())).toBe('not_dead');
  expect((await outbox()).filter(({ state }) => state === 'dismissed')).toEqual([]);
});
