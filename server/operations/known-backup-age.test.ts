import { expect, test } from 'vitest';
import {
  temporaryDirectory,
  temporarySqlite,
  testClock,
} from '../../tests/support/server/test-app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { openServerClock } from '../database/server-clock.ts';
import { knownBackupAge } from './known-backup-age.ts';

const never = new Promise<never>(() => undefined);

/** Reads the age in a folder without a backup. After `hang`, the database no longer answers. */
async function startAge() {
  const database = await temporarySqlite();
  let isHanging = false;
  const query = database.query.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => (isHanging ? never : result),
  });
  const clock = testClock();
  const age = knownBackupAge({
    config: { ...readConfig({}), BACKUP_DIR: await temporaryDirectory() },
    database: { ...database, query } satisfies Database,
    clock,
    serverClock: await openServerClock(database, clock),
  });
  return {
    age,
    clock,
    hang: () => {
      isHanging = true;
    },
  };
}

test('when the database hangs, the last known backup age is used and keeps growing', async () => {
  const { age, clock, hang } = await startAge();
  expect(await age()).toBe(0);
  hang();
  clock.advance(90_000);
  expect(await age()).toBe(90);
});

test('when the database hangs before an age was read, none is reported', async () => {
  const { age, hang } = await startAge();
  hang();
  expect(await age()).toBeUndefined();
});
