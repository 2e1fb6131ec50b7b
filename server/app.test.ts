import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { houseLockout, startTestApp } from '../tests/support/server/test-app.ts';

test('closing the app lets a request in progress finish and accepts no new ones', async () => {
  const { app, token, rows } = await startTestApp();
  const url = new URL('/api/submissions', await app.listen({ port: 0, host: '127.0.0.1' }));
  const body = JSON.stringify({ ...houseLockout, recaptcha_token: await token() });
  const sending = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const received = once(app.server, 'request');
  sending.write(body.slice(0, 20));
  await received;
  const closing = app.close();
  await expect(fetch(url, { method: 'POST' })).rejects.toThrow();
  sending.end(body.slice(20));
  const [response] = await once(sending, 'response');
  expect(response.statusCode).toBe(201);
  expect(response.headers.connection).toBe('close');
  response.resume();
  await closing;
  expect(await rows()).toHaveLength(1);
});
