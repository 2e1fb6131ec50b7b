import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { subscribe } from '../../tests/support/delivery/push-service.ts';
import {
  hangs,
  type Received,
  type ReceiverAnswer,
  says,
  startReceiver,
  taken,
} from '../../tests/support/delivery/receiver.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { raiseAlarms } from '../requests/alarms.ts';

const minute = 60_000;
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;
const isEvent = { timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) };

/** Throws if the signature is wrong. */
function verified({ headers, body }: Received) {
  return new Webhook(WEBHOOK_SECRET).verify(body.toString(), headers as Record<string, string>);
}

/** Starts the server with these receivers of webhooks. */
async function startWith(urls: string[], options: Parameters<typeof startDesk>[0] = {}) {
  const environment = {
    ...options.environment,
    WEBHOOK_URLS: urls.join(', '),
    WEBHOOK_SECRET,
  };
  const desk = await startDesk({ ...options, environment });
  const settle = async () => {
    desk.app.outbox.wake();
    await desk.app.outbox.idle();
  };
  const waiting = async () =>
    (await desk.outbox()).filter(({ kind, state }) => kind === 'webhook' && state === 'waiting');
  return { ...desk, settle, waiting };
}

test.for(dialects)(
  'on %s each change of status is posted, signed, to each address, whoever makes it',
  async ([, open]) => {
    const receivers = [await startReceiver(), await startReceiver(says(204))];
    const urls = receivers.map(({ url }) => `${url}/hook?key=1`);
    const site = await startWith(urls, { database: await open() });
    const { reference, follow } = (await site.book()).json();
    await site.call('POST', `/api/desk/requests/${reference}/status`, {
      status: 'accepted',
      version: 1,
    });
    await site.call('POST', `/api/desk/requests/${reference}/notes`, { text: 'no status' });
    const headers = { authorization: `Bearer ${follow}` };
    await site.app.inject({ method: 'POST', url: '/api/request/cancel', headers });
    await site.settle();
    for (const { posts } of receivers) {
      const events = posts.map(verified);
      expect(events).toHaveLength(3);
      expect(events).toEqual(
        expect.arrayContaining([
          { type: 'request.created', ...isEvent, data: { reference, status: 'pending' } },
          { type: 'request.status', ...isEvent, data: { reference, status: 'accepted' } },
          { type: 'request.status', ...isEvent, data: { reference, status: 'cancelled' } },
        ]),
      );
      expect(posts[0]).toMatchObject({
        path: '/hook?key=1',
        headers: { 'content-type': 'application/json' },
      });
      const ids = posts.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(3);
      expect(ids.join()).not.toContain('.');
    }
    expect(await site.waiting()).toEqual([]);
    const detail = (await site.call('GET', `/api/desk/requests/${reference}`)).json();
    const kinds = detail.mails.map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['cancelled', 'owner']);
  },
);

test('an alarm and each dead mail are posted once', async () => {
  const receiver = await startReceiver();
  const refused = Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550 });
  const site = await startWith([receiver.url], {
    environment: { ALARM_AFTER_MIN: '3' },
    mailer: { send: () => Promise.reject(refused) },
  });
  const { reference } = (await site.book()).json();
  await site.settle();
  site.clock.advance(3 * minute + 1000);
  const clock = await openServerClock(site.database, site.clock);
  const look = () => raiseAlarms({ config: site.config, database: site.database, clock });
  await Promise.all([look(), look()]);
  await site.settle();
  const data = { reference, status: 'pending' };
  expect(receiver.posts.map(verified)).toEqual([
    { type: 'request.created', ...isEvent, data },
    { type: 'mail.dead', ...isEvent, data },
    { type: 'request.unanswered', ...isEvent, data: { ...data, level: 1 } },
    { type: 'mail.dead', ...isEvent, data },
  ]);
  expect((await site.app.inject('/readyz')).json()).toEqual({ status: 'ok', dead_mails: 2 });
});

