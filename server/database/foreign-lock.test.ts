import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import {
  failOnIdleError,
  startTestSite,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';
import { openSqlite } from './database.ts';

async function startLocked(lockWaitMs?: number) {
  const path = join(await temporaryDirectory(), 'site.db');
  const database = await openSqlite(path, failOnIdleError, lockWaitMs);
  onTestFinished(() => database.close());
  const site = await startTestSite({ database });
  await site.app.outbox.idle();
  const recaptcha_token = await site.token();
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  return { ...site, other, recaptcha_token };
}

test('while another process holds the write lock, pages and settings are served and a booking waits', async () => {
  const { app, book, other, rows, recaptcha_token } = await startLocked();
  let isAnswered = false;
  const booking = book({ recaptcha_token }).finally(() => {
    isAnswered = true;
  });
  for (const path of ['/', '/healthz', '/api/site-config', '/api/captcha/challenge']) {
    expect((await app.inject(path)).statusCode).toBe(200);
  }
  expect(isAnswered).toBe(false);
  other.exec('rollback');
  expect((await booking).statusCode).toBe(201);
  expect(await rows()).toHaveLength(1);
});

test('when a lock is not released, all waiting bookings get 503 with the phone number', async () => {
  const { book, other, rows, token, recaptcha_token } = await startLocked(100);
  const responses = await Promise.all([
    book({ recaptcha_token }),
    ...Array.from({ length: 5 }, () => book()),
  ]);
  for (const response of responses) {
    expect(response.statusCode).toBe(503);
    expect(response.json().detail).toContain('(201) 748-2070');
  }
  other.exec('rollback');
  expect(await rows()).toHaveLength(0);
  expect((await book({ recaptcha_token: await token() })).statusCode).toBe(201);
});
