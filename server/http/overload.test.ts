import { expect, test } from 'vitest';
import { listen, rawRequest } from '../../tests/support/raw-http.ts';
import { startTestApp } from '../../tests/support/test-app.ts';
import { longestLoopDelayMs } from './overload.ts';

const blockedMs = 3000;

function workHard(): void {
  const end = performance.now() + blockedMs;
  while (performance.now() < end);
}

/** As where other programs use up the processor. */
function standStill(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, blockedMs);
}

test('an event loop that stays seconds late costs the API, never a page', async () => {
  const { app, post } = await startTestApp({ longestLoopDelayMs });
  const measured = () => new Promise((resolve) => app.watchLoopDelay(resolve));
  for (const block of [workHard, standStill]) {
    const later = measured();
    block();
    await later;
    expect((await post({})).statusCode, 'still taken').not.toBe(503);
  }
  workHard();
  await expect.poll(() => app.isUnderPressure()).toBe(true);
  const pages = ['/', '/book-online', '/no-such-page', '/favicon.ico', '/healthz'];
  const answers = await Promise.all(pages.map((path) => app.inject(path)));
  expect(answers.map(({ statusCode }) => statusCode)).not.toContain(503);
  const refused = await post({});
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.json().detail).toContain('(201) 748-2070');
  const port = await listen(app);
  for (const path of ['/%61pi/settings/x', 'http://localhost/api/settings/x', '/api/settings/x']) {
    expect((await rawRequest(port, `GET ${path} HTTP/1.1`)).status, path).toBe(503);
  }
});
