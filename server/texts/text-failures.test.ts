import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { hangs, type ReceiverAnswer } from '../../tests/support/delivery/receiver.ts';
import { pageOf } from '../../tests/support/desk/desk.ts';
import { startTestApp, temporarySqlite } from '../../tests/support/server/test-app.ts';
import { startTextingDesk } from '../../tests/support/texts/texting-desk.ts';
import { failsWith, saysPage, startTwilio } from '../../tests/support/texts/twilio-double.ts';

const minute = 60_000;
const hour = 60 * minute;

async function startFailing(answer: ReceiverAnswer, options = {}) {
  const site = await startTextingDesk({ outboxTimes: { postTimeoutMs: 300 }, ...options });
  site.double.state.answer = answer;
  const job = await site.bookTexted();
  return { ...site, ...job };
}

test.for([
  ['an error', failsWith(500, 20500)],
  ['too many at once', failsWith(429, 20429)],
  ['a wrong token', failsWith(401, 20003)],
  ["a proxy's page", saysPage(200)],
] as const)('after a day of failures with %s the text is sent once', async ([, answer]) => {
  // With the usual time limit: a text that was answered late may have been sent.
  const site = await startFailing(answer, { outboxTimes: {} });
  for (let passed = 0; passed < 24 * 60; passed += 10) await site.pass(10 * minute);
  const attempts = site.double.posts.length;
  expect(attempts).toBeGreaterThan(100);
  expect(await site.texts()).toMatchObject([{ state: 'waiting', provider_id: null }]);
  expect((await site.session()).texts.sent_today).toBe(0);
  // The request's mail was not held up.
  expect(site.mails).toHaveLength(1);
  site.double.recover();
  await site.pass(10 * minute);
  await site.pass(10 * minute);
  expect(site.double.messages).toHaveLength(1);
  expect(await site.texts()).toMatchObject([{ state: 'sent' }]);
});

test('while the provider hangs, a text is tried at most six times a day', async () => {
  const site = await startFailing(hangs);
  for (let passed = 0; passed < 20; passed += 1) await site.pass(10 * minute);
  expect(site.double.posts).toHaveLength(6);
  expect(await site.texts()).toMatchObject([{ state: 'dead', reason: 'limit_of_number' }]);
});

test('a text without a response is retried 30 s later', async () => {
  const site = await startFailing(hangs);
  site.double.recover();
  await site.pass(29_000);
  expect(site.double.messages).toHaveLength(0);
  await site.pass(1000);
  expect(site.double.messages).toHaveLength(1);
});

test.for(dialects)('on %s a refusal is final, and shows its reason', async ([, open]) => {
  const site = await startTextingDesk({ database: await open() });
  site.double.unsubscribed.add('+12015550123');
  await site.bookTexted();
  await site.pass(hour);
  expect(site.double.posts).toHaveLength(1);
  expect(await site.texts()).toMatchObject([{ state: 'dead', reason: '21610' }]);
  expect((await site.session()).texts.sent_today).toBe(0);
  const readiness = (await site.app.inject('/readyz')).json();
  expect(readiness).not.toHaveProperty('dead_mails');
});

test('when two texts get the same ID, both are sent and one keeps the ID', async () => {
  const site = await startTextingDesk();
  // Any 2xx with an ID says that the text was taken, whatever the ID looks like.
  const sid = 'SM1';
  site.double.state.answer = (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ sid, status: 'queued' }));
  await site.bookTexted();
  await site.bookTexted({ phone: '(201) 555-0147' });
  await site.pass(hour);
  expect(site.double.posts).toHaveLength(2);
  const states = (await site.texts()).map(({ state, provider_id }) => [state, provider_id]);
  expect(new Set(states)).toEqual(
    new Set([
      ['sent', sid],
      ['sent', null],
    ]),
  );
});

