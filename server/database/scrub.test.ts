import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failOnIdleError, temporaryDirectory } from '../../tests/support/server/test-app.ts';
import { openSqlite } from './database.ts';
import { isMarkedForScrub, markForScrub, scrubFile } from './scrub.ts';
import { openSqliteFile } from './sqlite.ts';

async function openTwice() {
  const path = join(await temporaryDirectory(), 'site.db');
  const database = await openSqlite(path, failOnIdleError);
  onTestFinished(() => database.close());
  const file = openSqliteFile(path);
  onTestFinished(() => file.close());
  return { database, file, path };
}

test('a mark goes with the rebuilding, and no later mark is the same', async () => {
  const { database, file } = await openTwice();
  const marks = new Set<unknown>();
  for (let round = 0; round < 3; round += 1) {
    for (let erased = 0; erased < 2; erased += 1) {
      await database.write(markForScrub);
      expect(isMarkedForScrub(file)).toBe(true);
      marks.add(file.prepare('pragma user_version').get()?.user_version);
    }
    await database.scrub();
    expect(isMarkedForScrub(file)).toBe(false);
    await database.scrub();
    expect(isMarkedForScrub(file)).toBe(false);
  }
  expect(marks.size).toBe(6);
});

test('what is erased while the file is being rebuilt keeps its mark', async () => {
  const { database, file, path } = await openTwice();
  await database.write(markForScrub);
  const other = openSqliteFile(path);
  onTestFinished(() => other.close());
  const exec = file.exec.bind(file);
  file.exec = (statement) => {
    exec(statement);
    if (statement === 'vacuum') other.exec('pragma user_version = 3');
  };
  scrubFile(file);
  expect(isMarkedForScrub(other)).toBe(true);
  await database.scrub();
  expect(isMarkedForScrub(other)).toBe(false);
});
