import { expect, test } from 'vitest';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { startRecaptchaApp } from '../../tests/support/server/recaptcha-app.ts';
import { type Answer, genuine, says } from '../../tests/support/server/siteverify.ts';
import { testClock } from '../../tests/support/server/test-app.ts';

const token = '03AGd-the-same-token';
const answers: [string, Answer][] = [
  ['vouches for it each time', says(genuine)],
  ['is down', says('', 502)],
];

test.for(answers)('a token works once while the verifier %s', async ([, answer]) => {
  const { bookWith, rows } = await startRecaptchaApp(answer);
  expect((await bookWith(token)).statusCode).toBe(201);
  const replayed = await bookWith(token);
  expect(replayed.statusCode).toBe(422);
  expect(replayed.json().errors).toHaveProperty('recaptcha_token');
  expect(await rows()).toHaveLength(1);
});

test('a token accepted unverified is not accepted again once the verifier is back', async () => {
  const { bookWith, rows, clock } = await startRecaptchaApp((response, index) =>
    (index === 1 ? says('', 502) : says(genuine))(response, index),
  );
  expect((await bookWith(token)).statusCode).toBe(201);
  clock.advance(60 * 60_000);
  expect((await bookWith(token)).statusCode).toBe(422);
  expect(await rows()).toMatchObject([{ captcha_status: 'unverified' }]);
});

test.for(answers)(
  'of ten concurrent bookings with one token, one is stored while the verifier %s',
  async ([, answer]) => {
    const { bookWith, rows, outbox } = await startRecaptchaApp(answer);
    const responses = await Promise.all(Array.from({ length: 10 }, () => bookWith(token)));
    const stored = responses.filter(({ statusCode }) => statusCode === 201);
    expect(stored).toHaveLength(1);
    for (const { statusCode } of responses) expect([201, 422, 429]).toContain(statusCode);
    expect(await rows()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  },
);

test('two servers on one PostgreSQL store one booking per token', async () => {
  const url = await temporaryPostgresUrl();
  const open = async () => {
    const database = await openTemporaryPostgres(url);
    return startRecaptchaApp(says(genuine), { database });
  };
  const [one, two] = [await open(), await open()];
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).bookWith(token)),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
    201,
    ...Array(9).fill(422),
  ]);
  expect(await one.rows()).toHaveLength(1);
});

test('a repeat on another server gets the same response, although its token is already spent', async () => {
  const firstAsked = Promise.withResolvers<void>();
  const bothAsked = Promise.withResolvers<void>();
  const firstStored = Promise.withResolvers<void>();
  const database = await openTemporaryPostgres(await temporaryPostgresUrl());
  const clock = testClock();
  const options = { database, clock, verifierTimeoutMs: 60_000 };
  const one = await startRecaptchaApp(async (response, index) => {
    firstAsked.resolve();
    await bothAsked.promise;
    says(genuine)(response, index);
  }, options);
  const two = await startRecaptchaApp(async (response, index) => {
    bothAsked.resolve();
    await firstStored.promise;
    says({ success: false, 'error-codes': ['timeout-or-duplicate'] })(response, index);
  }, options);
  const key = { 'idempotency-key': 'a' };
  const original = one.bookWith(token, key).finally(firstStored.resolve);
  await firstAsked.promise;
  // The first server's lease on the key ends, so that the second does not wait for it.
  clock.advance(16_000);
  const repeat = two.bookWith(token, key);
  const [first, second] = await Promise.all([original, repeat]);
  expect(first.statusCode).toBe(201);
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  expect(await one.rows()).toMatchObject([{ captcha_status: 'verified' }]);
});

test('a repeat with the same key and token gets the same response while the verifier is down', async () => {
  const { bookWith, rows, verifier } = await startRecaptchaApp(says('', 502));
  const key = { 'idempotency-key': 'a' };
  const first = await bookWith(token, key);
  for (let repeat = 0; repeat < 5; repeat += 1) {
    expect((await bookWith(token, key)).json()).toEqual(first.json());
  }
  expect(await rows()).toHaveLength(1);
  expect(verifier.requests).toHaveLength(1);
});
