import { expect, test } from 'vitest';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const environment = { SUBMISSIONS_PER_10_MIN: '2', TRUST_PROXY: '127.0.0.1' };
const from = (address: string) => ({ 'x-forwarded-for': address });

test('one request over the limit gets 429 with Retry-After', async () => {
  const { book, rows, clock } = await startTestApp({ environment });
  await book();
  clock.advance(60_000);
  await book();
  const refused = await book();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('540');
  expect(refused.json().detail).toContain('(201) 748-2070');
  expect(await rows()).toHaveLength(2);
  clock.advance(540_000);
  expect((await book()).statusCode).toBe(201);
});

test('a repeat with a known key is answered even when the limit is reached', async () => {
  const { book } = await startTestApp({ environment });
  const first = await book({}, { 'idempotency-key': 'a' });
  await book();
  expect((await book()).statusCode).toBe(429);
  const repeat = await book({}, { 'idempotency-key': 'a' });
  expect(repeat.statusCode).toBe(201);
  expect(repeat.json()).toEqual(first.json());
});

test('requests with invalid fields do not count toward the limit', async () => {
  const { book } = await startTestApp({ environment });
  for (let attempt = 0; attempt < 5; attempt += 1) await book({ phone: '1' });
  expect((await book()).statusCode).toBe(201);
});

test('an IPv6 /64 counts as one client, and a mapped IPv4 address as the IPv4 address', async () => {
  const { book } = await startTestApp({ environment });
  const statusFrom = async (address: string) => (await book({}, from(address))).statusCode;
  expect(await statusFrom('2001:db8:1:2::1')).toBe(201);
  expect(await statusFrom('2001:db8:1:2:ffff::9')).toBe(201);
  expect(await statusFrom('2001:db8:1:2::3')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1')).toBe(201);
  expect(await statusFrom('203.0.113.7')).toBe(201);
  expect(await statusFrom('::ffff:203.0.113.7')).toBe(201);
  expect(await statusFrom('203.0.113.7')).toBe(429);
});

test('a forwarded address is trusted only from a trusted proxy', async () => {
  const { book } = await startTestApp({ environment: { SUBMISSIONS_PER_10_MIN: '1' } });
  expect((await book({}, from('203.0.113.1'))).statusCode).toBe(201);
  expect((await book({}, from('203.0.113.2'))).statusCode).toBe(429);
});

test('no client address is stored', async () => {
  const { book, database } = await startTestApp({ environment });
  await book({}, from('203.0.113.7'));
  const counts = await database.query.selectFrom('rate_limits').selectAll().execute();
  expect(counts).toHaveLength(1);
  expect(JSON.stringify(counts)).not.toContain('203.0.113');
});
