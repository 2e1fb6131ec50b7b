import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './settings.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('a response is fresh for 5 minutes, and then requested again', async () => {
  const ask = vi.fn(async () => 'answer');
  const query = { queryKey: ['fresh'], queryFn: ask };
  await queryClient.fetchQuery(query);
  await vi.advanceTimersByTimeAsync(5 * minute - 1);
  await queryClient.fetchQuery(query);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await queryClient.fetchQuery(query);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an unused response is kept for 30 minutes', async () => {
  await queryClient.fetchQuery({ queryKey: ['kept'], queryFn: async () => 'answer' });
  await vi.advanceTimersByTimeAsync(30 * minute - 1);
  expect(queryClient.getQueryData(['kept'])).toBe('answer');
  await vi.advanceTimersByTimeAsync(1);
  expect(queryClient.getQueryData(['kept'])).toBeUndefined();
});

test('a failure is retried once', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('no')));
  const asked = queryClient.fetchQuery({ queryKey: ['failing'], queryFn: ask });
  const refused = expect(asked).rejects.toThrow('no');
  await vi.runAllTimersAsync();
  await refused;
  expect(ask).toHaveBeenCalledTimes(2);
});

test('neither another observer nor window focus refetches, however old the response', async () => {
  const ask = vi.fn(async () => 'answer');
  const query = { queryKey: ['used'], queryFn: ask };
  const leave = [new QueryObserver(queryClient, query).subscribe(() => undefined)];
  queryClient.mount();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(ask).toHaveBeenCalledTimes(1);
  leave.push(new QueryObserver(queryClient, query).subscribe(() => undefined));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(1);
  // Control: with the default options of TanStack Query the same observers do refetch.
  const eager = { ...query, refetchOnMount: true, refetchOnWindowFocus: true } as const;
  leave.push(new QueryObserver(queryClient, eager).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  for (const end of leave) end();
  queryClient.unmount();
});
