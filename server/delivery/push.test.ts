import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { vapidClaims } from '../../tests/support/delivery/push-service.ts';
import { says, taken } from '../../tests/support/delivery/receiver.ts';
import { origin, startDesk } from '../../tests/support/desk/desk.ts';
import { startSubscribed } from '../../tests/support/desk/push-desk.ts';
import { houseLockout } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { raiseAlarms } from '../requests/alarms.ts';
import { vapidSubject } from './vapid.ts';

const minute = 60_000;
const carLockout = {
  service: 'Car Lockout',
  address: '5 Main St, Union City',
  vehicle_year: '2019',
  vehicle_make: 'Honda',
  vehicle_model: 'Civic',
};

test.for(dialects)(
  'on %s a new request is pushed, and the device can decrypt the push',
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
    expect(await site.pushes()).toMatchObject([{ state: 'sent', attempts: 1, claimed_by: null }]);
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

test('an alarm is pushed, and a retry skips a request that was accepted meanwhile', async () => {
  const site = await startSubscribed({ environment: { ALARM_AFTER_MIN: '3' } });
  const { reference } = (await site.book()).json();
  const overtaken = (await site.book()).json();
  await site.settle();
  site.clock.advance(3 * minute + 1000);
  const clock = await openServerClock(site.database, site.clock);
  site.service.state.answer = says(500);
  await raiseAlarms({ config: site.config, database: site.database, clock });
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

test('the customer’s cancellation is pushed, and a status set at the desk is not', async () => {
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
  expect(site.titles().slice(1)).toEqual(['Customer canceled · ASAP · House Lockout']);
});

const refusing = {
  send: () => Promise.reject(Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550 })),
};

test('a dead mail is pushed once, in addition to its request, and the push says whose mail it was', async () => {
  const site = await startSubscribed({ mailer: refusing });
  const { reference } = (await site.book({ email: 'gone@needle.example' })).json();
  await site.settle();
  await site.call('POST', `/api/desk/requests/${reference}/mails/owner/retry`);
  await site.settle();
  const shown = site.messages().map(({ notification: { tag, title } }) => [tag, title]);
  expect(shown.toSorted()).toEqual([
    [reference, 'ASAP · House Lockout'],
    [
      `${reference}.customer_mail_dead`,
      "Email to the customer couldn't be delivered · ASAP · House Lockout",
    ],
    [`${reference}.mail_dead`, "Email couldn't be delivered · ASAP · House Lockout"],
  ]);
  expect(JSON.stringify(site.messages())).not.toMatch(/needle|Ann|0123/);
});

test('after a request is closed, a dead mail to the customer is not pushed, and one to the owner is', async () => {
  const sends = Promise.withResolvers<void>();
  const site = await startSubscribed({
    mailer: { ...refusing, send: () => sends.promise.then(refusing.send) },
  });
  const { reference } = (await site.book({ email: 'gone@needle.example' })).json();
  await site.service.received(1);
  const body = { status: 'cancelled', version: 1 };
  await site.call('POST', `/api/desk/requests/${reference}/status`, body);
  site.clock.advance(1000);
  sends.resolve();
  await site.settle();
  expect(site.titles().toSorted()).toEqual([
    'ASAP · House Lockout',
    "Email couldn't be delivered · ASAP · House Lockout",
  ]);
});

test('a device can test its own subscription', async () => {
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

test('the VAPID subject is one that push services accept', () => {
  const MAIL_FROM = 'josé@shop.example';
  const subject = (SITE_URL: string) => vapidSubject({ SITE_URL, MAIL_FROM });
  expect(subject('https://shop.example')).toBe('https://shop.example');
  expect(subject('http://localhost:3000')).toBe('mailto:jos%C3%A9@shop.example');
  expect(subject('https://localhost')).toBe('mailto:jos%C3%A9@shop.example');
  expect(vapidSubject({ SITE_URL: 'https://localhost', MAIL_FROM: 'a?b#c@shop.example' })).toBe(
    'mailto:a%3Fb%23c@shop.example',
  );
});

test('the VAPID key pair survives a restart', async () => {
  const { database, clock, call } = await startDesk();
  const key = async (from: typeof call) => (await from('GET', '/api/desk/push')).json().publicKey;
  const again = await startDesk({ database, clock });
  expect(await key(again.call)).toBe(await key(call));
  expect(Buffer.from(await key(call), 'base64url')).toHaveLength(65);
});
