import { expect, test } from 'vitest';
import { startTestApp, temporarySqlite } from '../../tests/support/server/test-app.ts';
import { readConfig } from '../config/config.ts';
import type { Database, Write } from '../database/database.ts';
import { systemClock } from '../timing/clock.ts';
import { readinessOf } from './readiness.ts';

/** Counts the readiness checks that write to the database; `fails` makes those writes fail. */
async function startCounting() {
  const database = await temporarySqlite();
  const counted = { writes: 0, fails: false };
  const write: Write = (work) => {
    counted.writes += 1;
    return counted.fails ? Promise.reject(new Error('disk full')) : database.write(work);
  };
  const site = await startTestApp({ database: { ...database, write } satisfies Database });
  await site.app.outbox.idle();
  counted.writes = 0;
  return { ...site, counted };
}

test('however many readiness checks come in, the database is written once a second', async () => {
  const { app, clock, counted } = await startCounting();
  const ask = () => Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')));
  for (const { statusCode } of [...(await ask()), ...(await ask())]) expect(statusCode).toBe(200);
  expect(counted.writes).toBe(1);
  clock.advance(1000);
  await ask();
  expect(counted.writes).toBe(2);
});

test('a failed readiness check is cached for a second', async () => {
  const { app, clock, counted, log } = await startCounting();
  counted.fails = true;
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  counted.fails = false;
  clock.advance(999);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(log.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
  clock.advance(1);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('a clock that is set back does not keep an old result cached', async () => {
  const { app, clock, counted } = await startCounting();
  await app.inject('/readyz');
  clock.jump(-7_200_000);
  clock.advance(1000);
  await app.inject('/readyz');
  expect(counted.writes).toBe(2);
});

test.runIf(process.platform === 'linux')(
  'a server without disk space for SQLite is not ready',
  async () => {
    const database = await temporarySqlite();
    const ready = readinessOf({
      // A folder that never has room for a file.
      config: { ...readConfig({}), DATA_DIR: '/proc' },
      database,
      clock: systemClock,
      backupAge: async () => undefined,
      log: { error: () => undefined },
    });
    expect(await ready()).toEqual({ isReady: false });
  },
);
