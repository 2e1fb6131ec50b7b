import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exponentialBackoff, orOnline, retry, upTo } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Work that fails `times` times. Records when it was tried, in ms, and the failure count it was given. */
function failing(times: number) {
  const tries: { at: number; failures: number }[] = [];
  const begun = Date.now();
  async function work(failures: number): Promise<string> {
    tries.push({ at: Date.now() - begun, failures });
    if (tries.length <= times) throw new Error(`failure ${tries.length}`);
    return 'answer';
  }
  return { tries, work };
}

test('work that succeeds runs once', async () => {
  const { tries, work } = failing(0);
  expect(await retry(work, upTo(3, 1000))).toBe('answer');
  expect(tries).toEqual([{ at: 0, failures: 0 }]);
});

test('retry pauses between tries, and tells each try how many failed before it', async () => {
  const { tries, work } = failing(2);
  const answer = retry(work, upTo(3, 1000));
  await vi.runAllTimersAsync();
  expect(await answer).toBe('answer');
  expect(tries).toEqual([
    { at: 0, failures: 0 },
    { at: 1000, failures: 1 },
    { at: 2000, failures: 2 },
  ]);
});

test('after the last try, retry rejects with the last error', async () => {
  const { tries, work } = failing(9);
  const refused = expect(retry(work, upTo(2, 1000))).rejects.toThrow('failure 2');
  await vi.runAllTimersAsync();
  await refused;
  expect(tries).toHaveLength(2);
});

test('without a limit, retry continues until it succeeds, with the given pauses', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  const { tries, work } = failing(4);
  const answer = retry(
    work,
    orOnline((failures) => Math.min(2000 * failures, 5000)),
  );
  await vi.runAllTimersAsync();
  expect(await answer).toBe('answer');
  expect(tries.map(({ at }) => at)).toEqual([0, 2000, 6000, 11_000, 16_000]);
});

test('retry tries again at once when the browser is back online', async () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const { tries, work } = failing(1);
  const answer = retry(
    work,
    orOnline(() => 30_000),
  );
  await vi.advanceTimersByTimeAsync(700);
  expect(tries).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  expect(await answer).toBe('answer');
  expect(tries.map(({ at }) => at)).toEqual([0, 700]);
});

test('pauses double up to the maximum', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(exponentialBackoff(15_000, 300_000))).toEqual([
    15_000, 30_000, 60_000, 120_000, 240_000, 300_000, 300_000,
  ]);
});
