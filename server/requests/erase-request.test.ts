import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';
import { openSqlite, type Write } from '../database/database.ts';
import { isMarkedForScrub } from '../database/scrub.ts';
import { sharedSecret } from '../database/secrets.ts';
import { openServerClock } from '../database/server-clock.ts';
import { openSqliteFile } from '../database/sqlite.ts';
import { fileMailer } from '../delivery/mailers.ts';
import { addNote, changeStatus } from './change-request.ts';
import { eraseRequest, eraseRequests } from './erase-request.ts';

const arabic = 'عبد الرحمن '.repeat(11).slice(0, 120);

const personal = {
  name: arabic,
  phone: '(201) 555-7391',
  email: 'zenobia.quillfeather@example.com',
  address: '77 Needle Alley, Weehawken, NJ 07086',
  unit_number: '9Q',
  gate_code: '#needle-4711',
  notes: 'the needle is under the mat',
  visitor_info: { user_agent: 'NeedleBrowser/7' },
};
const needles = [arabic, '555-7391', '2015557391', 'quillfeather', 'Needle', 'needle'];

function everyFileIn(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? everyFileIn(path) : [path];
  });
}

function isMarked(dataDir: string): boolean {
  const file = openSqliteFile(join(dataDir, 'site.db'));
  const isSet = isMarkedForScrub(file);
  file.close();
  return isSet;
}

async function startInDirectory() {
  const dataDir = await temporaryDirectory();
  const open = async () => {
    const database = await openSqlite(join(dataDir, 'site.db'), failOnIdleError);
    onTestFinished(() => database.close());
    return database;
  };
  const database = await open();
  const site = await startTestApp({ database, mailer: fileMailer(join(dataDir, 'mail')) });
  const clock = await openServerClock(database, site.clock);
  const filesWith = (needle: string) =>
    everyFileIn(dataDir).filter((path) => readFileSync(path).includes(needle));
  return { ...site, dataDir, open, filesWith, parts: { database, clock, dataDir } };
}

test('no byte of an erased request is left in the database, its log or the mail folder', async () => {
  const { book, app, parts, database, clock, filesWith } = await startInDirectory();
  const { id, reference } = (await book(personal, { 'idempotency-key': 'needle key' })).json();
  // Rows of varying length split pages, which leave copies of the rows behind.
  for (let round = 0; round < 60; round += 1) {
    const notes = 'x'.repeat((round * 397) % 3000);
    const { reference: other } = (await book({ notes })).json();
    const at = clock.now();
    await changeStatus(database, other, 1, { to: 'accepted', who: 'terminal', at, note: notes });
    await addNote(database, reference, { who: 'terminal', at, note: `needle ${notes}` });
  }
  await app.outbox.idle();
  for (const needle of [...needles, id, reference])
    expect(filesWith(needle), needle).not.toEqual([]);

  expect(await eraseRequest(parts, id)).toBe(true);
  await database.scrub();
  for (const needle of [...needles, id, reference]) expect(filesWith(needle)).toEqual([]);
  expect(await eraseRequest(parts, id)).toBe(false);
  expect((await book()).statusCode).toBe(201);
});

test('a server that died before it rebuilt the file does so at its next start', async () => {
  const { book, app, parts, open, filesWith, dataDir } = await startInDirectory();
  const { id } = (await book(personal)).json();
  await app.outbox.idle();
  await eraseRequest(parts, id);
  await app.close();
  await parts.database.close();
  expect(isMarked(dataDir)).toBe(true);
  await open();
  expect(isMarked(dataDir)).toBe(false);
  expect(filesWith('Needle')).toEqual([]);
});

