import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { commandOf } from '../../tests/support/server/command.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';
import { plainCopies, whileCopying } from '../database/copies.ts';
import { openSqlite } from '../database/database.ts';
import { backUpInto } from './backup-folder.ts';
import { newKeyFile, readKeyFile } from './encryption.ts';
import { writeBackup } from './write-backup.ts';

const program = join(import.meta.dirname, '../../cli/desk.ts');

/** Stores a request in a database that takes a moment to copy, and creates a folder for backups. */
async function storedRequest() {
  const dataDir = await temporaryDirectory();
  const folder = await temporaryDirectory();
  const database = join(dataDir, 'site.db');
  const keyFile = join(await temporaryDirectory(), 'key.txt');
  await writeFile(keyFile, await newKeyFile());
  const env = { DATA_DIR: dataDir, BACKUP_DIR: folder, BACKUP_EVERY: '365d' };
  const open = async () => {
    const opened = await openSqlite(database, failOnIdleError);
    onTestFinished(() => opened.close());
    return opened;
  };
  const first = await open();
  const site = await startTestApp({ database: first });
  const { reference } = (await site.book({ name: 'Zenobia Quillfeather' })).json();
  for (let key = 0; key < 64; key += 1) {
    const value = 'x'.repeat(500_000);
    await first.query
      .insertInto('settings')
      .values({ key: `${key}`, value })
      .execute();
  }
  await site.app.close();
  await first.close();
  const run = commandOf(program)(env);
  return {
    env,
    dataDir,
    folder,
    database,
    keyFile,
    run,
    /** Starts the server on the folders as the commands left them. */
    start: async () => startTestApp({ database: await open(), environment: env }),
    erase: () => run('requests', 'erase', '--ref', reference, '--yes'),
    filesWithName: () =>
      [dataDir, folder]
        .flatMap((directory) => readdirSync(directory).map((name) => join(directory, name)))
        .filter((path) => readFileSync(path).includes('Zenobia')),
    /** Runs a command, and kills it once it has written a part of the file at `path`. */
    async kill(path: string, ...words: string[]) {
      const watcher = watch(join(path, '..'));
      onTestFinished(() => watcher.close());
      const child = spawn(process.execPath, [program, ...words], { env, stdio: 'ignore' });
      watcher.on('change', () => {
        const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
        if (size > 4_000_000) child.kill('SIGKILL');
      });
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
      expect(existsSync(path)).toBe(true);
    },
  };
}

type Stored = Awaited<ReturnType<typeof storedRequest>>;

const killed: [string, (stored: Stored) => Promise<string>][] = [
  [
    'an encrypted backup',
    async ({ database, folder, keyFile, kill }) => {
      const { toEncrypt } = plainCopies(database);
      await kill(toEncrypt, 'backup', join(folder, 'by-hand.db.age'), '--key-file', keyFile);
      return toEncrypt;
    },
  ],
  [
    'a backup in the clear',
    async ({ folder, kill }) => {
      const target = join(folder, 'by-hand.db');
      await kill(`${target}.partial`, 'backup', target);
      return `${target}.partial`;
    },
  ],
  [
    'a restore of an encrypted backup',
    async ({ database, folder, keyFile, kill }) => {
      const target = join(folder, 'whole.db.age');
      await writeBackup(database, target, await readKeyFile(keyFile));
      const { decrypted } = plainCopies(database);
      await kill(decrypted, 'restore', target, '--key-file', keyFile);
      return decrypted;
    },
  ],
];

test.for(killed)(
  '%s that is killed leaves a file that the doctor names and erasing the request deletes',
  async ([, leave]) => {
    const stored = await storedRequest();
    const path = await leave(stored);
    expect(stored.filesWithName()).toContain(path);
    const told = await stored.run('doctor');
    expect(told.code).toBe(1);
    expect(told.stderr).toContain(`${path} was left by a backup or restore that was killed`);
    expect(await stored.erase()).toMatchObject({ code: 0 });
    expect(stored.filesWithName()).toEqual([]);
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(stored.dataDir)).not.toContain('site.db.copying');
    expect((await stored.run('doctor')).stderr).not.toContain('killed');
  },
);

test.for(killed)(
  '%s that is killed leaves a file that the next server start deletes',
  async ([, leave]) => {
    const stored = await storedRequest();
    const path = await leave(stored);
    await stored.start();
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(stored.folder).filter((name) => name.startsWith('by-hand'))).toEqual([]);
    expect(stored.filesWithName().filter((name) => !/site\.db(-wal)?$/.test(name))).toEqual([]);
  },
);

