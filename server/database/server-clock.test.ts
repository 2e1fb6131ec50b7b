import { expect, onTestFinished, test, vi } from 'vitest';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { solvedToken } from '../../tests/support/server/solved-token.ts';
import { startTestApp, temporarySqlite, testClock } from '../../tests/support/server/test-app.ts';
import { openServerClock } from './server-clock.ts';

const hour = 3_600_000;
const day = 24 * hour;

test('the steady time follows a clock set forward, and keeps advancing when it is set back', async () => {
  const machine = testClock();
  const clock = await openServerClock(await temporarySqlite(), machine);
  const start = clock.steady().getTime();
  machine.jump(day);
  expect(clock.steady().getTime() - start).toBe(day);
  machine.jump(-day - 2 * hour);
  expect(clock.steady().getTime() - start).toBe(day);
  machine.advance(1000);
  expect(clock.steady().getTime() - start).toBe(day + 1000);
  expect(clock.now()).toEqual(machine.now());
});

test('the steady time does not go back after a restart', async () => {
  const database = await temporarySqlite();
  const machine = testClock();
  machine.jump(day);
  const before = (await openServerClock(database, machine)).steady();
  machine.jump(-day);
  const after = await openServerClock(database, machine);
  expect(after.steady()).toEqual(before);
  expect(after.now()).toEqual(machine.now());
});

test('a spent captcha stays spent when the clock jumps a day ahead and back', async () => {
  const database = await temporarySqlite();
  const clock = testClock();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const before = await startTestApp({ database, clock });
  const recaptcha_token = await solvedToken(database, clock);
  expect((await before.book({ recaptcha_token })).statusCode).toBe(201);

  clock.jump(day);
  vi.advanceTimersByTime(60_000);
  await before.app.close(); // waits for running cleanup jobs
  const spent = await database.query.selectFrom('used_challenges').selectAll().execute();
  expect(spent).toEqual([]);
  clock.jump(-day);

  const after = await startTestApp({ database, clock });
  const replayed = await after.book({ recaptcha_token });
  expect(replayed.statusCode).toBe(422);
  expect(replayed.json().errors).toHaveProperty('recaptcha_token');
  const now = (await openServerClock(database, clock)).steady().getTime();
  const { statusCode, body } = await after.app.inject('/api/captcha/challenge');
  expect(statusCode).toBe(200);
  const lifetime = JSON.parse(body).parameters.expiresAt * 1000 - now;
  expect(lifetime).toBeGreaterThan(10 * 60_000);
});

test('on PostgreSQL the clock of the database is used, however wrong the servers’ clocks are', async () => {
  const url = await temporaryPostgresUrl();
  const clocks = [testClock(), testClock()] as const;
  clocks[0].jump(-2 * hour);
  clocks[1].jump(3 * day);
  const [one, two] = await Promise.all(
    clocks.map(async (clock) =>
      startTestApp({ database: await openTemporaryPostgres(url), clock }),
    ),
  );
  if (!one || !two) throw new Error('two servers were started');
  const right = testClock();
  for (const server of [one, two]) {
    const recaptcha_token = await solvedToken(server.database, right);
    expect((await server.book({ recaptcha_token })).statusCode).toBe(201);
  }
  for (const { created_at } of await one.rows()) {
    expect(Math.abs(Date.parse(created_at) - right.now().getTime())).toBeLessThan(60_000);
  }
});
