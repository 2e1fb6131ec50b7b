import { expect, test } from 'vitest';
import { startTestApp } from '../../tests/support/test-app.ts';
import { longestLoopDelayMs } from './overload.ts';

function blockEventLoop(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
}

test('an event loop that stays seconds late costs the API, never a page', async () => {
  const { app, post } = await startTestApp({ longestLoopDelayMs });
  const measured = new Promise((resolve) => app.watchLoopDelay(resolve));
  blockEventLoop();
  await measured;
  expect((await post({})).statusCode, 'after one late second').not.toBe(503);
  blockEventLoop();
  await expect.poll(() => app.isUnderPressure()).toBe(true);
  const pages = ['/', '/book-online', '/no-such-page', '/favicon.ico', '/healthz'];
  const answers = await Promise.all(pages.map((path) => app.inject(path)));
  expect(answers.map(({ statusCode }) => statusCode)).not.toContain(503);
  const refused = await post({});
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.json().detail).toContain('(201) 748-2070');
});
