import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen, openSocket, readAnswer } from '../../tests/support/server/raw-http.ts';
import { startTestSite } from '../../tests/support/server/test-app.ts';
import { securityHeaders } from './security-headers.ts';

test.each([
  ['GET /about HTTP/1.1', ''],
  [
    'POST /api/submissions HTTP/1.1',
    'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  ],
  ['GET /nowhere HTTP/1.1', ''],
])(
  '%s, begun before closing and finished while closing, gets 503 with the phone number',
  async (line, rest) => {
    const { app } = await startTestSite();
    const port = await listen(app);
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const socket = openSocket(port);
    socket.write(`${line}\r\n`);
    const [connection] = await accepted;
    await expect.poll(() => connection.bytesRead).toBeGreaterThan(0);
    const closing = app.close();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    socket.write(`Host: localhost\r\n${rest || '\r\n'}`);
    const answer = readAnswer(await text(socket));
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({
      ...securityHeaders,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      connection: 'close',
    });
    expect(JSON.parse(answer.body)).toMatchObject({
      status: 503,
      detail: expect.stringContaining('(201) 748-2070'),
    });
    await closing;
  },
);

test('a client already connected when the server stops listening is answered, and no new one', async () => {
  const { app } = await startTestSite();
  const port = await listen(app);
  const accepted = once(app.server, 'connection');
  const socket = openSocket(port);
  await accepted;
  app.drain();
  app.stopListening();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answer = readAnswer(await text(socket));
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ connection: 'close' });
  await app.close();
});
