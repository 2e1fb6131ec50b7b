import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { owner, startDesk } from '../../tests/support/desk/desk.ts';
import { startSubscribed } from '../../tests/support/desk/push-desk.ts';
import { photographer, picture } from '../../tests/support/server/pictures.ts';
import { houseLockout } from '../../tests/support/server/test-app.ts';

const number = '2015550123';
const url = `/api/desk/blocked/${number}`;

test.for(dialects)(
  'on %s a request from a blocked number gets a normal response, and notifies nobody',
  async ([, open]) => {
    const site = await startSubscribed({
      database: await open(),
      environment: { ALARM_AFTER_MIN: '3' },
    });
    expect((await site.call('PUT', url, { reason: 'Pranks' })).statusCode).toBe(204);
    const answer = await site.book({ email: 'ann@example.com' });
    expect([answer.statusCode, answer.json().status]).toEqual([201, 'pending']);
    expect(await site.rows()).toMatchObject([{ status: 'spam', closed_at: expect.any(String) }]);
    const { reference, follow } = answer.json();

    const customer = (method: 'GET' | 'POST', path: string, payload?: object) =>
      site.app.inject({
        method,
        url: `/api/request${path}`,
        headers: { authorization: `Bearer ${follow}` },
        ...(payload && { payload }),
      });
    await site.call('GET', `/api/desk/requests/${reference}`);
    const received = { status: 'pending', seen_at: null, can_cancel: true };
    expect((await customer('GET', '')).json()).toMatchObject(received);
    expect((await customer('POST', '/notes', { text: 'Hello?' })).json()).toMatchObject(received);
    expect((await customer('POST', '/cancel')).json()).toMatchObject({ status: 'cancelled' });
    await site.settle();
    expect(await site.outbox()).toEqual([]);
    expect(await site.database.query.selectFrom('alarms').selectAll().execute()).toEqual([]);
    const events = await site.database.query.selectFrom('desk_events').select('about').execute();
    expect(new Set(events.map(({ about }) => about))).toEqual(new Set(['changed']));
  },
);

test.for(dialects)(
  'on %s a blocked number still notifies nobody after a cancellation or after being marked spam',
  async ([, open]) => {
    const site = await startSubscribed({ database: await open() });
    const judged = (await site.book()).json();
    const statusUrl = `/api/desk/requests/${judged.reference}/status`;
    await site.call('POST', statusUrl, { status: 'spam', version: 1 });
    await site.call('PUT', url, { reason: 'Pranks' });
    const cancelled = (await site.book()).json();
    await site.settle();
    const abouts = async () =>
      (
        await site.database.query.selectFrom('desk_events').select('about').orderBy('id').execute()
      ).map(({ about }) => about);
    const before = [site.mails.length, site.titles().length, (await abouts()).length] as const;

    for (const { follow } of [judged, cancelled]) {
      const customer = (path: string, payload: object) =>
        site.app.inject({
          method: 'POST',
          url: `/api/request${path}`,
          headers: { authorization: `Bearer ${follow}` },
          payload,
        });
      expect((await customer('/cancel', {})).json()).toMatchObject({ status: 'cancelled' });
      expect((await customer('/notes', { text: 'Hello?' })).statusCode).toBe(201);
    }
    const { add } = await photographer(site, judged.follow);
    expect((await add(await picture().jpeg().toBuffer())).status).toBe(201);
    await site.settle();
    expect([site.mails.length, site.titles().length]).toEqual(before.slice(0, 2));
    // These are the second request's cancellation, both notes and the picture.
    expect((await abouts()).slice(before[2])).toEqual(Array(4).fill('changed'));
  },
);

test('once a number is no longer blocked, a note to a request from that time is announced', async () => {
  const site = await startSubscribed();
  await site.call('PUT', url, { reason: 'Wrong number' });
  const { reference, follow } = (await site.book()).json();
  await site.call('DELETE', url);
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/request/notes',
    headers: { authorization: `Bearer ${follow}` },
    payload: { text: 'Hello?' },
  });
  expect(answer.json()).toMatchObject({ status: 'pending' });
  await site.settle();
  expect(site.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(reference)]);
});

