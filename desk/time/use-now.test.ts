import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToday } from './use-now.ts';

const told: string[] = [];
const ends: (() => void)[] = [];

// Stands for a screen that reads the value again each time it is told of a change.
vi.mock('react', () => ({
  useSyncExternalStore(subscribe: (changed: () => void) => () => void, read: () => string) {
    told.push(read());
    ends.push(subscribe(() => told.push(read())));
  },
}));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T04:59:55Z') }));
afterEach(() => void vi.useRealTimers());

test('a screen that stays open past midnight in New York learns the next day, until it is left', () => {
  useToday();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual(['2026-11-22', '2026-11-23']);
  for (const end of ends) end();
  expect(vi.getTimerCount()).toBe(0);
});