test('an alarm that restarts after a reopening is posted and pushed again', async () => {
  const receiver = await startReceiver();
  const site = await startWith([receiver.url], { environment: { ALARM_AFTER_MIN: '3' } });
  await site.call('POST', '/api/desk/push', subscribe('https://push.example/1').json);
  const clock = await openServerClock(site.database, site.clock);
  const { reference } = (await site.book()).json();
  const posted = () => receiver.posts.filter(({ body }) => body.includes('request.unanswered'));
  const pushes = async () =>
    (await site.outbox()).filter(({ payload }) => payload?.includes('"unanswered"'));
  for (const version of [1, 3]) {
    site.clock.advance(3 * minute + 1000);
    await raiseAlarms({ config: site.config, database: site.database, clock });
    await raiseAlarms({ config: site.config, database: site.database, clock });
    await site.settle();
    // A push that was still waiting when the request was reopened must not be sent late.
    expect((await pushes()).map(({ id }) => id)).toEqual([
      expect.stringContaining(`.unanswered-${version}.`),
    ]);
    for (const [step, status] of ['accepted', 'pending'].entries()) {
      const body = { status, version: version + step };
      await site.call('POST', `/api/desk/requests/${reference}/status`, body);
    }
    expect(await pushes()).toEqual([]);
  }
  expect(posted()).toHaveLength(2);
  expect(new Set(posted().map(({ headers }) => headers['webhook-id'])).size).toBe(2);
});

test('the event about a dead mail without a request has no reference', async () => {
  const receiver = await startReceiver();
  const refused = Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550 });
  const site = await startWith([receiver.url], {
    mailer: { send: () => Promise.reject(refused) },
  });
  await site.call('POST', '/api/desk/sign-in', { email: 'owner@locksmith.example' });
  await receiver.received(1);
  expect(receiver.posts.map(verified)).toEqual([
    { type: 'mail.dead', ...isEvent, data: { reference: null, status: null } },
  ]);
});

const failures: [string, (elsewhere: string) => ReceiverAnswer][] = [
  ['hangs', () => hangs],
  ['answers 500', () => says(500)],
  ['answers 404', () => says(404)],
  ['redirects', (location) => says(302, { location })],
  ['redirects for good', (location) => says(308, { location })],
  ['drops the connection', () => (response) => response.destroy()],
  [
    'trickles its headers',
    () => (response) => {
      const timer = setInterval(() => response.socket?.write('HTTP/1.1 '), 5);
      response.on('close', () => clearInterval(timer));
    },
  ],
];

test.for(failures)(
  'when a receiver %s, the event is retried and mails are still sent',
  async ([, fails]) => {
    const elsewhere = await startReceiver();
    const receiver = await startReceiver(fails(elsewhere.url));
    const site = await startWith([receiver.url], { outboxTimes: { postTimeoutMs: 500 } });
    await site.book();
    await site.settle();
    expect(site.mails).toHaveLength(1);
    expect(await site.waiting()).toMatchObject([{ attempts: 1, claimed_by: null }]);
    receiver.state.answer = taken;
    site.clock.advance(minute);
    await site.settle();
    const [first, second] = receiver.posts;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second && verified(second)).toMatchObject({ type: 'request.created' });
    expect(await site.waiting()).toEqual([]);
    expect(elsewhere.posts).toEqual([]);
  },
);

test('the log has the receiver’s status code, and neither its URL’s key nor the secret', async () => {
  const receiver = await startReceiver(says(503));
  const site = await startWith([`${receiver.url}/hook?key=hidden`]);
  const { reference } = (await site.book()).json();
  await site.settle();
  const line = site.log.map((text) => JSON.parse(text)).find(({ kind }) => kind === 'webhook');
  expect(line).toMatchObject({ msg: 'webhook not sent', reference, err: { code: 'HTTP_503' } });
  expect(site.log.join()).not.toContain('hidden');
  expect(site.log.join()).not.toContain(WEBHOOK_SECRET);
});

test('many events for a hanging receiver do not delay mails or another receiver', async () => {
  const slow = await startReceiver(hangs);
  const quick = await startReceiver();
  const site = await startWith([slow.url, quick.url], {
    outboxTimes: { postSlowAfterMs: 20, closeMs: 20 },
  });
  for (let index = 0; index < 8; index += 1) await site.book();
  await quick.received(8);
  await expect.poll(() => site.mails.length).toBe(8);
  await slow.received(8);
  await expect.poll(async () => (await site.waiting()).length).toBe(8);
});

test('an address removed from the configuration gets no more events', async () => {
  const receiver = await startReceiver(says(503));
  const site = await startWith([receiver.url]);
  await site.book();
  await site.settle();
  await site.app.close();
  site.clock.advance(minute);
  const next = await startTestApp({ database: site.database, clock: site.clock });
  await next.app.outbox.idle();
  expect(receiver.posts).toHaveLength(1);
  expect((await next.outbox()).map(({ kind }) => kind)).toEqual(['owner']);
});

test('erasing a request deletes its waiting events', async () => {
  const receiver = await startReceiver(says(503));
  const site = await startWith([receiver.url]);
  const { reference } = (await site.book()).json();
  await site.settle();
  expect((await site.call('DELETE', `/api/desk/requests/${reference}`)).statusCode).toBe(204);
  expect(await site.outbox()).toEqual([]);
});
