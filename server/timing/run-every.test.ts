import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runEvery } from './run-every.ts';

function start(work: () => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const log: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => log.push(line) } } });
  return { app, log, run: runEvery(app, 1000, work, 'work not done') };
}

test('runs do not overlap, and all that fell due meanwhile is one run afterwards', async () => {
  const ends: (() => void)[] = [];
  const { app } = start(() => new Promise((resolve) => ends.push(resolve)));
  vi.advanceTimersByTime(5000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  const closed = app.close();
  ends[1]?.();
  await closed;
  vi.advanceTimersByTime(5000);
  expect(ends).toHaveLength(2);
});

test('a run that fails is logged, and the next one still runs', async () => {
  let runs = 0;
  const { app, log, run } = start(async () => {
    runs += 1;
    if (runs === 1) throw new Error('disk full');
  });
  await run();
  expect(log.join()).toMatch(/disk full.*work not done/);
  vi.advanceTimersByTime(1000);
  await app.close();
  expect(runs).toBe(2);
});

test('closing waits for the run that is under way', async () => {
  const order: string[] = [];
  const { app, run } = start(async () => {
    for (let turn = 0; turn < 1000; turn += 1) await nextTurn();
    order.push('run');
  });
  void run();
  await app.close();
  order.push('closed');
  expect(order).toEqual(['run', 'closed']);
});
