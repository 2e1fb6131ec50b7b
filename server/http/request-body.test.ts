import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { maxBodyBytes } from '../../contract/fields.ts';
import { exchange, listen, openSocket, readAnswer } from '../../tests/support/server/raw-http.ts';
import { startRecaptchaApp } from '../../tests/support/server/recaptcha-app.ts';
import { genuine, says } from '../../tests/support/server/siteverify.ts';
import { houseLockout, startTestApp } from '../../tests/support/server/test-app.ts';
import { HeldBytes } from './held-bytes.ts';

const head = (path = '/api/submissions', extra = 'Transfer-Encoding: chunked') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${extra}\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Resolves to what the connection has received once it has received all of an answer's body. */
async function answerOn(socket: Socket): Promise<string> {
  let received = '';
  for await (const piece of socket) {
    received += piece;
    if (received.includes('}')) break;
  }
  return received;
}

test('a body sent in chunks of one byte is read like any other', async () => {
  const { app, token, rows } = await startTestApp();
  const port = await listen(app);
  const body = JSON.stringify({ ...houseLockout, recaptcha_token: await token() });
  const bytes = [...body].map(chunk).join('');
  const answer = await exchange(port, `${head()}Connection: close\r\n\r\n${bytes}0\r\n\r\n`);
  expect(readAnswer(answer).status).toBe(201);
  expect(await rows()).toHaveLength(1);
});

test.for(['/api/submissions', '/api/taps', '/api/nowhere'])(
  'a body over the limit is refused at %s, chunked or not',
  async (path) => {
    const { app } = await startTestApp();
    const port = await listen(app);
    const large = 'x'.repeat(maxBodyBytes + 1);
    const inChunks = `${head(path)}Connection: close\r\n\r\n${chunk(large)}0\r\n\r\n`;
    expect(readAnswer(await exchange(port, inChunks)).status).toBe(413);
    const inOne = `${head(path, `Content-Length: ${large.length}`)}Connection: close\r\n\r\n${large}`;
    expect(readAnswer(await exchange(port, inOne)).status).toBe(413);
  },
);

test.for([
  ['at once', ''],
  ['in chunks', 'Transfer-Encoding: chunked'],
])(
  'a body over the limit that is sent %s is answered once all of it has been sent',
  async ([, chunked]) => {
    const { app } = await startTestApp();
    const port = await listen(app);
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const socket = openSocket(port);
    const large = 'x'.repeat(1_000_000);
    const sent = chunked ? `${chunk(large)}0\r\n\r\n` : large;
    const begun = `${head(undefined, chunked || `Content-Length: ${large.length}`)}\r\n${sent.slice(0, -2)}`;
    socket.write(begun);
    const [connection] = await accepted;
    await expect.poll(() => connection.bytesRead).toBe(begun.length);
    await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(connection.bytesWritten).toBe(0);
    socket.write(sent.slice(-2));
    expect(readAnswer(await answerOn(socket)).status).toBe(413);
  },
);

test('a body announced over the limit is refused even if it is never sent', async () => {
  const { app } = await startTestApp();
  const port = await listen(app);
  const bytes = `${head(undefined, `Content-Length: ${maxBodyBytes + 1}`)}Connection: close\r\n\r\n`;
  expect(readAnswer(await exchange(port, bytes)).status).toBe(413);
});

test('the oldest of many stalled bodies get 503 with the phone number, and a booking is stored', async () => {
  const { app, book } = await startTestApp();
  const port = await listen(app);
  const start = `${head()}\r\n${chunk(' '.repeat(60_000))}`;
  const sockets: Socket[] = [];
  for (let opened = 0; opened < 400; opened += 1) {
    const socket = openSocket(port);
    socket.write(start);
    sockets.push(socket);
    if (opened % 50 === 49) await sleep(50);
  }
  const [first] = sockets;
  const refused = readAnswer(first ? await answerOn(first) : '');
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.body).toContain('(201) 748-2070');
  expect((await book()).statusCode).toBe(201);
  expect(sockets.at(-1)?.bytesRead).toBe(0);
});

