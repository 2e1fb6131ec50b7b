import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { secretKey, startRecaptchaApp } from '../../tests/support/server/recaptcha-app.ts';
import { type Answer, genuine, says, siteHost } from '../../tests/support/server/siteverify.ts';

const message = 'Please complete the reCAPTCHA verification';
const failure = (...codes: string[]) => says({ success: false, 'error-codes': codes });

const verified: [string, Answer][] = [
  ['success', says(genuine)],
  ['success on the host in capitals', says({ ...genuine, hostname: 'Locksmith.Example' })],
  ['success with fields of the future', says({ ...genuine, score: 0.9, nested: { a: [1] } })],
  ['success in many small pieces', inPieces],
];

const refused: [string, Answer][] = [
  ['success on another host', says({ ...genuine, hostname: 'evil.example' })],
  ['success on a subdomain', says({ ...genuine, hostname: `www.${siteHost}` })],
  ['success of the public test keys', says({ ...genuine, hostname: 'testkey.google.com' })],
  ['success without a host', says({ success: true })],
  ['success on a host that is no text', says({ ...genuine, hostname: [siteHost] })],
  ['missing-input-response', failure('missing-input-response')],
  ['invalid-input-response', failure('invalid-input-response')],
  ['timeout-or-duplicate', failure('timeout-or-duplicate')],
  ['a code of the future', failure('brand-new-code')],
  ['failure without a code', says({ success: false })],
  ['failure on the right host', says({ ...genuine, success: false })],
  ['failure with codes that are no list', says({ success: false, 'error-codes': 'a' })],
  ['bad-request', failure('bad-request')],
  ['bad-request with status 400', says({ success: false, 'error-codes': ['bad-request'] }, 400)],
  ['status 400 with HTML', says('<h1>Bad request</h1>', 400)],
  ['status 403 with nothing', says('', 403)],
  ['status 404', says('Not found', 404)],
  ['failure with status 400', says({ success: false, 'error-codes': [] }, 400)],
];

const unverified: [string, Answer][] = [
  ['missing-input-secret', failure('missing-input-secret')],
  ['invalid-input-secret', failure('invalid-input-secret')],
  ['our secret beside the token', failure('timeout-or-duplicate', 'invalid-input-secret')],
  ['status 500', says('{}', 500)],
  ['status 500 with a success', says(genuine, 500)],
  ['status 502 with HTML', says('<h1>Bad gateway</h1>', 502)],
  ['status 503 with a refusal', says({ success: false, 'error-codes': [] }, 503)],
  ['status 429 with HTML', says('<h1>Too many requests</h1>', 429)],
  ['status 429 with a refusal', says({ success: false, 'error-codes': [] }, 429)],
  [
    'our secret with status 400',
    says({ success: false, 'error-codes': ['invalid-input-secret'] }, 400),
  ],
  ['HTML', says('<!doctype html><title>Sign in to the Wi-Fi</title>')],
  ['garbage', says('\0\u0001\ufffd{')],
  ['nothing', says('')],
  ['JSON null', says('null')],
  ['a list', says([genuine])],
  ['a text', says('"success"')],
  ['success that is no boolean', says({ ...genuine, success: 'yes' })],
  ['success as a number', says({ ...genuine, success: 1 })],
  ['no success at all', says({ hostname: siteHost })],
  ['half a JSON text', says(JSON.stringify(genuine).slice(0, -5))],
  ['10 MB', says({ ...genuine, pad: 'x'.repeat(10_000_000) })],
  ['a body that claims to be gzip', withHeaders({ 'content-encoding': 'gzip' })],
  ['less than it promised', withHeaders({ 'content-length': '1000' })],
  ['a reset connection', (response) => response.destroy()],
  ['no HTTP', (response) => response.socket?.end('SMTP ready\r\n')],
];

/** The valid response body with headers that do not match it. */
function withHeaders(headers: Record<string, string>): Answer {
  return (response) => {
    response.writeHead(200, headers).write(JSON.stringify(genuine));
    setImmediate(() => response.destroy());
  };
}

async function inPieces(response: Parameters<Answer>[0]) {
  for (const letter of JSON.stringify(genuine)) {
    response.write(letter);
    await new Promise(setImmediate);
  }
  response.end();
}

