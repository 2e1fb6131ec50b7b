import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenPassed } from './when-passed.ts';

const hourMs = 3_600_000;
const start = Date.parse('2026-11-22T07:00:00Z');
const end = new Date(start + hourMs).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

test('a time passes once, and not before', () => {
  const over = vi.fn();
  whenPassed(end, over);
  vi.advanceTimersByTime(hourMs - 1);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(hourMs);
  expect(over).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a time that passes while the device sleeps, which stops its timers, has passed soon after', () => {
  const over = vi.fn();
  whenPassed(end, over);
  vi.setSystemTime(start + hourMs);
  vi.advanceTimersByTime(5000);
  expect(over).toHaveBeenCalledOnce();
});

test('a time that passed before, as on a cached page, has passed at once', () => {
  const over = vi.fn();
  whenPassed(new Date(start).toISOString(), over);
  expect(over).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a time that nobody waits for anymore does not pass', () => {
  const over = vi.fn();
  whenPassed(end, over)();
  vi.advanceTimersByTime(2 * hourMs);
  expect(over).not.toHaveBeenCalled();
});
