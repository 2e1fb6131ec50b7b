import { expect, test } from 'vitest';
import { pageOf, signInToken } from '../../tests/support/desk/desk.ts';
import { listen, rawRequest } from '../../tests/support/server/raw-http.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const environment = { SITE_URL: 'https://locksmith.example' };

test.for([
  [{}, 201],
  [{ origin: 'https://locksmith.example' }, 201],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 403],
  [{ origin: 'https://evil.example', host: 'evil.example' }, 403],
  [{ origin: 'https://evil.example', host: 'locksmith.example' }, 403],
  [{ origin: 'https://locksmith.example', 'sec-fetch-site': 'same-origin' }, 201],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'https://locksmith.example.evil.example' }, 403],
  [{ origin: 'http://locksmith.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: '' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
] as const)('a booking with the headers %j gets %i', async ([headers, status]) => {
  const { book, rows } = await startTestApp({ environment });
  expect((await book({}, headers)).statusCode).toBe(status);
  expect(await rows()).toHaveLength(status === 201 ? 1 : 0);
});

test('no call that changes something accepts a page of another site, whatever the Host', async () => {
  const site = await startTestApp({ environment });
  const token = await signInToken(site);
  const own = { origin: environment.SITE_URL, host: 'locksmith.example' };
  const signedIn = await pageOf(site, own)('POST', '/api/desk/session', { token });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const { paths } = (await site.app.inject('/api/openapi.json')).json();
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => [method.toUpperCase() as 'POST', path.replaceAll(/[{}]/g, '')] as const),
  );
  const answers = async (headers: Record<string, string>) =>
    Promise.all(
      calls.map(async ([method, url]) => {
        const answer = await site.app.inject({ method, url, headers: { cookie, ...headers } });
        return `${method} ${url} ${answer.statusCode}`;
      }),
    );
  const refused = calls.map(([method, url]) => `${method} ${url} 403`);
  const isDesk = (call: string) => call.includes('/api/desk/');
  expect(refused.filter(isDesk).length).toBeGreaterThan(12);
  expect(await answers({ ...own, origin: 'https://evil.example' })).toEqual(refused);
  expect(await answers({ origin: 'https://evil.example', host: 'evil.example' })).toEqual(refused);
  expect(await answers({ ...own, 'sec-fetch-site': 'cross-site' })).toEqual(refused);
  // Clients other than browsers send no Origin, but a call with the desk's cookie, which only browsers have, needs it.
  expect((await answers({ host: own.host })).filter(isDesk)).toEqual(refused.filter(isDesk));
  expect((await answers(own)).filter((call) => call.endsWith(' 403'))).toEqual([]);
});

test('the mail function refuses a foreign origin too', async () => {
  const { app } = await startTestApp({ environment });
  const response = await app.inject({
    method: 'POST',
    url: '/api/functions/send-form-email',
    headers: { origin: 'https://evil.example' },
    payload: { id: 'x' },
  });
  expect(response.statusCode).toBe(403);
});

test.for([
  ['none', '', 400],
  ['one', 'Host: localhost', 200],
  ['two', 'Host: localhost\r\nHost: evil.example', 400],
  ['two that are alike', 'Host: localhost\r\nhost: localhost', 400],
] as const)(
  'a request is accepted only with exactly one Host header: %s',
  async ([, headers, status]) => {
    const { app } = await startTestApp();
    const answer = await rawRequest(await listen(app), 'GET /healthz HTTP/1.1', headers || 'X: y');
    expect(answer.status).toBe(status);
  },
);

test('every response has the security headers, including errors', async () => {
  const { app } = await startTestApp();
  for (const url of ['/healthz', '/api/nowhere']) {
    const { headers } = await app.inject({ url, headers: { origin: 'https://evil.example' } });
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(),geolocation=(),microphone=()',
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('an unknown path under /api gets a problem response', async () => {
  const { app } = await startTestApp();
  const response = await app.inject('/api/nowhere?name=Ann');
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There is nothing at this address.',
  });
});

test('a URL that cannot be decoded gets a problem response that does not repeat it', async () => {
  const { app } = await startTestApp();
  const response = await app.inject('/api/settings/%zzFeather');
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.body).not.toContain('Feather');
});

test('health and readiness return ok', async () => {
  const { app } = await startTestApp();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
});

test('OpenAPI lists the calls and describes the body of a booking', async () => {
  const { app } = await startTestApp();
  const document = (await app.inject('/api/openapi.json')).json();
  const { requestBody } = document.paths['/api/submissions'].post;
  const schema = requestBody.content['application/json'].schema;
  expect(schema.additionalProperties).toBe(false);
  expect(schema.properties).toMatchObject({ name: { type: 'string' } });
  const paths = Object.keys(document.paths).sort();
  expect(paths.filter((path) => !path.startsWith('/api/desk/'))).toEqual([
    '/api/accept',
    '/api/captcha/challenge',
    '/api/functions/send-form-email',
    '/api/request',
    '/api/request/cancel',
    '/api/request/notes',
    '/api/request/photos',
    '/api/request/photos/{id}',
    '/api/settings/{key}',
    '/api/site-config',
    '/api/submissions',
    '/api/suppress',
    '/api/taps',
  ]);
  expect(paths).toContain('/api/desk/requests/{reference}/status');
});
