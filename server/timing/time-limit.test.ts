import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTimeLimit } from './time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('when the time is over, the signal is aborted and the callback is called', () => {
  const onTimeout = vi.fn();
  using limit = startTimeLimit(1000, onTimeout);
  vi.advanceTimersByTime(999);
  expect(limit.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(limit.signal.reason).toMatchObject({ name: 'TimeoutError' });
  expect(onTimeout).toHaveBeenCalledOnce();
});

test('a disposed limit never fires', () => {
  const onTimeout = vi.fn();
  {
    using _ = startTimeLimit(1000, onTimeout);
  }
  vi.advanceTimersByTime(5000);
  expect(onTimeout).not.toHaveBeenCalled();
});

test('a restarted limit counts from the restart', () => {
  using limit = startTimeLimit(1000);
  vi.advanceTimersByTime(900);
  limit.restart(2000);
  vi.advanceTimersByTime(1999);
  expect(limit.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(limit.signal.aborted).toBe(true);
});