test.for(verified)(
  'when the verifier answers %s, the booking is stored as verified',
  async ([, answer]) => {
    const { bookWith, rows } = await startRecaptchaApp(answer);
    const response = await bookWith();
    expect(response.statusCode).toBe(201);
    const shown = { captcha_provider: 'recaptcha', captcha_status: 'verified' };
    expect(response.json()).toMatchObject(shown);
    expect(await rows()).toMatchObject([
      { ...shown, recaptcha_token: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  },
);

test.for(refused)(
  'when the verifier answers %s, the booking is rejected and nothing is stored',
  async ([, answer]) => {
    const { bookWith, rows, outbox } = await startRecaptchaApp(answer);
    const response = await bookWith();
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      detail: 'The verification failed or has expired. Please complete it again.',
      errors: { recaptcha_token: message },
    });
    expect(await rows()).toHaveLength(0);
    expect(await outbox()).toHaveLength(0);
  },
);

test.for(unverified)(
  'when the verifier answers %s, the booking is stored as unverified',
  async ([, answer]) => {
    const { bookWith, rows, log } = await startRecaptchaApp(answer);
    const response = await bookWith('03AGd-the-token');
    expect(response.statusCode).toBe(201);
    const shown = { captcha_provider: 'recaptcha', captcha_status: 'unverified' };
    expect(response.json()).toMatchObject(shown);
    expect(await rows()).toMatchObject([shown]);
    expect(log.join('')).toContain('captcha verifier unreachable');
    expect(log.join('')).not.toContain('03AGd-the-token');
    expect(log.join('')).not.toContain(secretKey);
  },
);

test.for([301, 302, 303, 307, 308])(
  'a redirect with %i is not followed, and the booking is stored as unverified',
  async (status) => {
    const answer: Answer = (response, index) =>
      index === 1
        ? response.writeHead(status, { location: '/elsewhere' }).end()
        : says(genuine)(response, index);
    const { bookWith, rows, verifier } = await startRecaptchaApp(answer);
    expect((await bookWith()).statusCode).toBe(201);
    expect(await rows()).toMatchObject([{ captcha_status: 'unverified' }]);
    expect(verifier.requests).toHaveLength(1);
  },
);

const hanging: [string, Answer][] = [
  ['never answers', () => undefined],
  ['stops within its answer', (response) => response.writeHead(200).write('{"success":')],
];

test.for(hanging)('when the verifier %s, the booking is still stored', async ([, answer]) => {
  const { bookWith, rows } = await startRecaptchaApp(answer, { verifierTimeoutMs: 100 });
  expect((await bookWith()).statusCode).toBe(201);
  expect(await rows()).toMatchObject([{ captcha_status: 'unverified' }]);
});

test('the timeout for a verifier that never answers is at least 2.9 seconds', async () => {
  const { bookWith } = await startRecaptchaApp(() => undefined);
  const start = performance.now();
  expect((await bookWith()).json()).toMatchObject({ captcha_status: 'unverified' });
  expect(performance.now() - start).toBeGreaterThan(2900);
});

test('when the verifier is unreachable, the booking is still stored', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const address = gone.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  gone.close();
  for (const url of [`http://127.0.0.1:${port}/`, 'https://verifier.invalid/']) {
    const environment = { RECAPTCHA_VERIFY_URL: url };
    const { bookWith, rows } = await startRecaptchaApp(says(genuine), { environment });
    expect((await bookWith()).statusCode).toBe(201);
    expect(await rows()).toMatchObject([{ captcha_status: 'unverified' }]);
  }
});

test('the verifier receives only the secret and the token, and nothing about the visitor', async () => {
  const { bookWith, verifier } = await startRecaptchaApp(says(genuine));
  await bookWith('token+/=&secret=x');
  expect(verifier.requests).toEqual([
    {
      method: 'POST',
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      fields: { secret: secretKey, response: 'token+/=&secret=x' },
    },
  ]);
});

test('a captcha solved on another host is logged, because a wrong SITE_URL would reject everybody', async () => {
  const { bookWith, log } = await startRecaptchaApp(
    says({ ...genuine, hostname: 'other.example' }),
  );
  await bookWith();
  expect(log.join('')).toContain('"solvedOn":"other.example"');
});

test('an error status of the verifier without a verdict is logged, because its address may be wrong', async () => {
  const { bookWith, log } = await startRecaptchaApp(says('Not found', 404));
  await bookWith();
  expect(log.join('')).toContain('"reason":"status 404 without a verdict"');
});

test('the owner’s mail says that the captcha could not be checked', async () => {
  const { app, bookWith, mails } = await startRecaptchaApp(says('', 500));
  await bookWith();
  await app.outbox.idle();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('The captcha could not be checked when this was sent.');
  expect(mails[0]?.text).toContain('unverified (recaptcha)');
});
