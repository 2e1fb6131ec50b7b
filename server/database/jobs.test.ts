import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { testClock } from '../../tests/support/server/test-app.ts';
import { lastDone, runIfDue } from './jobs.ts';

const minute = 60_000;
const job = { name: 'sweep', everyMs: 24 * 60 * minute };

/** Two servers on one database, with a steady time that the test moves. */
async function startTwo(open: (typeof dialects)[number][1]) {
  const database = await open();
  const time = testClock();
  const clock = { now: time.now, steady: time.now, sync: async () => undefined };
  const parts = { database, clock };
  let runs = 0;
  const work = async () => {
    runs += 1;
  };
  return { parts, time, work, runs: () => runs };
}

test.for(dialects)('on %s a daily job runs once a day, even with two servers', async ([, open]) => {
  const { parts, time, work, runs } = await startTwo(open);
  const both = () => Promise.all([runIfDue(parts, job, work), runIfDue(parts, job, work)]);
  expect((await both()).sort()).toEqual([false, true]);
  expect(await lastDone(parts.database, job.name)).toEqual(time.now());
  time.advance(job.everyMs - 1);
  expect(await both()).toEqual([false, false]);
  time.advance(1);
  await both();
  expect(runs()).toBe(2);
});

test.for(dialects)('on %s a failed job is retried after ten minutes', async ([, open]) => {
  const { parts, time, work, runs } = await startTwo(open);
  const fail = () => Promise.reject(new Error('no'));
  await expect(runIfDue(parts, job, fail)).rejects.toThrow('no');
  time.advance(9 * minute);
  expect(await runIfDue(parts, job, work)).toBe(false);
  time.advance(minute);
  expect(await runIfDue(parts, job, work)).toBe(true);
  expect(runs()).toBe(1);
});

test.for(dialects)('on %s another server takes over the job of one that died', async ([, open]) => {
  const { parts, time, work, runs } = await startTwo(open);
  const died = Promise.withResolvers<void>();
  const running = runIfDue(parts, job, (hold) =>
    parts.database.write(hold).then(() => died.promise),
  );
  await expect.poll(() => lastTried(parts)).toBeTruthy();
  expect(await runIfDue(parts, job, work)).toBe(false);
  time.advance(11 * minute);
  expect(await runIfDue(parts, job, work)).toBe(true);
  expect(runs()).toBe(1);
  died.resolve();
  await running;
});

test.for(dialects)(
  'on %s a long job is not taken over while its server holds it',
  async ([, open]) => {
    const { parts, time, work, runs } = await startTwo(open);
    const isDone = await runIfDue(parts, job, async (hold) => {
      for (let passed = 0; passed < 20; passed += 4) {
        time.advance(4 * minute);
        await parts.database.write(hold);
        expect(await runIfDue(parts, job, work)).toBe(false);
      }
    });
    expect([isDone, runs()]).toEqual([true, 0]);
  },
);

async function lastTried({ database }: Awaited<ReturnType<typeof startTwo>>['parts']) {
  const row = await database.query.selectFrom('jobs').select('tried_at').executeTakeFirst();
  return row?.tried_at;
}
