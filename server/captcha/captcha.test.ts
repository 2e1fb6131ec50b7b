import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { encodeToken, solvedToken } from '../../tests/support/server/solved-token.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import type { AltchaPayload } from './altcha-token.ts';

const message = 'Please complete the security check';

function read(token: string): AltchaPayload {
  return JSON.parse(Buffer.from(token, 'base64').toString());
}

/** The valid payload with changed challenge parameters and the original signature. */
function withParameters({ challenge, solution }: AltchaPayload, changes: object) {
  const parameters = { ...challenge.parameters, ...changes };
  return { challenge: { ...challenge, parameters }, solution };
}

const forgeries: [string, (genuine: AltchaPayload) => unknown][] = [
  ['JSON null', () => null],
  ['an empty object', () => ({})],
  ['a list', () => [[], {}]],
  ['the test payload of the widget', () => ({ challenge: {}, solution: {}, test: true })],
  ['another key', (payload) => ({ ...payload, solution: { counter: 1, derivedKey: 'ab' } })],
  [
    'a key of odd length',
    (payload) => ({ ...payload, solution: { counter: 1, derivedKey: 'abc' } }),
  ],
  ['a later expiry', (payload) => withParameters(payload, { expiresAt: 9_999_999_999 })],
  ['a fresh nonce', (payload) => withParameters(payload, { nonce: '00'.repeat(16) })],
  ['an easier challenge', (payload) => withParameters(payload, { cost: 1 })],
  ['an added parameter', (payload) => withParameters(payload, { data: { a: [[[1]]] } })],
  [
    'no signature',
    ({ challenge: { parameters }, solution }) => ({
      challenge: { parameters },
      solution,
    }),
  ],
  [
    'an empty signature',
    ({ challenge, solution }) => ({
      challenge: { ...challenge, signature: '' },
      solution,
    }),
  ],
];

test('a challenge solved as the widget solves it is accepted with a booking', async () => {
  const { app, book } = await startTestApp();
  const response = await app.inject('/api/captcha/challenge');
  expect(response.headers['cache-control']).toBe('no-store');
  const challenge = response.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(solution?.counter).toBeGreaterThanOrEqual(1000);
  const booked = await book({ recaptcha_token: encodeToken({ challenge, solution }) });
  expect(booked.statusCode).toBe(201);
});

test('a request without a token gets an error on the captcha, and nothing is stored', async () => {
  const { book, rows } = await startTestApp();
  for (const recaptcha_token of [undefined, '']) {
    const response = await book({ recaptcha_token });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ recaptcha_token: message });
  }
  expect(await rows()).toHaveLength(0);
});

test.for(forgeries)('a token with %s is rejected with our own error message', async ([, forge]) => {
  const { book, token, rows } = await startTestApp();
  const response = await book({ recaptcha_token: encodeToken(forge(read(await token()))) });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    detail: 'The verification failed or has expired. Please complete it again.',
    errors: { recaptcha_token: message },
  });
  expect(await rows()).toHaveLength(0);
});

test.for(['hello', 'A'.repeat(60_000), '\0\ud800'])(
  'a token that is not a valid payload is rejected',
  async (text) => {
    const { book, rows } = await startTestApp();
    expect((await book({ recaptcha_token: text })).statusCode).toBe(422);
    expect(await rows()).toHaveLength(0);
  },
);

test('a token signed with another secret is rejected', async () => {
  const [ours, theirs] = [await startTestApp(), await startTestApp()];
  const response = await ours.book({ recaptcha_token: await theirs.token() });
  expect(response.statusCode).toBe(422);
});

test('an expired token is rejected', async () => {
  const { book, clock, token } = await startTestApp();
  const recaptcha_token = await token();
  clock.advance(10 * 60_000 + 1);
  expect((await book({ recaptcha_token })).statusCode).toBe(422);
});

test('a token works once', async () => {
  const { book, token, rows } = await startTestApp();
  const recaptcha_token = await token();
  expect((await book({ recaptcha_token })).statusCode).toBe(201);
  const replayed = await book({ recaptcha_token });
  expect(replayed.statusCode).toBe(422);
  expect(replayed.json().errors).toEqual({ recaptcha_token: message });
  expect(await rows()).toHaveLength(1);
});

test('of ten concurrent bookings with one token, one is stored', async () => {
  const { book, token, rows, outbox } = await startTestApp();
  const recaptcha_token = await token();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => book({ recaptcha_token, name: `Ann ${index}` })),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
    201,
    ...Array(9).fill(422),
  ]);
  expect(await rows()).toHaveLength(1);
  expect(await outbox()).toHaveLength(1);
});

test('a booking with invalid fields does not spend its token', async () => {
  const { database, clock, book } = await startTestApp();
  const recaptcha_token = await solvedToken(database, clock);
  expect((await book({ recaptcha_token, name: '' })).statusCode).toBe(422);
  expect((await book({ recaptcha_token })).statusCode).toBe(201);
});
