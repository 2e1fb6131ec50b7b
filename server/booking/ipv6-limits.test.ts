import { expect, test } from 'vitest';
import { startRecaptchaApp } from '../../tests/support/server/recaptcha-app.ts';
import { says } from '../../tests/support/server/siteverify.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const environment = { SUBMISSIONS_PER_10_MIN: '2', TRUST_PROXY: '127.0.0.1' };
const from = (address: string) => ({ 'x-forwarded-for': address });

/** One address from each of `count` /64 networks within one /56. */
const inOne56 = (count: number, network = '2001:db8:1:') =>
  Array.from(
    { length: count },
    (_, index) => `${network}a${index.toString(16).padStart(2, '0')}::1`,
  );

test('all networks in one /56 share the limit of four clients', async () => {
  const { book, rows } = await startTestApp({ environment });
  const statuses: number[] = [];
  for (const address of inOne56(10)) statuses.push((await book({}, from(address))).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429, 429]);
  expect((await book({}, from('2001:db8:1:b00::1'))).statusCode).toBe(201);
  expect(await rows()).toHaveLength(9);
});

test('all networks in one /48 share the limit of sixteen clients', async () => {
  const { book, rows } = await startTestApp({ environment });
  for (const third of ['0', '1', '2', '3']) {
    const address = (index: number) =>
      `2001:db8:1:${third}${index.toString(16).padStart(2, '0')}::1`;
    for (let index = 0; index < 8; index += 1) {
      expect((await book({}, from(address(index)))).statusCode).toBe(201);
    }
  }
  expect((await book({}, from('2001:db8:1:ff00::1'))).statusCode).toBe(429);
  expect((await book({}, from('2001:db8:2::1'))).statusCode).toBe(201);
  expect(await rows()).toHaveLength(33);
});

test('refused requests of one network do not count against its neighbors, and write nothing', async () => {
  const { book, database } = await startTestApp({ environment });
  const counts = () => database.query.selectFrom('rate_limits').selectAll().orderBy('id').execute();
  const [loud = '', ...neighbors] = inOne56(4);
  for (let request = 0; request < 2; request += 1) await book({}, from(loud));
  const before = await counts();
  for (let request = 0; request < 20; request += 1) {
    expect((await book({}, from(loud))).statusCode).toBe(429);
  }
  expect(await counts()).toEqual(before);
  for (const address of neighbors) expect((await book({}, from(address))).statusCode).toBe(201);
});

test('of twenty concurrent requests from twenty networks in one /56, eight are accepted', async () => {
  const { book, rows } = await startTestApp({ environment });
  await Promise.all(inOne56(20).map((address) => book({}, from(address))));
  expect(await rows()).toHaveLength(8);
});

test('a burst from one /56 does not use up the limit of the rest of its /48', async () => {
  const { book, rows } = await startTestApp({ environment });
  await Promise.all(inOne56(50).map((address) => book({}, from(address))));
  expect(await rows()).toHaveLength(8);
  expect((await book({}, from('2001:db8:1:b00::1'))).statusCode).toBe(201);
});

test('unverified requests have the same tiers: twelve are accepted from one /56', async () => {
  const { bookWith, rows } = await startRecaptchaApp(says('', 500), {
    environment: { ...environment, SUBMISSIONS_PER_10_MIN: '100' },
  });
  for (const address of inOne56(14)) await bookWith(undefined, from(address));
  expect(await rows()).toHaveLength(12);
});
