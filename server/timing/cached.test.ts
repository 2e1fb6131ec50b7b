import { expect, test } from 'vitest';
import { cached } from './cached.ts';

test('work runs again only after its time, counted from its end, and never twice at once', async () => {
  let elapsed = 0;
  const runs: PromiseWithResolvers<string>[] = [];
  const read = cached({ elapsedMs: () => elapsed }, 1000, () => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  });
  const first = read();
  elapsed = 5000;
  const second = read();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'first']);
  elapsed = 5999;
  expect(await read()).toBe('first');
  elapsed = 6000;
  const third = read();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve('third');
  expect(await third).toBe('third');
});
