import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';
import { plainCopies } from './copies.ts';
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

test('rewriting the file clears the scrub mark, and each mark is different', async () => {
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

test('a mark set while the file is being rewritten is kept', async () => {
  const { database, file, path } = await openTwice();
  await database.write(markForScrub);
  const other = openSqliteFile(path);
  onTestFinished(() => other.close());
  const exec = file.exec.bind(file);
  file.exec = (statement) => {
    exec(statement);
    if (statement === 'pragma wal_checkpoint(passive)') other.exec('pragma user_version = 3');
  };
  await scrubFile(file, 1000);
  expect(isMarkedForScrub(other)).toBe(true);
  await database.scrub();
  expect(isMarkedForScrub(other)).toBe(false);
});

test('a scrub that fails does not keep the next one from running', async () => {
  const { database, file, path } = await openTwice();
  const inTheWay = plainCopies(path).decrypted;
  mkdirSync(inTheWay);
  await expect(database.scrub()).rejects.toThrow();
  rmdirSync(inTheWay);
  await database.write(markForScrub);
  await database.scrub();
  expect(isMarkedForScrub(file)).toBe(false);
});

test('after a failed rewrite, foreign keys are still enforced', async () => {
  const { file } = await openTwice();
  const exec = file.exec.bind(file);
  file.exec = (statement) => {
    if (statement === 'reindex photos') throw new Error('database or disk is full');
    exec(statement);
  };
  await expect(scrubFile(file, 1000)).rejects.toThrow('disk is full');
  expect(file.prepare('pragma foreign_keys').get()).toEqual({ foreign_keys: 1 });
});

test('a write waits while another process rewrites the file', async () => {
  const path = join(await temporaryDirectory(), 'site.db');
  const database = await openSqlite(path, failOnIdleError, 20);
  onTestFinished(() => database.close());
  const other = openSqliteFile(path);
  onTestFinished(() => other.close());
  const write = () =>
    database.write((query) => query.deleteFrom('settings').where('key', '=', 'none').execute());
  other.exec('begin immediate');
  await expect(write()).rejects.toThrow('locked');
  other.exec('rollback');
  await database.write(markForScrub);
  other.exec('begin immediate');
  const waiting = write();
  await delay(300);
  other.exec('rollback');
  await waiting;
});

/** Stores 60 MB of pictures. Every third one repeats `marker` throughout. */
async function startWithPictures(marker: Buffer) {
  const { database, file, path } = await openTwice();
  const { book } = await startTestApp({ database });
  const { id } = (await book()).json();
  const marked: string[] = [];
  const bytes = (size: number, isMarked: boolean) => {
    const image = randomBytes(size);
    if (isMarked) for (let at = 0; at < size - 100; at += 1000) marker.copy(image, at);
    return image;
  };
  const rows = Array.from({ length: 300 }, (_, index) => {
    const isMarked = index % 3 === 0;
    const photo = randomUUID();
    if (isMarked) marked.push(photo);
    return {
      id: photo,
      submission_id: id,
      at: 'x',
      bytes: 1,
      hash: photo,
      small: bytes(3000 + index * 50, isMarked),
      large: bytes(190_000, isMarked),
    };
  });
  await database.write(async (transaction) => {
    for (const row of rows) await transaction.insertInto('photos').values(row).execute();
  });
  return {
    database,
    file,
    marked,
    remove: (ids: string[]) =>
      database.write((transaction) =>
        transaction.deleteFrom('photos').where('id', 'in', ids).execute(),
      ),
    filesWith: (needle: Buffer) =>
      ['', '-wal'].filter((end) => readFileSync(`${path}${end}`).includes(needle)),
  };
}

test('no byte of deleted pictures is left, and concurrent writes all succeed meanwhile', async () => {
  const marker = randomBytes(32);
  const { database, file, marked, remove, filesWith } = await startWithPictures(marker);
  const writes: Promise<unknown>[] = [];
  let isOver = false;
  const writing = (async () => {
    for (let index = 0; !isOver; index += 1) {
      const row = { key: `key ${index}`, value: 'x' };
      writes.push(database.write((query) => query.insertInto('settings').values(row).execute()));
      await delay(100);
    }
  })();
  expect(filesWith(marker)).toContain('');
  for (const id of marked.splice(0, 5)) await remove([id]);
  await remove(marked);
  await database.scrub();
  expect(filesWith(marker)).toEqual([]);

  await database.write(markForScrub);
  await database.scrub();
  expect(isMarkedForScrub(file)).toBe(false);
  isOver = true;
  await writing;
  await Promise.all(writes);
  const { photos, settings } = file
    .prepare(
      `select (select count(*) from photos) as photos,
      (select count(*) from settings where key like 'key %') as settings`,
    )
    .get() as Record<string, number>;
  expect([photos, settings]).toEqual([200, writes.length]);
  expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
});
