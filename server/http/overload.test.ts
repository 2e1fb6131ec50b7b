import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen, rawRequest } from '../../tests/support/server/raw-http.ts';
import { startTestSite } from '../../tests/support/server/test-app.ts';
import { longestLoopDelayMs } from './overload.ts';

const blockedMs = 3000;

test('when the event loop is blocked for seconds, API calls get 503 and pages are still served', async () => {
  // Other tests share the processor, so this test decides when to measure, and how much of it the server used.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  let used = 0;
  vi.spyOn(process, 'threadCpuUsage').mockImplementation((since) => ({
    user: used - (since?.user ?? 0),
    system: 0,
  }));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const { app, post } = await startTestSite({ longestLoopDelayMs });
  async function blockFor(usedMs: number): Promise<void> {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, blockedMs);
    used += usedMs * 1000;
    await setImmediate();
    vi.advanceTimersByTime(1000);
  }
  // First the server itself uses the processor, then other programs seem to.
  for (const usedMs of [blockedMs, 0]) {
    await blockFor(usedMs);
    expect((await post({})).statusCode, 'still taken').not.toBe(503);
  }
  await blockFor(blockedMs);
  expect(app.isUnderPressure()).toBe(true);
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
