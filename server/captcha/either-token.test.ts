import { expect, test } from 'vitest';
import { startRecaptchaApp } from '../../tests/support/server/recaptcha-app.ts';
import { genuine, says } from '../../tests/support/server/siteverify.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

test('with reCAPTCHA the built-in check is accepted too, without a call to the verifier', async () => {
  const { book, rows, verifier } = await startRecaptchaApp(says('', 500));
  expect((await book()).statusCode).toBe(201);
  expect(await rows()).toMatchObject([{ captcha_provider: 'altcha', captcha_status: 'verified' }]);
  expect(verifier.requests).toHaveLength(0);
});

test('a forged or spent ALTCHA token is not sent to the reCAPTCHA verifier', async () => {
  const { book, token, rows, verifier } = await startRecaptchaApp(says(genuine));
  const theirs = await (await startTestApp()).token();
  expect((await book({ recaptcha_token: theirs })).statusCode).toBe(422);
  const ours = await token();
  expect((await book({ recaptcha_token: ours })).statusCode).toBe(201);
  expect((await book({ recaptcha_token: ours })).statusCode).toBe(422);
  expect(await rows()).toHaveLength(1);
  expect(verifier.requests).toHaveLength(0);
});

test('with the built-in check a reCAPTCHA token is rejected', async () => {
  const { book, rows } = await startTestApp();
  expect((await book({ recaptcha_token: '03AGd-token' })).statusCode).toBe(422);
  expect(await rows()).toHaveLength(0);
});

test.for(['A'.repeat(8193), 'a b', 't\u00f6ken', '\0', '\ud800', 'a\r\nb'])(
  'a malformed token is rejected without a call to the verifier, even while it is down',
  async (token) => {
    const { bookWith, rows, verifier } = await startRecaptchaApp(says('', 500));
    expect((await bookWith(token)).statusCode).toBe(422);
    expect(await rows()).toHaveLength(0);
    expect(verifier.requests).toHaveLength(0);
  },
);

test('a request without a token is rejected without a call to the verifier', async () => {
  const { book, verifier } = await startRecaptchaApp(says('', 500));
  expect((await book({ recaptcha_token: '' })).statusCode).toBe(422);
  expect(verifier.requests).toHaveLength(0);
});

test('a request with invalid fields does not spend its token', async () => {
  const { book, verifier } = await startRecaptchaApp(says(genuine));
  const recaptcha_token = '03AGd-unspent';
  expect((await book({ recaptcha_token, phone: '1' })).statusCode).toBe(422);
  expect(verifier.requests).toHaveLength(0);
  expect((await book({ recaptcha_token })).statusCode).toBe(201);
});

test('challenges of the built-in check are served with either provider', async () => {
  for (const { app } of [await startTestApp(), await startRecaptchaApp(says(genuine))]) {
    const response = await app.inject('/api/captcha/challenge');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});
