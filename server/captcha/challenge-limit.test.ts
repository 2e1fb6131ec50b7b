import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp } from '../../tests/support/server/test-app.ts';

// Fake timers, because the rate-limit library reads the system time itself.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function startWith(submissions: string) {
  const { app, database } = await startTestApp({
    environment: { SUBMISSIONS_PER_10_MIN: submissions, TRUST_PROXY: '127.0.0.1' },
  });
  const ask = (address: string) =>
    app.inject({ url: '/api/captcha/challenge', headers: { 'x-forwarded-for': address } });
  return { ask, database };
}

test('the sixty-first challenge in ten minutes gets 429 with Retry-After', async () => {
  const { ask, database } = await startWith('10');
  for (let request = 0; request < 60; request += 1) {
    expect((await ask('203.0.113.7')).statusCode).toBe(200);
  }
  vi.advanceTimersByTime(60_000);
  const refused = await ask('203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('540');
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.json().detail).toContain('(201) 748-2070');
  expect((await ask('203.0.113.8')).statusCode).toBe(200);
  vi.advanceTimersByTime(540_000);
  expect((await ask('203.0.113.7')).statusCode).toBe(200);
  expect(await database.query.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});

test('a higher limit on requests raises the limit on challenges', async () => {
  const { ask } = await startWith('11');
  for (let request = 0; request < 66; request += 1) {
    expect((await ask('203.0.113.7')).statusCode).toBe(200);
  }
  expect((await ask('203.0.113.7')).statusCode).toBe(429);
});

test('the networks of one /56 share four times the limit, and refusals to one do not count', async () => {
  const { ask } = await startWith('1');
  const asked = async (network: number, times: number) => {
    const statuses: number[] = [];
    for (let request = 0; request < times; request += 1) {
      statuses.push((await ask(`2001:db8:1:a0${network}::${request}`)).statusCode);
    }
    return statuses.filter((status) => status === 200).length;
  };
  expect(await asked(0, 200)).toBe(60);
  expect(await asked(1, 60)).toBe(60);
  expect(await asked(2, 60)).toBe(60);
  expect(await asked(3, 60)).toBe(60);
  expect(await asked(4, 1)).toBe(0);
});
