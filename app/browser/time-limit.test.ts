import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeLimit } from './time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (milliseconds: number) =>
  new Promise<string>((done) => setTimeout(done, milliseconds, 'answer'));

test('what is done in time gives its answer, and leaves no timer behind', async () => {
  const answer = timeLimit(1000, () => after(999));
  await vi.advanceTimersByTimeAsync(999);
  expect(await answer).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('what is late is aborted and refused, and its answer comes to nothing', async () => {
  let signal: AbortSignal | undefined;
  const refused = expect(
    timeLimit(1000, (given) => {
      signal = given;
      return after(1001);
    }),
  ).rejects.toThrow('time limit');
  await vi.advanceTimersByTimeAsync(999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(signal?.aborted).toBe(true);
  await vi.runAllTimersAsync();
});

test('the error for being late may be the caller’s', async () => {
  const late = new RangeError('no answer');
  const refused = expect(timeLimit(5, () => after(10), late)).rejects.toBe(late);
  await vi.runAllTimersAsync();
  await refused;
});

test('an error of the work is passed on at once, and leaves no timer behind', async () => {
  const failed = timeLimit(1000, () => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('the rejection of aborted work is nobody’s unhandled error', async () => {
  const refused = expect(
    timeLimit(
      5,
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    ),
  ).rejects.toThrow('time limit');
  await vi.runAllTimersAsync();
  await refused;
});
