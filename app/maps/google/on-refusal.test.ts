import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRefusal } from './on-refusal.ts';

const named = 'Google Maps JavaScript API error: RefererNotAllowedMapError';
const own = console.error;
const written = vi.fn();

/** The callback that Google invokes when it rejects the API key. */
const authFailure = () => (window as { gm_authFailure?: () => void }).gm_authFailure?.();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  written.mockClear();
  console.error = written;
});
afterEach(() => {
  console.error = own;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the reason is read from console.error, which still writes and is then restored', () => {
  const tell = vi.fn();
  onRefusal(tell);
  console.error('something else', { a: 1 });
  expect(tell).not.toHaveBeenCalled();
  console.error(named);
  expect(tell).toHaveBeenCalledExactlyOnceWith('RefererNotAllowedMapError');
  expect(written.mock.calls).toEqual([['something else', { a: 1 }], [named]]);
  expect(console.error).toBe(written);
});

test('a rejected key is reported once, with the error name that follows in the same turn', () => {
  const tell = vi.fn();
  onRefusal(tell);
  authFailure();
  console.error(named);
  vi.runAllTimers();
  authFailure();
  vi.runAllTimers();
  expect(tell).toHaveBeenCalledExactlyOnceWith('RefererNotAllowedMapError');
});

test('a rejected key without a reason in the console is still reported', () => {
  const tell = vi.fn();
  onRefusal(tell);
  authFailure();
  expect(tell).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(tell).toHaveBeenCalledOnce();
  expect(tell.mock.calls[0]?.[0]).not.toBe('');
  expect(console.error).toBe(written);
});

test('a console.error that another script has put over ours is left in place', () => {
  onRefusal(() => undefined);
  const ours = console.error;
  const theirs = (...args: unknown[]) => ours(...args);
  console.error = theirs;
  console.error(named);
  expect(console.error).toBe(theirs);
  expect(written).toHaveBeenCalledWith(named);
});