test('a number gets six texts per New York day, and more the next day', async () => {
  const site = await startTextingDesk();
  const { step, edit } = await site.bookTexted();
  await step('accepted', { eta_minutes: 100 });
  await site.pass(10_000);
  for (const minutes of [1, 2, 3, 4, 5, 6]) {
    await edit({ appointment_at: `2026-12-03T15:0${minutes}:00Z`, appointment_minutes: 60 });
    await site.pass(10_000);
  }
  expect(site.said()).toHaveLength(6);
  const dead = (await site.texts()).filter(({ state }) => state === 'dead');
  expect(dead.map(({ reason }) => reason)).toEqual(['limit_of_number', 'limit_of_number']);
  // Another number has its own limit.
  await site.bookTexted({ phone: '(201) 555-0147' });
  expect(site.said()).toHaveLength(7);
  // 10 PM, then midnight, in New York.
  await site.pass(20 * hour);
  await edit({ appointment_at: '2026-12-03T16:00:00Z' });
  await site.pass(10_000);
  expect(site.said()).toHaveLength(7);
  await site.pass(2 * hour);
  await edit({ appointment_at: '2026-12-03T17:00:00Z' });
  await site.pass(10_000);
  expect(site.said()).toHaveLength(8);
});

test('when the daily limit is reached, nothing more is sent, and the desk shows it', async () => {
  const site = await startTextingDesk({ environment: { SMS_DAILY_LIMIT: '2' } });
  for (const last of [3, 4, 5]) await site.bookTexted({ phone: `(201) 555-012${last}` });
  expect(site.said()).toHaveLength(2);
  expect((await site.texts()).map(({ reason }) => reason)).toEqual([null, null, 'limit_of_day']);
  expect((await site.session()).texts).toEqual({ on: true, sent_today: 2, limit: 2 });
  await site.pass(24 * hour);
  expect((await site.session()).texts.sent_today).toBe(0);
});

test.for(dialects)('on %s two servers that send at once send each text once', async ([, open]) => {
  const database = await open();
  const site = await startTextingDesk({
    database,
    environment: { SMS_DAILY_LIMIT: '7' },
  });
  const second = await startTestApp({
    database,
    clock: site.clock,
    environment: {
      SITE_URL: 'http://localhost:3000',
      ...site.double.environment,
      SMS_DAILY_LIMIT: '7',
    },
  });
  site.double.state.answer = failsWith(500, 20500);
  for (let last = 10; last < 20; last += 1) {
    await site.book({ sms_consent: true, phone: `(201) 555-01${last}` });
  }
  await site.pass(0);
  site.double.recover();
  for (let round = 0; round < 3; round += 1) {
    site.clock.advance(10 * minute);
    await Promise.all(
      [site, second].map(async ({ app }) => {
        app.outbox.wake();
        await app.outbox.idle();
      }),
    );
  }
  expect(new Set(site.double.messages.map(({ to }) => to)).size).toBe(7);
  expect(site.double.messages).toHaveLength(7);
  const dead = (await site.texts()).filter(({ state }) => state === 'dead');
  expect(dead.map(({ reason }) => reason)).toEqual(Array(3).fill('limit_of_day'));
});

test('when a server dies after the provider took a text, at most one copy is sent', async () => {
  const database = await temporarySqlite();
  const double = await startTwilio();
  const environment = { SITE_URL: 'http://localhost:3000', ...double.environment };
  const first = await startTestApp({ database, environment, outboxTimes: { closeMs: 0 } });
  // The first server never gets the answer.
  const { answer } = double.state;
  double.state.answer = async (response, received) => {
    await answer(Object.assign(Object.create(response), { end: () => response }), received);
  };
  await first.book({ sms_consent: true });
  await expect.poll(() => double.messages.length).toBe(1);
  const second = await startTestApp({ database, clock: first.clock, environment });
  double.state.answer = answer;
  await second.app.outbox.idle();
  expect(double.messages).toHaveLength(1);
  first.clock.advance(30_000);
  second.app.outbox.wake();
  await second.app.outbox.idle();
  expect(double.messages).toHaveLength(2);
  await first.app.close();
  await delay(0);
  first.clock.advance(hour);
  second.app.outbox.wake();
  await second.app.outbox.idle();
  expect(double.messages).toHaveLength(2);
});

test('while texts are off, consent is accepted and ignored', async () => {
  const site = await startTestApp();
  const booked = await site.book({ sms_consent: true });
  expect(booked.statusCode).toBe(201);
  const [row] = await site.rows();
  expect(row).toMatchObject({ sms_consent_at: null, sms_consent_words: null });
  expect((await site.outbox()).map(({ kind }) => kind)).toEqual(['owner']);
  const config = await pageOf(site)('GET', '/api/site-config');
  expect(config.json()).not.toHaveProperty('texts');
  const on = await startTextingDesk();
  expect((await on.call('GET', '/api/site-config')).json()).toHaveProperty('texts', true);
});
