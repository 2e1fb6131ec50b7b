import { expect, test } from 'vitest';
import { startRecaptchaApp } from '../../tests/support/server/recaptcha-app.ts';
import { genuine, says } from '../../tests/support/server/siteverify.ts';

const environment = { SUBMISSIONS_PER_10_MIN: '10', TRUST_PROXY: '127.0.0.1' };
const from = (address: string) => ({ 'x-forwarded-for': address });

test('a fourth unverified request gets 429 with Retry-After', async () => {
  const { bookWith, rows, clock } = await startRecaptchaApp(says('', 500), { environment });
  for (let request = 0; request < 3; request += 1) {
    expect((await bookWith()).statusCode).toBe(201);
    clock.advance(60_000);
  }
  const refused = await bookWith();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('420');
  expect(refused.json().detail).toContain('(201) 748-2070');
  expect(await rows()).toHaveLength(3);
  clock.advance(420_000);
  expect((await bookWith()).statusCode).toBe(201);
});

test('solving the built-in check gets past the tighter limit for unverified requests', async () => {
  const { book, bookWith } = await startRecaptchaApp(says('', 500), { environment });
  for (let request = 0; request < 3; request += 1) await bookWith();
  expect((await bookWith()).statusCode).toBe(429);
  expect((await book()).statusCode).toBe(201);
});

test('verified requests do not count toward the tighter limit', async () => {
  const { bookWith, rows } = await startRecaptchaApp(
    (response, index) => (index <= 4 ? says(genuine) : says('', 500))(response, index),
    { environment },
  );
  for (let request = 0; request < 7; request += 1) {
    expect((await bookWith()).statusCode).toBe(201);
  }
  expect((await bookWith()).statusCode).toBe(429);
  expect(await rows()).toHaveLength(7);
});

test('unverified requests count toward the general limit as well', async () => {
  const { bookWith } = await startRecaptchaApp(says('', 500), {
    environment: { ...environment, SUBMISSIONS_PER_10_MIN: '2' },
  });
  await bookWith();
  await bookWith();
  expect((await bookWith()).statusCode).toBe(429);
});

test('the tighter limit is per client, and an IPv6 /64 is one client', async () => {
  const { bookWith } = await startRecaptchaApp(says('', 500), { environment });
  const statusFrom = async (address: string) =>
    (await bookWith(undefined, from(address))).statusCode;
  for (const last of [1, 2, 3]) expect(await statusFrom(`2001:db8:1:2::${last}`)).toBe(201);
  expect(await statusFrom('2001:db8:1:2::4')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1')).toBe(201);
  expect(await statusFrom('203.0.113.7')).toBe(201);
});