test('bodies that arrive after their response do not take memory from a booking', async () => {
  const { app, book } = await startTestApp();
  const port = await listen(app);
  const refused = `${head('/api/submissions', 'Origin: https://other.example\r\nTransfer-Encoding: chunked')}\r\n`;
  const socket = openSocket(port);
  const answers = socket.iterator();
  for (let sent = 0; sent < 300; sent += 1) {
    socket.write(refused);
    let answer = '';
    while (!answer.includes('}')) answer += String((await answers.next()).value);
    expect(answer).toContain(' 403 ');
    socket.write(`${chunk(' '.repeat(60_000))}0\r\n\r\n`);
  }
  const body = JSON.stringify({ ...houseLockout, recaptcha_token: 'x' });
  const sent = `${head()}Connection: close\r\n\r\n${chunk(body)}0\r\n\r\n`;
  expect(readAnswer(await exchange(port, sent)).status).toBe(422);
  expect((await book()).statusCode).toBe(201);
});

test('the number of large bodies waiting for the verifier is limited, and later a booking is stored', async () => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const { app, rows } = await startRecaptchaApp(
    async (response, index) => {
      await mayAnswer;
      says(genuine)(response, index);
    },
    { verifierTimeoutMs: 60_000 },
  );
  const port = await listen(app);
  const brackets = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const send = async (at: number) => {
    const body = JSON.stringify({ ...houseLockout, recaptcha_token: `token-${at}` }).replace(
      '{',
      `{"page_metrics":${brackets},`,
    );
    const lengthOf = `Content-Length: ${body.length}`;
    const bytes = `${head('/api/submissions', lengthOf)}Connection: close\r\n\r\n${body}`;
    return readAnswer(await exchange(port, bytes)).status;
  };
  const sent = Array.from({ length: 60 }, (_, at) => send(at));
  let refused = 0;
  for (const status of sent) void status.then((it) => (refused += it === 503 ? 1 : 0));
  await expect.poll(() => refused).toBeGreaterThan(10);
  answer();
  const statuses = await Promise.all(sent);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(30);
  expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([]);
  // An injected request would not count toward the limit.
  expect(await send(60)).toBe(201);
  expect((await rows()).length).toBe(statuses.filter((status) => status === 201).length + 1);
});

test('the bodies of requests that are refused unread are released', async () => {
  const { app, book } = await startTestApp();
  const port = await listen(app);
  const foreign = head(
    '/api/submissions',
    'Origin: https://other.example\r\nContent-Length: 60000',
  );
  const bytes = `${foreign}Connection: close\r\n\r\n${' '.repeat(60_000)}`;
  for (let sent = 0; sent < 300; sent += 1) {
    expect(readAnswer(await exchange(port, bytes)).status).toBe(403);
  }
  expect((await book()).statusCode).toBe(201);
});

test('a body that its client abandons halfway is released', async () => {
  const { app, book } = await startTestApp();
  const port = await listen(app);
  for (let round = 0; round < 10; round += 1) {
    const sockets = Array.from({ length: 50 }, () => openSocket(port));
    for (const socket of sockets) socket.write(`${head()}\r\n${chunk(' '.repeat(60_000))}`);
    await sleep(100);
    for (const socket of sockets) socket.destroy();
    expect((await book()).statusCode).toBe(201);
  }
});

test('over the memory limit, the oldest holders lose their bytes, unless in use', () => {
  const dropped: string[] = [];
  const inUse = new Set(['b']);
  const held = new HeldBytes<string>(100, (holder) => {
    if (!inUse.has(holder)) dropped.push(holder);
    return !inUse.has(holder);
  });
  for (const holder of ['a', 'b', 'c', 'd']) expect(held.hold(holder, 25)).toBe(true);
  held.release('d');
  expect(held.hold('e', 20)).toBe(true);
  expect(dropped).toEqual([]);
  expect(held.hold('b', 30)).toBe(true);
  expect(dropped).toEqual(['a']);
  inUse.add('c').add('e');
  expect(held.hold('e', 100)).toBe(false);
  expect(dropped).toEqual(['a']);
});
