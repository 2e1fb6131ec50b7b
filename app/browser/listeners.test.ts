import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('each listener is called once for each change, until it unsubscribes', () => {
  const { subscribe, notify } = createListeners();
  const [first, second] = [vi.fn(), vi.fn()];
  const unsubscribe = subscribe(first);
  subscribe(first);
  subscribe(second);
  notify();
  unsubscribe();
  notify();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test('two stores do not share listeners', () => {
  const [one, other] = [createListeners(), createListeners()];
  const listener = vi.fn();
  one.subscribe(listener);
  other.notify();
  expect(listener).not.toHaveBeenCalled();
});
