import { expect, test } from 'vitest';
import { dialects, withoutTables } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp, testClock } from '../../tests/support/server/test-app.ts';
import { housekeep } from '../housekeeping.ts';
import { migrate } from './migrations/migrations.ts';
import { openServerClock } from './server-clock.ts';
import { acceptClock, clockJudge, deletionPause, timeToDeleteBy } from './trusted-time.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const moved = 'the clock has moved by more than 40 days';

/** A clock that is judged after each change to it. */
async function startJudging(open: (typeof dialects)[number][1]) {
  const database = await open();
  const clock = testClock();
  let judge = clockJudge({ database, clock }, clock.elapsedMs);
  const isTrusted = async () => {
    const verdict = await judge();
    const time = await timeToDeleteBy({ database, clock });
    expect(time?.getTime()).toBe('now' in verdict ? clock.now().getTime() : undefined);
    return time !== undefined;
  };
  expect(await isTrusted()).toBe(true);
  return {
    database,
    clock,
    isTrusted,
    async goesOn(milliseconds: number) {
      clock.advance(milliseconds);
      return isTrusted();
    },
    async jumps(milliseconds: number) {
      clock.jump(milliseconds);
      return isTrusted();
    },
    /** As in a new process, which has not observed the clock yet. */
    async restartsAfter(milliseconds: number) {
      clock.jump(milliseconds);
      judge = clockJudge({ database, clock }, clock.elapsedMs);
      return isTrusted();
    },
  };
}

test.for(dialects)(
  'on %s a clock that has jumped ahead is trusted after running for a day',
  async ([, open]) => {
    const { jumps, goesOn, restartsAfter } = await startJudging(open);
    expect(await goesOn(39 * day)).toBe(true);
    expect(await jumps(500 * day)).toBe(false);
    expect(await goesOn(minute)).toBe(false);
    expect(await restartsAfter(day - 2 * minute)).toBe(false);
    expect(await goesOn(minute)).toBe(true);
    expect(await goesOn(minute)).toBe(true);
  },
);

test.for(dialects)(
  'on %s a clock that jumps a year is trusted at once when set right, and distrusted at its next jump',
  async ([, open]) => {
    const { jumps, goesOn, restartsAfter } = await startJudging(open);
    for (const year of [365 * day, -365 * day, 365 * day]) {
      expect(await jumps(year)).toBe(false);
      expect(await goesOn(0.9 * day)).toBe(false);
      expect(await jumps(-year)).toBe(true);
      expect(await restartsAfter(year)).toBe(false);
      expect(await restartsAfter(-year)).toBe(true);
    }
  },
);

test.for(dialects)(
  'on %s a clock that is set again while distrusted is distrusted for another day',
  async ([, open]) => {
    const { jumps, goesOn, restartsAfter } = await startJudging(open);
    expect(await jumps(-365 * day)).toBe(false);
    expect(await jumps(2 * day)).toBe(false);
    expect(await goesOn(0.9 * day)).toBe(false);
    expect(await restartsAfter(-0.5 * day)).toBe(false);
    expect(await goesOn(0.9 * day)).toBe(false);
    expect(await jumps(60 * day)).toBe(false);
    expect(await goesOn(0.9 * day)).toBe(false);
    expect(await goesOn(0.2 * day)).toBe(true);
    // The clock is right again, but by now the wrong time is trusted, so this counts as a jump.
    expect(await jumps(305 * day)).toBe(false);
  },
);

test.for(dialects)('on %s a clock that somebody confirms is trusted', async ([, open]) => {
  const { database, clock, jumps, isTrusted } = await startJudging(open);
  const before = clock.now().toISOString();
  expect(await jumps(500 * day)).toBe(false);
  const until = new Date(clock.now().getTime() + day).toISOString();
  expect(await deletionPause(database, clock.now())).toEqual({ before, until });
  await acceptClock({ database, clock });
  expect(await isTrusted()).toBe(true);
});

test.for(withoutTables)(
  'on %s at the first start of this version the clock is compared with the last time of the previous one',
  async ([, open]) => {
    const query = await open();
    await migrate(query, '0017-searched-notes');
    const clock = testClock();
    const reached_at = clock.now().toISOString();
    await query.insertInto('steady_time').values({ id: 1, reached_at }).execute();
    await migrate(query);
    expect(await deletionPause({ query }, clock.now())).toBeUndefined();
    clock.jump(500 * day);
    expect(await deletionPause({ query }, clock.now())).toBeDefined();
  },
);

test('a server that starts with a clock 500 days ahead deletes nothing until a day has passed', async () => {
  const { app, database, clock, book, rows } = await startTestApp();
  await book({ name: 'Zenobia' });
  await book({ name: 'Zenobia' });
  await app.outbox.idle();
  const at = clock.now().toISOString();
  const noticeMail = { id: 'notice', submission_id: null, kind: 'note', created_at: at } as const;
  await database.query
    .insertInto('outbox')
    .values({
      ...noticeMail,
      state: 'dead',
      attempts: 1,
      due_at: at,
      claimed_by: null,
      unknown_outcomes: 0,
      finished_at: null,
      payload: null,
    })
    .execute();
  await app.close();

  /** Starts a server, lets it do all that it does by itself, and stops it. Resolves to its log. */
  async function startOnce() {
    const site = await startTestApp({ database, clock });
    await site.app.listen({ port: 0 });
    await housekeep({ database, clock: await openServerClock(database, clock) });
    await site.app.close();
    return site.log.join('');
  }
  const kept = async () => {
    const names = (await rows()).map(({ name }) => name);
    const { length: mails } = await database.query.selectFrom('outbox').select('id').execute();
    const { length: events } = await database.query
      .selectFrom('desk_events')
      .select('id')
      .execute();
    return { names, mails, events };
  };
  const all = { names: ['Zenobia', 'Zenobia'], mails: 3, events: 2 };
  for (const error of [500 * day, -365 * day]) {
    clock.jump(error);
    expect(await startOnce()).toContain(moved);
    expect(await kept()).toEqual(all);
    clock.jump(-error);
    expect(await startOnce()).not.toContain(moved);
    expect(await kept()).toEqual(all);
  }
  clock.advance(500 * day);
  expect(await startOnce()).toContain(moved);
  expect(await kept()).toEqual(all);
  clock.advance(day);
  expect(await startOnce()).toContain('old personal data deleted');
  expect(await kept()).toMatchObject({ names: [null, null], mails: 2 });
});

test('the desk is notified of a clock that has jumped, and not of one that is right', async () => {
  const { call, database, clock } = await startDesk();
  expect((await call('GET', '/api/desk/notices')).json()).toEqual({ deletion_pause: null });
  const before = new Date(clock.now().getTime() - 41 * day).toISOString();
  await database.query.updateTable('deletion_clock').set({ ran_at: before }).execute();
  const now = clock.now().toISOString();
  const until = new Date(clock.now().getTime() + day).toISOString();
  expect((await call('GET', '/api/desk/notices')).json()).toEqual({
    deletion_pause: { before, now, until },
  });
});
