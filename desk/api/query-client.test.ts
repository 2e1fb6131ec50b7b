import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('a press shows before any timer', async () => {
  const observer = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.withResolvers<never>().promise,
  });
  const shown: string[] = [];
  // Subscribe as `useMutation` does.
  observer.subscribe(notifyManager.batchCalls(({ status }) => shown.push(status)));
  observer.mutate();
  await Promise.resolve();
  expect(shown).toEqual(['pending']);
});