test('a request that the desk marks as spam is shown to the customer as canceled', async () => {
  const { app, book, call } = await startDesk();
  await call('PUT', url, { reason: 'Pranks' });
  const { reference, follow } = (await book()).json();
  const look = async () => {
    const headers = { authorization: `Bearer ${follow}` };
    return (await app.inject({ url: '/api/request', headers })).json().status;
  };
  const step = (status: string, version: number) =>
    call('POST', `/api/desk/requests/${reference}/status`, { status, version });
  expect(await look()).toBe('pending');
  expect((await step('pending', 1)).statusCode).toBe(200);
  // An undone press must not count as a judgment.
  const undone = await call('POST', `/api/desk/requests/${reference}/undo`, { version: 2 });
  expect([undone.statusCode, await look()]).toEqual([200, 'pending']);
  expect((await step('pending', 3)).statusCode).toBe(200);
  await step('spam', 4);
  expect(await look()).toBe('cancelled');
});

test.for(dialects)('on %s numbers are blocked, listed and unblocked', async ([, open]) => {
  const { book, call, rows } = await startDesk({ database: await open() });
  await call('PUT', url, { reason: 'Pranks' });
  await call('PUT', url, { reason: ' Never pays ' });
  expect((await call('GET', '/api/desk/blocked')).json()).toEqual({
    items: [{ phone: number, reason: 'Never pays', who: owner, at: expect.any(String) }],
  });
  const customer = await call('GET', `/api/desk/customers?phone=${number}`);
  expect(customer.json().blocked).toBe('Never pays');
  expect((await call('DELETE', url)).statusCode).toBe(204);
  expect((await call('DELETE', url)).statusCode).toBe(404);
  await book();
  expect(await rows()).toMatchObject([{ status: 'pending' }]);
});

test.for([
  ['201555012', { reason: 'Pranks' }, 404],
  ['12015550123', { reason: 'Pranks' }, 404],
  [number, { reason: ' ' }, 422],
  [number, { reason: 'x'.repeat(201) }, 422],
  [number, {}, 422],
] as const)('blocking %s with %j is rejected with %i', async ([digits, body, code]) => {
  const { call } = await startDesk();
  expect((await call('PUT', `/api/desk/blocked/${digits}`, body)).statusCode).toBe(code);
});

test('at most a thousand numbers can be blocked', async () => {
  const { call, database } = await startDesk();
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    phone: String(2_015_551_000 + index),
    reason: 'Pranks',
    who: owner,
    at: '2026-11-22T05:00:00.000Z',
  }));
  await database.query.insertInto('blocked_numbers').values(rows).execute();
  expect((await call('PUT', url, { reason: 'Pranks' })).statusCode).toBe(409);
  const again = `/api/desk/blocked/${rows[0]?.phone}`;
  expect((await call('PUT', again, { reason: 'Still' })).statusCode).toBe(204);
});

test('a request with danger comes first, and its mails and push say so', async () => {
  const site = await startSubscribed();
  const list = async () =>
    (await site.call('GET', '/api/desk/requests?order=next&limit=1')).json().items[0].reference;
  const calm = (await site.book()).json();
  site.clock.advance(60_000);
  const danger = { danger: true, timeframe: 'Same Day', phone: '(201) 555-0199' };
  const booked = (await site.book(danger)).json();
  expect(booked.danger).toBe(true);
  expect(await list()).toBe(booked.reference);
  const callback = { type: 'callback', name: 'Bo', phone: '(201) 555-0177', danger: true };
  const called = await site.post({ ...callback, recaptcha_token: await site.token() });
  expect(called.json().danger).toBe(true);
  await site.settle();
  const mail = site.mails.find(({ subject }) => subject.includes(booked.reference));
  expect(mail?.subject).toMatch(/^\[DANGER\] Same Day: /);
  expect(mail?.text).toContain('Someone is in danger');
  expect(site.titles()).toContain('SOMEONE IN DANGER · Same Day · House Lockout');
  const headers = { authorization: `Bearer ${booked.follow}` };
  await site.app.inject({ method: 'POST', url: '/api/request/cancel', headers });
  await site.settle();
  const notice = site.mails.find(({ subject }) => subject.includes('canceled'));
  expect(notice?.subject).toBe(`[DANGER] Customer canceled: ${booked.reference}`);
  const calledUrl = `/api/desk/requests/${called.json().reference}/status`;
  await site.call('POST', calledUrl, { status: 'spam', version: 1 });
  expect(await list()).toBe(calm.reference);
  const refused = await site.book({ ...houseLockout, danger: false });
  expect(refused.json().errors).toHaveProperty('danger');
});
