import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { says, taken } from '../../tests/support/delivery/receiver.ts';
import { startSubscribed } from '../../tests/support/desk/push-desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { purgeExpired } from '../housekeeping.ts';

const minute = 60_000;

test.for([404, 410])('a push service that answers %d ends the subscription', async (status) => {
  const site = await startSubscribed();
  site.service.state.answer = says(status);
  await site.book();
  await site.settle();
  expect((await site.call('GET', '/api/desk/push')).json()).toMatchObject({ subscribed: false });
  expect(await site.pushes()).toEqual([]);
  await site.book();
  await site.settle();
  expect(site.service.posts).toHaveLength(1);
});

test('a push service that hangs does not delay mails, and gets its pushes once it is back', async () => {
  const site = await startSubscribed({ outboxTimes: { postSlowAfterMs: 20 } });
  const held: ServerResponse[] = [];
  site.service.state.answer = (response) => held.push(response);
  for (let index = 0; index < 12; index += 1) await site.book();
  await expect.poll(() => site.mails.length).toBe(12);
  await site.service.received(12);
  for (const response of held) response.destroy();
  await site.settle();
  expect(await site.pushes()).toMatchObject(Array(12).fill({ state: 'waiting', claimed_by: null }));
  site.service.state.answer = taken;
  site.clock.advance(minute);
  await site.settle();
  expect(site.service.posts).toHaveLength(24);
  expect(await site.pushes()).toMatchObject(Array(12).fill({ state: 'sent' }));
});

test('a push that is a day late is not sent', async () => {
  const site = await startSubscribed();
  site.service.state.answer = says(503);
  await site.book();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await site.settle();
    site.clock.advance(minute);
  }
  expect(site.service.posts).toHaveLength(4);
  site.clock.advance(24 * 60 * minute);
  await site.settle();
  expect(site.service.posts).toHaveLength(4);
  expect(await site.pushes()).toEqual([]);
});

test('a push about a new request that was canceled in the meantime is not sent, as it would replace the later one', async () => {
  const site = await startSubscribed();
  site.service.state.answer = says(503);
  const { follow } = (await site.book()).json();
  await site.settle();
  expect(site.titles()).toHaveLength(1);
  site.service.state.answer = taken;
  const headers = { authorization: `Bearer ${follow}` };
  await site.app.inject({ method: 'POST', url: '/api/request/cancel', headers });
  await site.settle();
  site.clock.advance(minute);
  await site.settle();
  expect(site.titles().slice(1)).toEqual(['Customer canceled · ASAP · House Lockout']);
  expect(await site.pushes()).toMatchObject([{ state: 'sent' }]);
});

test('a push does not expire because the clock was days ahead for a while', async () => {
  const site = await startSubscribed();
  site.service.state.answer = says(503);
  await site.book();
  site.clock.jump(3 * 24 * 60 * minute);
  await site.settle();
  site.clock.jump(-3 * 24 * 60 * minute);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await site.settle();
    site.clock.advance(10 * minute);
  }
  expect(await site.pushes()).toMatchObject([{ state: 'waiting' }]);
});

test.for([-3, 3])('pushes are still sent after the clock jumps by %d days', async (days) => {
  const site = await startSubscribed();
  site.service.state.answer = says(503);
  await site.book();
  const { follow } = (await site.book()).json();
  await site.settle();
  site.clock.jump(days * 24 * 60 * minute);
  const headers = { authorization: `Bearer ${follow}` };
  await site.app.inject({ method: 'POST', url: '/api/request/cancel', headers });
  site.service.state.answer = taken;
  site.clock.advance(minute);
  await site.settle();
  expect(await site.pushes()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

test.for(['/api/desk/session', '/api/desk/sessions'])(
  'DELETE %s ends the subscription and drops its waiting pushes',
  async (path) => {
    const site = await startSubscribed();
    site.service.state.answer = says(503);
    await site.book();
    await site.settle();
    expect((await site.call('DELETE', path)).statusCode).toBe(204);
    site.clock.advance(minute);
    await site.settle();
    expect(site.service.posts).toHaveLength(1);
    expect(await site.subscriptions()).toEqual([]);
  },
);

test('an expired session gets no pushes, and its subscription is deleted with it', async () => {
  const site = await startSubscribed();
  site.clock.advance(8 * 24 * 60 * minute);
  await site.book();
  await site.settle();
  expect(site.mails).toHaveLength(1);
  expect(site.service.posts).toEqual([]);
  await purgeExpired(site.database, site.clock.now());
  expect(await site.subscriptions()).toEqual([]);
});

test('an address removed from the list gets no pushes, and neither does a closed desk', async () => {
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