test.for(dialects)('on %s every row of an erased request is gone', async ([, open]) => {
  const database = await open();
  const { book, app, clock, outbox, rows } = await startTestApp({ database });
  const { id, reference } = (await book(personal)).json();
  const { reference: other } = (await book()).json();
  await addNote(database, reference, { who: 'customer', at: clock.now(), note: 'needle' });
  await app.outbox.idle();
  const dataDir = await temporaryDirectory();
  const parts = { database, clock: await openServerClock(database, clock), dataDir };
  const answers = await Promise.all([eraseRequest(parts, id), eraseRequest(parts, id)]);
  await database.scrub();
  expect(answers.sort()).toEqual([false, true]);
  expect((await rows()).map((row) => row.reference)).toEqual([other]);
  expect(await outbox()).toHaveLength(1);
  expect(await database.query.selectFrom('history').selectAll().execute()).toEqual([]);
  expect(await database.query.selectFrom('request_index').selectAll().execute()).toHaveLength(1);
  const events = await database.query.selectFrom('desk_events').selectAll().execute();
  expect(events.filter((event) => event.reference === reference)).toEqual([]);
  // Its two events are blank, and a third makes every desk reload its list.
  expect(events.filter((event) => event.reference === null)).toHaveLength(3);
});

test('a mail that is being written when its request is erased leaves no file', async () => {
  const written = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const dataDir = await temporaryDirectory();
  const files = fileMailer(join(dataDir, 'mail'));
  const mailer: typeof files = {
    ...files,
    async send(...sent) {
      started.resolve();
      await written.promise;
      await files.send(...sent);
    },
  };
  const { book, database, clock, app } = await startTestApp({ mailer });
  const { id } = (await book()).json();
  await started.promise;
  const parts = { database, clock: await openServerClock(database, clock), dataDir };
  const erased = eraseRequest(parts, id);
  written.resolve();
  expect(await erased).toBe(true);
  await app.outbox.idle();
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([]);
});

test('a server that dies right after an erasure has left no mail file', async () => {
  const { book, app, parts, dataDir } = await startInDirectory();
  const { id } = (await book(personal)).json();
  await app.outbox.idle();
  const mailFiles = () => readdirSync(join(dataDir, 'mail'));
  expect(mailFiles()).not.toEqual([]);
  const write: Write = async (work) => {
    await parts.database.write(work);
    throw new Error('dead');
  };
  const dying = { ...parts, database: { ...parts.database, write } };
  await expect(eraseRequest(dying, id)).rejects.toThrow('dead');
  expect(mailFiles()).toEqual([]);
});

test('when erasing fails partway, what was erased is still reported and scrubbed', async () => {
  const { app, book, parts, rows } = await startInDirectory();
  const ids = [(await book()).json().id, (await book()).json().id];
  await app.outbox.idle();
  let writes = 0;
  const write: Write = (work) => {
    writes += 1;
    return writes === 1 ? parts.database.write(work) : Promise.reject(new Error('down'));
  };
  const failing = { ...parts, database: { ...parts.database, write } };
  const ended: number[] = [];
  const end = async (erased: number) => void ended.push(erased);
  await expect(eraseRequests(failing, ids, end)).rejects.toThrow('down');
  expect([ended, (await rows()).map(({ id }) => id)]).toEqual([[1], ids.slice(1)]);
});

test('concurrent erasures all succeed and leave no byte in the file', async () => {
  const { book, parts, database, filesWith } = await startInDirectory();
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) ids.push((await book(personal)).json().id);
  const erased = await Promise.all(
    ids.map(async (id) => {
      const isGone = await eraseRequest(parts, id);
      await database.scrub();
      return isGone;
    }),
  );
  expect(erased).toEqual([true, true, true, true, true]);
  expect(filesWith('Needle')).toEqual([]);
});

test('secrets in the database survive an erasure', async () => {
  const { book, parts, database } = await startInDirectory();
  const secret = await sharedSecret(database, 'captcha');
  const { id } = (await book()).json();
  await eraseRequest(parts, id);
  await database.scrub();
  expect(await sharedSecret(database, 'captcha')).toBe(secret);
});
