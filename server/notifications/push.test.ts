import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { origin, startDesk } from '../../tests/support/desk.ts';
import { dialects } from '../../tests/support/dialects.ts';
import { startPushService, subscribe, vapidClaims } from '../../tests/support/push-service.ts';
import { says, taken } from '../../tests/support/receiver.ts';
import { houseLockout, startTestApp } from '../../tests/support/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { raiseAlarms } from '../desk/alarms.ts';
import { vapidSubject } from './vapid.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;

const minute = 60_000;
const carLockout = {
  service: 'Car Lockout',
  address: '5 Main St, Union City',
  vehicle_year: '2019',
  vehicle_make: 'Honda',
  vehicle_model: 'Civic',
};

/** Signs in and subscribes. `messages` decrypts all that has come. */
async function startSubscribed(options: Parameters<typeof startDesk>[0] = {}) {
  const service = await startPushService();
  const desk = await startDesk(options);
  const device = subscribe(`${service.url}/device`);
  const stored = await desk.call('POST', '/api/desk/push', device.json);
  expect(stored.statusCode).toBe(201);
  const settle = async () => {
    desk.app.outbox.wake();
    await desk.app.outbox.idle();
  };
  const messages = () => service.posts.map((post) => device.decrypt(post));
  const titles = () => messages().map((message) => (message as Message).notification.title);
  return { ...desk, service, device, settle, messages, titles };
}

interface Message {
  notification: { title: string };
}

function pushes({ database }: Pick<Desk, 'database'>) {
  return database.query
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'push')
    .orderBy('created_at')
    .execute();
}

test.for(dialects)(
  'on %s a new request is pushed, and its device decrypts it',
  async ([, open]) => {
    const site = await startSubscribed({ database: await open() });
    const { reference } = (await site.book(carLockout)).json();
    await site.settle();
    expect(site.messages()).toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'ASAP · Car Lockout',
          body: expect.stringMatching(/^Union City · \d{1,2}:\d\d [AP]M$/),
          navigate: `${origin}/desk/requests/${reference}`,
          tag: reference,
          renotify: true,
        },
      },
    ]);
    const { headers } = (await site.service.received(1))[0] ?? {};
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      ttl: '86400',
    });
    const state = (await site.call('GET', '/api/desk/push')).json();
    expect(state).toMatchObject({ subscribed: true, last_push_at: expect.any(String) });
    const [post] = site.service.posts;
    expect(post && vapidClaims(post, state.publicKey)).toMatchObject({
      aud: site.service.url,
      sub: 'mailto:no-reply@locksmith.example',
    });
    expect(await pushes(site)).toMatchObject([{ state: 'sent', attempts: 1, claimed_by: null }]);
  },
);

test('a push contains nothing that was typed', async () => {
  const site = await startSubscribed();
  await site.book({
    ...houseLockout,
    name: 'NEEDLE',
    service: 'Other',
    other_service: 'NEEDLE 201 555 0123, 12 Main St',
    notes: 'NEEDLE',
    address: '12 NEEDLE St, Nowhere',
  });
  await site.book({ type: 'callback', name: 'NEEDLE' });
  await site.settle();
  expect(site.titles()).toEqual(['ASAP · Other service', 'Callback request']);
  expect(JSON.stringify(site.messages())).not.toMatch(/NEEDLE|0123|Main/);
});

test('the alarm is a mail and a push, and none is sent to who has accepted meanwhile', async () => {
  const site = await startSubscribed({ environment: { ALARM_AFTER_MIN: '3' } });
  const { reference } = (await site.book()).json();
  const overtaken = (await site.book()).json();
  await site.settle();
  site.clock.advance(3 * minute + 1000);
  const clock = await openServerClock(site.database, site.clock);
  site.service.state.answer = says(500);
  await raiseAlarms({ database: site.database, clock, reach });
  await site.settle();
  expect(site.titles().filter((title) => title.startsWith('NOT'))).toHaveLength(2);
  await site.call('POST', `/api/desk/requests/${overtaken.reference}/status`, {
    status: 'accepted',
    version: 1,
  });
  site.service.state.answer = taken;
  site.clock.advance(minute);
  await site.settle();
  expect(site.messages().slice(4)).toMatchObject([
    {
      notification: {
        title: 'NOT ANSWERED · ASAP · House Lockout',
        navigate: `${origin}/desk/requests/${reference}`,
      },
    },
  ]);
});

const reach = { webhookUrls: [], hasDesk: true };

test('the customer’s cancel is pushed; a status set at the desk is not', async () => {
  const site = await startSubscribed();
  const { follow, reference } = (await site.book()).json();
  await site.settle();
  const url = `/api/desk/requests/${reference}/status`;
  await site.call('POST', url, { status: 'accepted', version: 1 });
  await site.settle();
  expect(site.titles()).toHaveLength(1);
  const headers = { authorization: `Bearer ${follow}` };
  for (let time = 0; time < 2; time += 1) {
    await site.app.inject({ method: 'POST', url: '/api/request/cancel', headers });
  }
  await site.settle();
  expect(site.titles().slice(1)).toEqual(['CANCELLED by the customer · ASAP · House Lockout']);
});

