import { expect, test } from 'vitest';
import { doublingDelayMs, retryUntilDone } from './retry.ts';

test('attempts are repeated until one is done', async () => {
  const outcomes = [false, false, true];
  await retryUntilDone(async () => outcomes.shift() ?? false, { delayMs: 1 });
  expect(outcomes).toEqual([]);
});

test('an attempt that rejects ends the retries', async () => {
  const failure = new Error('broken');
  await expect(retryUntilDone(() => Promise.reject(failure), { delayMs: 1 })).rejects.toBe(failure);
});

test('an abort skips current and later waits, and attempts go on', async () => {
  const closing = new AbortController();
  let attempts = 0;
  await retryUntilDone(
    async () => {
      attempts += 1;
      if (attempts === 1) setImmediate(() => closing.abort());
      return attempts === 3;
    },
    { delayMs: 3_600_000, signal: closing.signal },
  );
  expect(attempts).toBe(3);
});

test('the delay doubles up to its maximum, however many attempts there are', () => {
  const delays = [1, 2, 3, 10, 5000].map((attempts) => doublingDelayMs(attempts, 1000, 60_000));
  expect(delays).toEqual([1000, 2000, 4000, 60_000, 60_000]);
});
