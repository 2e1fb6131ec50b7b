import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';
import { openSqlite } from './database.ts';

test('a copy of the database file alone soon has every booking, and the write-ahead log stays small', async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, 'site.db');
  const database = await openSqlite(path, failOnIdleError);
  onTestFinished(() => database.close());
  const { book } = await startTestApp({ database });

  function bookingsInCopy(): number {
    const copy = join(directory, 'copy.db');
    copyFileSync(path, copy);
    const file = new DatabaseSync(copy, { readOnly: true });
    try {
      return Number(file.prepare('select count(*) as rows from submissions').get()?.rows);
    } finally {
      file.close();
    }
  }
  expect(bookingsInCopy()).toBe(0); // the tables exist from the start

  for (let index = 0; index < 200; index += 1) await book({ notes: 'x'.repeat(4000) });
  await expect.poll(bookingsInCopy).toBe(200);
  expect(statSync(`${path}-wal`).size).toBeLessThan(5 * 1024 * 1024);
});