test('a dead mail is pushed once', async () => {
  const refused = Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550 });
  const site = await startSubscribed({
    mailer: { send: () => Promise.reject(refused), async close() {} },
  });
  const { reference } = (await site.book()).json();
  await site.settle();
  await site.call('POST', `/api/desk/requests/${reference}/mails/owner/retry`);
  await site.settle();
  expect(site.titles().toSorted()).toEqual([
    'A mail was given up · ASAP · House Lockout',
    'ASAP · House Lockout',
  ]);
});

test.for([404, 410])('a push service that answers %d ends the subscription', async (status) => {
  const site = await startSubscribed();
  site.service.state.answer = says(status);
  await site.book();
  await site.settle();
  expect((await site.call('GET', '/api/desk/push')).json()).toMatchObject({ subscribed: false });
  expect(await pushes(site)).toEqual([]);
  await site.book();
  await site.settle();
  expect(site.service.posts).toHaveLength(1);
});

test('a push service that hangs holds up no mail, and gets its pushes when it is back', async () => {
  const site = await startSubscribed({ outboxTimes: { postSlowAfterMs: 20 } });
  const held: ServerResponse[] = [];
  site.service.state.answer = (response) => held.push(response);
  for (let index = 0; index < 12; index += 1) await site.book();
  await expect.poll(() => site.mails.length).toBe(12);
  await site.service.received(12);
  for (const response of held) response.destroy();
  await site.settle();
  expect(await pushes(site)).toMatchObject(Array(12).fill({ state: 'waiting', claimed_by: null }));
  site.service.state.answer = taken;
  site.clock.advance(minute);
  await site.settle();
  expect(site.service.posts).toHaveLength(24);
  expect(await pushes(site)).toMatchObject(Array(12).fill({ state: 'sent' }));
});

test('a push that is a day late is not sent', async () => {
  const site = await startSubscribed();
  site.service.state.answer = says(503);
  await site.book();
  await site.settle();
  site.clock.advance(24 * 60 * minute);
  await site.settle();
  expect(site.service.posts).toHaveLength(1);
  expect(await pushes(site)).toEqual([]);
});

test.for(['/api/desk/session', '/api/desk/sessions'])(
  'DELETE %s ends the subscription, and what waits for it',
  async (path) => {
    const site = await startSubscribed();
    site.service.state.answer = says(503);
    await site.book();
    await site.settle();
    expect((await site.call('DELETE', path)).statusCode).toBe(204);
    site.clock.advance(minute);
    await site.settle();
    expect(site.service.posts).toHaveLength(1);
    expect(
      await site.database.query.selectFrom('push_subscriptions').selectAll().execute(),
    ).toEqual([]);
  },
);

test('a session that ran out gets no pushes, before its row is deleted and after', async () => {
  const site = await startSubscribed();
  site.clock.advance(8 * 24 * 60 * minute);
  await site.book();
  await site.settle();
  expect(site.mails).toHaveLength(1);
  expect(site.service.posts).toEqual([]);
});

test('an address that was taken off the list, and a desk that was closed, get no pushes', async () => {
  const { database, clock, service } = await startSubscribed();
  const closed = await startTestApp({ database, clock, environment: { DESK_EMAILS: 'none' } });
  await closed.book();
  await closed.app.outbox.idle();
  const others = { DESK_EMAILS: 'someone@else.example' };
  const changed = await startTestApp({ database, clock, environment: others });
  await changed.book();
  await changed.app.outbox.idle();
  expect(service.posts).toEqual([]);
});

test('a device tests its own subscription', async () => {
  const site = await startSubscribed();
  const test = () => site.call('POST', '/api/desk/push/test');
  expect((await test()).statusCode).toBe(202);
  await site.settle();
  expect((await test()).statusCode).toBe(202);
  await site.settle();
  expect(site.messages()).toMatchObject(
    Array(2).fill({ notification: { title: 'Test', navigate: `${origin}/desk` } }),
  );
  expect((await site.call('DELETE', '/api/desk/push')).statusCode).toBe(204);
  expect((await test()).statusCode).toBe(409);
});

test('the subject is one that push services accept', () => {
  const MAIL_FROM = 'josé@shop.example';
  const subject = (SITE_URL: string) => vapidSubject({ SITE_URL, MAIL_FROM });
  expect(subject('https://shop.example')).toBe('https://shop.example');
  expect(subject('http://localhost:3000')).toBe('mailto:jos%C3%A9@shop.example');
  expect(subject('https://localhost')).toBe('mailto:jos%C3%A9@shop.example');
});

test('the key pair outlives a restart', async () => {
  const { database, clock, call } = await startDesk();
  const key = async (from: Desk['call']) => (await from('GET', '/api/desk/push')).json().publicKey;
  const again = await startDesk({ database, clock });
  expect(await key(again.call)).toBe(await key(call));
  expect(Buffer.from(await key(call), 'base64url')).toHaveLength(65);
});