test.for(killed)(
  '%s that is killed leaves a file that the next backup deletes',
  async ([, leave]) => {
    const { env, database, folder, keyFile, ...stored } = await storedRequest();
    const path = await leave({ env, database, folder, keyFile, ...stored });
    const name = await backUpInto({ database, directory: folder, keep: 9, keyFile }, new Date());
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(folder).filter((file) => file !== 'whole.db.age')).toEqual([name]);
  },
);

test('a server start deletes leftover copies from versions that kept no list of them', async () => {
  const stored = await storedRequest();
  const left = [
    ...Object.values(plainCopies(stored.database)).flatMap((path) =>
      ['', '-journal', '-wal', '-shm'].map((end) => `${path}${end}`),
    ),
    join(stored.folder, 'site-2026-01-01T00-00-00Z.db.partial'),
    join(stored.folder, 'site-2026-01-01T00-00-00Z.db.age.partial'),
    join(stored.folder, 'site-2026-01-01T00-00-00Z.db.partial-journal'),
  ];
  const foreign = join(stored.folder, 'of-the-owner.db.partial');
  for (const path of [...left, foreign]) await writeFile(path, 'Zenobia');
  const told = await stored.run('doctor');
  for (const path of left) expect(told.stderr).toContain(`${path} was left`);
  await stored.start();
  expect(left.filter((path) => existsSync(path))).toEqual([]);
  expect(existsSync(foreign)).toBe(true);
});

test('files of a backup that another process is still writing are left alone', async () => {
  const stored = await storedRequest();
  const { database, folder, keyFile } = stored;
  const { toEncrypt } = plainCopies(database);
  const partial = join(folder, 'site-2026-01-01T00-00-00Z.db.age.partial');
  await whileCopying(database, 0, async (list) => {
    for (const path of [toEncrypt, partial]) {
      list(path);
      await writeFile(path, 'half');
    }
    expect((await stored.run('doctor')).stderr).not.toContain('killed');
    expect(await stored.erase()).toMatchObject({ code: 0 });
    const restore = await stored.run('restore', keyFile);
    expect([restore.code, restore.stderr]).toEqual([1, expect.stringContaining('is in use')]);
    const site = await stored.start();
    await site.database.scrub();
    for (const path of [toEncrypt, partial]) expect(readFileSync(path, 'utf8')).toBe('half');
    await site.app.close();
    await site.database.close();
  });
  expect([toEncrypt, partial].filter((path) => existsSync(path))).toEqual([]);
});

test('concurrent backups wait for each other', async () => {
  const { folder, keyFile, run, dataDir } = await storedRequest();
  const targets = ['a', 'b', 'c'].map((name) => join(folder, `${name}.db.age`));
  const runs = await Promise.all(
    targets.map((target) => run('backup', target, '--key-file', keyFile)),
  );
  expect(runs.map(({ code, stderr }) => [code, stderr])).toEqual(Array(3).fill([0, '']));
  expect(readdirSync(folder).sort()).toEqual(['a.db.age', 'b.db.age', 'c.db.age']);
  expect(readdirSync(dataDir).filter((name) => /tmp-|copying/.test(name))).toEqual([]);
});

test('of several processes that copy at the same time, only one works at a time', async () => {
  const directory = await temporaryDirectory();
  const takeTurns = `
    const [copies, directory] = process.argv.slice(1);
    const { whileCopying } = await import(copies);
    const { mkdirSync, rmdirSync } = await import('node:fs');
    for (let turn = 0; turn < 20; turn += 1) {
      await whileCopying(directory + '/site.db', 60_000, async () => {
        mkdirSync(directory + '/at-work'); // fails where somebody else is
        await new Promise((resolve) => setTimeout(resolve, 5));
        rmdirSync(directory + '/at-work');
      });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
    }`;
  const copies = join(import.meta.dirname, '../database/copies.ts');
  const ended = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => {
      const node = spawn(
        process.execPath,
        ['--input-type=module', '--eval', takeTurns, copies, directory],
        { stdio: ['ignore', 'ignore', 'pipe'] },
      );
      const [stderr, [code]] = await Promise.all([text(node.stderr), once(node, 'close')]);
      return [code, stderr];
    }),
  );
  expect(ended).toEqual(Array(5).fill([0, '']));
  expect(readdirSync(directory)).toEqual([]);
});

test('the doctor names the damaged database that a restore set aside', async () => {
  const { database, run } = await storedRequest();
  await writeFile(`${database}.damaged`, 'Zenobia');
  expect((await run('doctor')).stderr).toContain(`${database}.damaged is the damaged database`);
});
