import { expect, test } from 'vitest';
import { startTestApp, temporarySqlite, testClock } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { onePerKey } from './one-per-key.ts';

const key = { 'idempotency-key': '5f0c7f0e-5d8a-4c0e-9a53-0e6f7f2f6f3d' };

test('a repeat with the same key and token gets the same response, and there is one row and one mail', async () => {
  const { app, book, token, rows, mails } = await startTestApp();
  const recaptcha_token = await token();
  const first = await book({ recaptcha_token }, key);
  const second = await book({ recaptcha_token }, key);
  expect(first.statusCode).toBe(201);
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  await app.outbox.idle();
  expect(await rows()).toHaveLength(1);
  expect(mails).toHaveLength(1);
});

test('a repeat with a new token and newer telemetry is still the same request', async () => {
  const { book } = await startTestApp();
  const first = await book({ page_metrics: { time: 1 } }, key);
  const second = await book({ page_metrics: { time: 9 }, source_url: '/later' }, key);
  expect(second.json()).toEqual(first.json());
});

test('a repeat returns what the customer typed, not what the desk changed it to', async () => {
  const { book, database } = await startTestApp();
  const first = await book({}, key);
  await database.query
    .updateTable('submissions')
    .set({ name: 'Dana Corrected', address: '9 Other St', danger: 'true' })
    .execute();
  expect((await book({}, key)).json()).toEqual(first.json());
});

test('different values under the same key are rejected', async () => {
  const { book, rows } = await startTestApp();
  await book({}, key);
  const response = await book({ notes: 'and the window' }, key);
  expect(response.statusCode).toBe(422);
  expect(response.json().detail).toBe('This Idempotency-Key was used for a different request.');
  expect(await rows()).toHaveLength(1);
});

test('twenty concurrent posts with one key create one row and one mail, and all get the same response', async () => {
  const { app, book, token, rows, mails } = await startTestApp({
    environment: { SUBMISSIONS_PER_10_MIN: '1' },
  });
  const recaptcha_token = await token();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => book({ recaptcha_token }, key)),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  await app.outbox.idle();
  expect(await rows()).toHaveLength(1);
  expect(mails).toHaveLength(1);
});

test('a rejected request leaves its key free for the corrected one', async () => {
  const { book } = await startTestApp();
  expect((await book({ name: '' }, key)).statusCode).toBe(422);
  expect((await book({}, key)).statusCode).toBe(201);
});

test('without a key every request is a separate booking', async () => {
  const { book, rows } = await startTestApp();
  await book();
  await book();
  const [first, second] = await rows();
  expect(first?.reference).not.toBe(second?.reference);
});

test.for([[''], ['x'.repeat(201)], ['caf\u00e9']])(
  'the key %j is rejected',
  async ([value = '']) => {
    const { book, rows } = await startTestApp();
    expect((await book({}, { 'idempotency-key': value })).statusCode).toBe(400);
    expect(await rows()).toHaveLength(0);
  },
);

test('a repeat that waited for a request that failed is processed', async () => {
  const database = await temporarySqlite();
  const perKey = onePerKey(database, await openServerClock(database, testClock()));
  const log = { warn: () => undefined };
  const failed = perKey('key', log, () => Promise.reject(new Error('disk full')));
  const repeat = perKey('key', log, async () => 'stored');
  await expect(failed).rejects.toThrow('disk full');
  expect(await repeat).toBe('stored');
});
