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

test('work done in time returns its result and leaves no timer behind', async () => {
  const answer = timeLimit(1000, () => after(999));
  await vi.advanceTimersByTimeAsync(999);
  expect(await answer).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('late work is aborted, rejects with the time limit, and its result is ignored', async () => {
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

test('the caller can supply the timeout error', async () => {
  const late = new RangeError('no answer');
  const refused = expect(timeLimit(5, () => after(10), late)).rejects.toBe(late);
  await vi.runAllTimersAsync();
  await refused;
});

test('an error in the work is passed on at once and leaves no timer behind', async () => {
  const failed = timeLimit(1000, () => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('the rejection of aborted work is not an unhandled error', async () => {
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
