import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../server/database/database.ts';
import { cookieOf } from '../../tests/support/desk/desk.ts';
import { commandOf } from '../../tests/support/server/command.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';

const program = join(import.meta.dirname, '../desk.ts');
const desk = commandOf(program);

/** Starts a server on a file, and gives the command the same file. */
async function startBeside() {
  const directory = await temporaryDirectory();
  const database = await openSqlite(join(directory, 'site.db'), failOnIdleError);
  onTestFinished(() => database.close());
  const site = await startTestApp({ database });
  return { ...site, directory, desk: desk({ DATA_DIR: directory }) };
}

/** Closes the server, as before a restore. */
async function stop({ app, database }: Awaited<ReturnType<typeof startBeside>>): Promise<void> {
  await app.close();
  await database.close();
}

function read(path: string, sql: string) {
  const file = new DatabaseSync(path, { readOnly: true });
  const rows = file.prepare(sql).all();
  file.close();
  return rows.map((row) => ({ ...row }));
}

test('a backup beside a running server has all stored data, and only its owner can read it', async () => {
  const site = await startBeside();
  const file = join(site.directory, 'copy.db');
  const { reference } = (await site.book()).json();
  const run = await site.desk('backup', file);
  expect([run.code, run.stdout]).toEqual([0, expect.stringContaining(file)]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(read(file, 'select reference from submissions')).toEqual([{ reference }]);
  expect(read(file, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);

  const again = await site.desk('backup', file);
  expect([again.code, again.stdout]).toEqual([1, '']);
  expect(again.stderr).toContain('already exists');
  expect(read(file, 'select count(*) as count from submissions')).toEqual([{ count: 1 }]);
  expect((await site.book()).statusCode).toBe(201);
  expect(await readdir(site.directory)).not.toContain('copy.db.partial');
});

test('a failed backup leaves no file behind', async () => {
  const directory = await temporaryDirectory();
  const run = desk({ DATA_DIR: directory });
  expect((await run('backup', join(directory, 'copy.db'))).code).toBe(1);
  await writeFile(
    join(directory, 'site.db'),
    'this is no database, and is long enough to tell'.repeat(99),
  );
  expect((await run('backup', join(directory, 'copy.db'))).code).toBe(1);
  expect((await run('backup', join(directory, 'nowhere', 'copy.db'))).code).toBe(1);
  expect(await readdir(directory)).toEqual(['site.db']);
});

test('a restored database has the content of the backup, and everybody is signed out', async () => {
  const site = await startBeside();
  const backup = join(site.directory, 'copy.db');
  await site.book({ name: 'Before' });
  await cookieOf(site);
  await site.desk('backup', backup);
  await site.book({ name: 'After' });

  const refused = await site.desk('restore', backup);
  expect([refused.code, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain('Stop the server');
  expect(await site.rows()).toHaveLength(2);
  expect((await site.book({ name: 'Later' })).statusCode).toBe(201);
  await stop(site);

  const run = await site.desk('restore', backup);
  expect([run.code, run.stdout]).toEqual([0, expect.stringContaining('requests: 1;')]);
  expect((await readdir(site.directory)).sort()).toEqual(['copy.db', 'site.db']);
  const path = join(site.directory, 'site.db');
  expect(read(path, 'select name from submissions')).toEqual([{ name: 'Before' }]);
  expect(read(path, 'select id from desk_sessions')).toEqual([]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readFile(path)).includes('After')).toBe(false);

  const back = await startTestApp({ database: await openSqlite(path, failOnIdleError) });
  onTestFinished(() => back.database.close());
  expect((await back.book()).statusCode).toBe(201);
});

test('a backup can be restored on a new machine and over a damaged database', async () => {
  const site = await startBeside();
  const { reference } = (await site.book()).json();
  const backup = join(site.directory, 'copy.db');
  await site.desk('backup', backup);
  const fresh = join(await temporaryDirectory(), 'not', 'yet');
  const run = desk({ DATA_DIR: fresh });
  expect((await run('restore', backup)).code).toBe(0);
  const path = join(fresh, 'site.db');
  const restored = [{ reference }];
  expect(read(path, 'select reference from submissions')).toEqual(restored);

  await writeFile(path, 'no database any more '.repeat(999));
  expect((await run('restore', backup)).stdout).toContain('site.db.damaged');
  expect(read(path, 'select reference from submissions')).toEqual(restored);
  expect(await readFile(`${path}.damaged`, 'utf8')).toContain('no database any more');

  await truncate(path, 9000);
  expect((await run('restore', backup)).code).toBe(0);
  expect(read(path, 'select reference from submissions')).toEqual(restored);
  expect((await run('requests', 'show', reference)).code).toBe(0);
});

test('restoring anything but an intact backup of this version changes nothing', async () => {
  const site = await startBeside();
  const { reference } = (await site.book()).json();
  const path = join(site.directory, 'site.db');
  const backup = join(site.directory, 'copy.db');
  await site.desk('backup', backup);
  await stop(site);
  const named = (name: string) => join(site.directory, name);

  await writeFile(named('text.db'), 'no database '.repeat(999));
  await writeFile(named('empty.db'), '');
  await writeFile(named('cut.db'), (await readFile(backup)).subarray(0, 20_000));
  await mkdir(named('folder.db'));
  const other = new DatabaseSync(named('other.db'));
  other.exec('create table submissions (id text)');
  other.close();
  await writeFile(named('newer.db'), await readFile(backup));
  const newer = new DatabaseSync(named('newer.db'));
  newer.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
  newer.close();

  for (const name of ['text', 'empty', 'cut', 'folder', 'other', 'newer', 'missing']) {
    const run = await site.desk('restore', named(`${name}.db`));
    expect([name, run.code, run.stdout]).toEqual([name, 1, '']);
    expect(run.stderr).toContain(`${name}.db`);
  }
  expect(read(path, 'select reference from submissions')).toEqual([{ reference }]);

  const live = new DatabaseSync(path);
  live.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
  live.close();
  expect((await site.desk('restore', backup)).stderr).toContain('newer version');
  expect((await readdir(site.directory)).filter((name) => name.startsWith('site.db'))).toEqual([
    'site.db',
  ]);
});

test('a killed restore leaves either the old or the new database intact', async () => {
  const site = await startBeside();
  const value = 'x'.repeat(8_000_000);
  const put = (key: string) =>
    site.database.query.insertInto('settings').values({ key, value }).execute();
  await put('both');
  await site.desk('backup', join(site.directory, 'copy.db'));
  await put('old');
  await stop(site);

  const path = join(site.directory, 'site.db');
  const watcher = watch(site.directory);
  onTestFinished(() => watcher.close());
  const restoring = spawn(process.execPath, [program, 'restore', join(site.directory, 'copy.db')], {
    env: { DATA_DIR: site.directory },
  });
  let isReplacing = false;
  watcher.on('change', (_, name) => {
    if (name !== 'site.db-journal') return;
    isReplacing = true;
    restoring.kill('SIGKILL');
  });
  await once(restoring, 'exit');
  expect(isReplacing).toBe(true);

  const database = await openSqlite(path, failOnIdleError);
  const keys = (await database.query.selectFrom('settings').select('key').execute()).map(
    ({ key }) => key,
  );
  await database.close();
  expect([['both', 'old'], ['both']]).toContainEqual(keys.sort());
  expect(read(path, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect((await site.desk('restore', join(site.directory, 'copy.db'))).code).toBe(0);
  expect(read(path, 'select key from settings')).toEqual([{ key: 'both' }]);
});

test('a backup beside the database, under any name, survives its own restore', async () => {
  const site = await startBeside();
  const backups = ['backup', 'restore', 'decrypted'].map((end) =>
    join(site.directory, `site.db.${end}`),
  );
  for (const backup of backups) await site.desk('backup', backup);
  await stop(site);
  for (const backup of backups) expect((await site.desk('restore', backup)).code).toBe(0);
  expect(backups.filter((backup) => existsSync(backup))).toEqual(backups);
});

test('a killed restore over a damaged file leaves that file or the new database', async () => {
  const site = await startBeside();
  const value = 'x'.repeat(8_000_000);
  await site.database.query.insertInto('settings').values({ key: 'kept', value }).execute();
  const backup = join(site.directory, 'copy.db');
  await site.desk('backup', backup);
  await stop(site);
  const path = join(site.directory, 'site.db');
  const damage = 'no database any more '.repeat(999);
  await writeFile(path, damage);

  const watcher = watch(site.directory);
  onTestFinished(() => watcher.close());
  const restoring = spawn(process.execPath, [program, 'restore', backup], {
    env: { DATA_DIR: site.directory },
  });
  watcher.on('change', (_, name) => {
    if (name === 'site.db.damaged') restoring.kill('SIGKILL');
  });
  await once(restoring, 'exit');
  expect(await readFile(`${path}.damaged`, 'utf8')).toBe(damage);
  const isOld = (await readFile(path)).equals(Buffer.from(damage));
  if (!isOld) expect(read(path, 'select key from settings')).toEqual([{ key: 'kept' }]);
  expect((await site.desk('restore', backup)).code).toBe(0);
  expect(read(path, 'select key from settings')).toEqual([{ key: 'kept' }]);
});

test('with PostgreSQL, backup and restore do nothing and point to its own tools', async () => {
  const directory = await temporaryDirectory();
  const run = desk({
    DATA_DIR: directory,
    DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/site',
  });
  const file = join(directory, "it's.db");
  const backup = await run('backup', file);
  expect([backup.code, backup.stdout]).toEqual([1, '']);
  expect(backup.stderr).toContain(`Nothing is written to ${file}: `);
  expect(backup.stderr).toContain('pg_dump');
  const restore = await run('restore', file);
  expect([restore.code, restore.stdout]).toEqual([1, '']);
  expect(restore.stderr).toContain('pg_restore');
  expect(backup.stderr + restore.stderr).not.toContain('secret');
  expect(await readdir(directory)).toEqual([]);
});
