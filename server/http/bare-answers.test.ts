import { once } from 'node:events';
import { expect, test } from 'vitest';
import { exchange, listen, openSocket, readAnswer } from '../../tests/support/server/raw-http.ts';
import { houseLockout, startTestApp } from '../../tests/support/server/test-app.ts';
import { securityHeaders } from './security-headers.ts';

const close = 'Host: localhost\r\nConnection: close\r\n\r\n';
const json = 'Host: localhost\r\nContent-Type: application/json\r\n';
const long = 'a'.repeat(20_000);

test.each([
  ['what is no HTTP', '\x16\x03\x01\x02\x00\r\n\r\n', 400],
  ['an unknown method', `FETCH / HTTP/1.1\r\n${close}`, 400],
  ['an unknown version', `GET / HTTP/3.7\r\n${close}`, 400],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['a header without a colon', `GET / HTTP/1.1\r\nHost localhost\r\n\r\n`, 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['headers of 20 kB', `GET / HTTP/1.1\r\nCookie: ${long}\r\n${close}`, 431],
  ['an address of 20 kB', `GET /${long} HTTP/1.1\r\n${close}`, 431],
  ['an address that cannot be decoded', `GET /api/settings/%zz HTTP/1.1\r\n${close}`, 400],
  [
    'a name of 1 kB in an address',
    `GET /api/settings/${'a'.repeat(1000)} HTTP/1.1\r\n${close}`,
    404,
  ],
  ['an unknown expectation', `GET / HTTP/1.1\r\nExpect: the-unexpected\r\n${close}`, 417],
  ['CONNECT', `CONNECT example.com:443 HTTP/1.1\r\n${close}`, 501],
  ['TRACE', `TRACE / HTTP/1.1\r\n${close}`, 404],
  ['OPTIONS of the whole server', `OPTIONS * HTTP/1.1\r\n${close}`, 404],
  [
    'a length of 1 MB',
    `POST /api/submissions HTTP/1.1\r\n${json}Content-Length: 1000000\r\n\r\n`,
    413,
  ],
  [
    'two lengths',
    `POST /api/submissions HTTP/1.1\r\n${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n`,
    400,
  ],
  [
    'a length and chunks',
    `POST /api/submissions HTTP/1.1\r\n${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    400,
  ],
  [
    'a broken chunk',
    `POST /api/submissions HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
])(
  'a request with this fault gets a problem response with all security headers: %s',
  async (_, bytes, status) => {
    const { app, rows } = await startTestApp();
    const answer = readAnswer(await exchange(await listen(app), bytes));
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(securityHeaders);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'content-length': String(answer.body.length),
      connection: 'close',
    });
    expect(JSON.parse(answer.body)).toMatchObject({ type: 'about:blank', status });
    expect(await rows()).toEqual([]);
  },
);

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: loc'],
  ['a body', `POST /api/submissions HTTP/1.1\r\n${json}Content-Length: 50\r\n\r\n{"type":`],
])('a client that stops halfway through %s gets 408', async (_, bytes) => {
  const { app } = await startTestApp({
    connectionTimes: { headersMs: 200, requestMs: 200, checkEveryMs: 50 },
  });
  const answer = readAnswer(await exchange(await listen(app), bytes));
  expect(answer.status).toBe(408);
  expect(answer.headers).toMatchObject(securityHeaders);
  expect(JSON.parse(answer.body)).toMatchObject({ status: 408 });
});

test('an unreadable request after a booking is refused after the booking is answered', async () => {
  const { app, token, rows } = await startTestApp();
  const body = JSON.stringify({ ...houseLockout, recaptcha_token: await token() });
  const received = await exchange(
    await listen(app),
    `POST /api/submissions HTTP/1.1\r\n${json}Content-Length: ${body.length}\r\n\r\n${body}nonsense\r\n\r\n`,
  );
  const [first, second] = received.split(/(?<=\})(?=HTTP)/);
  expect(readAnswer(first ?? '').status).toBe(201);
  expect(readAnswer(second ?? '').status).toBe(400);
  expect(await rows()).toHaveLength(1);
});

test('a client that keeps sending after it was refused is disconnected', async () => {
  const { app } = await startTestApp();
  // By default, Node's client ends the connection as soon as the server has ended its side.
  const socket = openSocket(await listen(app), true);
  const sending = setInterval(() => socket.write('nonsense\r\n\r\n'), 20);
  socket.resume();
  await once(socket, 'close').catch(() => undefined);
  clearInterval(sending);
  expect(socket.destroyed).toBe(true);
});

test('responses and errors of the API are not cached', async () => {
  const { book } = await startTestApp();
  for (const answer of [await book(), await book({ name: '' })]) {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).toMatchObject(securityHeaders);
  }
});
