import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { commandOf } from '../../tests/support/server/command.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
  testClock,
} from '../../tests/support/server/test-app.ts';
import { readConfig } from '../config/config.ts';
import { openSqlite } from '../database/database.ts';
import { backupAge } from './backup-age.ts';
import { backUpInto } from './backup-folder.ts';
import { newKeyFile, readKeyFile } from './encryption.ts';

const day = 24 * 3_600_000;
const desk = commandOf(join(import.meta.dirname, '../../cli/desk.ts'));

/** Starts a server that makes backups, as main.ts does, and offers terminal commands on the same data. */
async function startWithBackups(environment: Record<string, string> = {}) {
  const DATA_DIR = await temporaryDirectory();
  const BACKUP_DIR = join(await temporaryDirectory(), 'backups');
  const database = await openSqlite(join(DATA_DIR, 'site.db'), failOnIdleError);
  onTestFinished(() => database.close());
  const env = { DATA_DIR, BACKUP_DIR, ...environment };
  const site = await startTestApp({ database, environment: env });
  const written = () => readdir(env.BACKUP_DIR).catch(() => []);
  return {
    ...site,
    env,
    written,
    desk: desk(env),
    listen: () => site.app.listen({ port: 0 }),
    logged: (message: string) => expect.poll(() => site.log.join('')).toContain(message),
    readiness: async () => (await site.app.inject('/readyz')).json(),
    async stop() {
      await site.app.close();
      await database.close();
    },
  };
}

async function keyFile(): Promise<string> {
  const path = join(await temporaryDirectory(), 'key.txt');
  await writeFile(path, await newKeyFile());
  return path;
}

function namesIn(path: string): unknown[] {
  const file = new DatabaseSync(path, { readOnly: true });
  const rows = file.prepare('select name from submissions').all();
  file.close();
  return rows.map(({ name }) => name);
}

test('the server makes a backup when one is due, and readiness reports the age of the latest', async () => {
  const { listen, logged, written, readiness, book, env, clock, desk } = await startWithBackups();
  await book({ name: 'Ann Smith' });
  expect(await readiness()).toEqual({ status: 'ok', backup_age_seconds: 0 });
  const worried = await desk('doctor');
  expect([worried.code, worried.stderr]).toEqual([
    1,
    expect.stringContaining('No backup was made'),
  ]);
  await listen();
  await logged('backup written');
  const [name = ''] = await written();
  expect(name).toMatch(/^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/);
  const path = join(env.BACKUP_DIR, name);
  expect(namesIn(path)).toEqual(['Ann Smith']);
  expect([(await stat(path)).mode & 0o777, (await stat(env.BACKUP_DIR)).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
  clock.advance(3_600_000);
  expect(await readiness()).toEqual({ status: 'ok', backup_age_seconds: expect.closeTo(3600, -3) });
  expect(await desk('doctor')).toMatchObject({ code: 0 });
});

test('without a backup folder, readiness does not report a backup age', async () => {
  const { listen, readiness, app } = await startWithBackups({ BACKUP_DIR: '' });
  await listen();
  expect(await readiness()).toEqual({ status: 'ok' });
  await app.close();
});

test.for([
  ['a folder that cannot be made', { BACKUP_DIR: '/dev/null/backups' }],
  ['a key file that is not there', { BACKUP_KEY_FILE: '/nowhere/key.txt' }],
] as const)(
  'with %s the server keeps running, and the log and the doctor report it',
  async ([, environment]) => {
    const site = await startWithBackups(environment);
    await site.listen();
    await site.logged('backup not written');
    expect((await site.book()).statusCode).toBe(201);
    site.clock.advance(3 * day);
    const missed = { status: 'ok', backup_age_seconds: 3 * 24 * 3600 };
    expect(await site.readiness()).toEqual(missed);
    expect(await site.written()).toEqual([]);
    const told = await site.desk('doctor');
    expect(told.code).toBe(1);
    expect(told.stderr).toContain(environment === undefined ? '' : Object.keys(environment)[0]);
  },
);

test('the oldest backups are deleted only after a new one is complete, and no other file is', async () => {
  const { env, clock, database, book } = await startWithBackups();
  await book();
  await mkdir(env.BACKUP_DIR);
  await writeFile(join(env.BACKUP_DIR, 'site.db'), 'of the owner');
  await writeFile(join(env.BACKUP_DIR, 'site-2026-01-01T00-00-00Z.db'), ''); // left by a killed process
  await writeFile(join(env.BACKUP_DIR, 'site-2026-01-01T00-00-00Z.db.partial'), 'half');
  const plan = { database: join(env.DATA_DIR, 'site.db'), directory: env.BACKUP_DIR, keep: 2 };
  const names = [];
  for (let count = 0; count < 3; count += 1) {
    names.push(await backUpInto(plan, clock.now()));
    clock.advance(day);
  }
  expect((await readdir(env.BACKUP_DIR)).sort()).toEqual([...names.slice(1), 'site.db'].sort());

  // After the clock went back, the backup just made must not count as the oldest.
  const late = await backUpInto(plan, new Date(clock.now().getTime() - 30 * day));
  expect((await readdir(env.BACKUP_DIR)).sort()).toEqual([late, names[2], 'site.db'].sort());

  // A backup that fails must delete no other.
  const failing = { ...plan, keyFile: '/nowhere/key.txt' };
  await expect(backUpInto(failing, clock.now())).rejects.toThrow('ENOENT');
  expect((await readdir(env.BACKUP_DIR)).sort()).toEqual([late, names[2], 'site.db'].sort());
  expect(await database.query.selectFrom('submissions').select('id').execute()).toHaveLength(1);
});

test('an encrypted backup contains no plaintext and can only be restored with its own key', async () => {
  const BACKUP_KEY_FILE = await keyFile();
  const site = await startWithBackups({ BACKUP_KEY_FILE });
  await site.book({ name: 'Zenobia Quillfeather' });
  await site.listen();
  await site.logged('backup written');
  const [name = ''] = await site.written();
  expect(name).toMatch(/\.db\.age$/);
  const path = join(site.env.BACKUP_DIR, name);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(path, 'latin1');
  expect(bytes).not.toMatch(/Zenobia|SQLite/);
  await site.stop();
  expect(await readdir(site.env.DATA_DIR)).toEqual(['site.db']);

  const fresh = await temporaryDirectory();
  const run = (key?: string) =>
    desk({ DATA_DIR: fresh, ...(key && { BACKUP_KEY_FILE: key }) })('restore', path);
  const refusals = [await run(), await run(await keyFile()), await run('/nowhere/key.txt')];
  expect(refusals.map(({ code, stdout }) => [code, stdout])).toEqual(Array(3).fill([1, '']));
  expect(refusals[0]?.stderr).toContain('--key-file');
  expect(refusals[1]?.stderr).toBe(
    `Nothing done: ${path} was encrypted for another key. Give the secret key that was in use when it was written.\n`,
  );
  expect(await readdir(fresh)).toEqual([]);
  expect((await run(BACKUP_KEY_FILE)).code).toBe(0);
  expect(await readdir(fresh)).toEqual(['site.db']);
  expect(namesIn(join(fresh, 'site.db'))).toEqual(['Zenobia Quillfeather']);

  const whole = await readFile(path);
  const changed = Buffer.from(whole);
  changed.writeUInt8(changed.readUInt8(changed.length - 50) ^ 1, changed.length - 50);
  for (const damaged of [changed, whole.subarray(0, -100)]) {
    await writeFile(path, damaged);
    const refused = await run(BACKUP_KEY_FILE);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('not a sound backup');
    expect(await readdir(fresh)).not.toContain('site.db.tmp-decrypted');
  }
});

test('backup-key creates a key file, and its public half can encrypt but not restore', async () => {
  const { desk, env, book } = await startWithBackups();
  await book();
  const folder = await temporaryDirectory();
  const [secret, open, copy] = ['secret.txt', 'public.txt', 'copy.db.age'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  expect((await desk('backup-key', secret)).code).toBe(0);
  expect((await desk('backup-key', secret)).stderr).toContain('already exists');
  expect((await stat(secret)).mode & 0o777).toBe(0o600);
  const [, publicKey = ''] =
    /^# public key: (age1\w+)$/m.exec(await readFile(secret, 'utf8')) ?? [];
  await writeFile(open, `${publicKey}\n`);
  expect((await desk('backup', copy, '--key-file', open)).stdout).toContain('encrypted');
  expect(await readdir(env.DATA_DIR)).not.toContain('site.db.tmp-to-encrypt');
  const fresh = commandOf(join(import.meta.dirname, '../../cli/desk.ts'))({
    DATA_DIR: await temporaryDirectory(),
  });
  expect((await fresh('restore', copy, '--key-file', open)).code).toBe(1);
  expect((await fresh('restore', copy, '--key-file', secret)).code).toBe(0);
});

test.for(['', 'hello', 'AGE-SECRET-KEY-1WRONG', 'age1wrong', '\0'])(
  'a key file with %j is rejected',
  async (text) => {
    const path = join(await temporaryDirectory(), 'key.txt');
    await writeFile(path, `${text}\n`);
    await expect(readKeyFile(path)).rejects.toThrow(/^\S+ is no key file of age: one key a line/);
  },
);

test('with PostgreSQL the backup age is that of the newest dump, or counts from the first start', async () => {
  const DATABASE_URL = await temporaryPostgresUrl();
  const database = await openTemporaryPostgres(DATABASE_URL);
  const BACKUP_DIR = await temporaryDirectory();
  const env = { DATA_DIR: await temporaryDirectory(), DATABASE_URL, BACKUP_DIR };
  const clock = testClock();
  const start = async () => {
    const environment = { ...env, OPS_PORT: '0' };
    const { app } = await startTestApp({ database, environment, clock });
    if (!app.operations) throw new Error('there is no operations port');
    const { body } = await app.operations.inject('/metrics');
    await app.close();
    const [, age] = /^site_backup_age_seconds (\d+)$/m.exec(body) ?? [];
    return age === undefined ? undefined : Number(age);
  };
  const write = async (name: string, content: string, hoursAgo: number) => {
    const path = join(BACKUP_DIR, name);
    await writeFile(path, content);
    const time = new Date(Date.now() - hoursAgo * 3_600_000);
    await utimes(path, time, time);
  };
  const threeDaysAgo = new Date(Date.now() - 3 * day).toISOString();
  expect(await start()).toBeLessThan(60);
  await database.query.updateTable('jobs').set({ done_at: threeDaysAgo }).execute();
  await write('site-2026-11-20T03-30-01Z.dump.age', '', 0);
  await write('site-2026-11-20T03-30-02Z.dump.age.partial', 'half', 0);
  expect(await start()).toBeGreaterThanOrEqual(3 * 24 * 3600);
  expect((await desk(env)('doctor')).stderr).toContain('No backup was made');

  await write('site-2026-11-21T03-30-02Z.dump.age', 'dump', 50);
  expect(await start()).toBeCloseTo(50 * 3600, -3);
  expect((await desk(env)('doctor')).stderr).toContain('is 50 hours old');
  // This one was written with a wrong clock.
  await write('site-2126-11-21T03-30-02Z.dump.age', 'dump', -100 * 365 * 24);
  expect(await start()).toBeCloseTo(50 * 3600, -3);
  // This one is from before the move from SQLite to PostgreSQL.
  await write('site-2026-11-21T05-30-02Z.db.age', 'backup', 1);
  expect(await start()).toBeCloseTo(50 * 3600, -3);
  await write('of-the-provider.dump', 'dump', 2);
  expect(await start()).toBeCloseTo(2 * 3600, -3);

  const foreign = 'site-2026-11-21T03-30-02Z.dump.age, is not of the database in use';
  expect((await desk(env)('doctor')).stderr).toContain(foreign);
  await database.query
    .insertInto('jobs')
    .values({ name: 'dump', tried_at: null, done_at: '2026-11-21T03:30:02Z', held_until: '' })
    .execute();
  expect(await desk(env)('doctor')).toMatchObject({ code: 0 });
  // A later dump went into another folder, such as the second server's.
  await database.query
    .updateTable('jobs')
    .set({ done_at: '2026-11-21T03:38:40Z' })
    .where('name', '=', 'dump')
    .execute();
  expect(await desk(env)('doctor')).toMatchObject({ code: 0 });
  expect((await desk({ ...env, BACKUP_DIR: '' })('doctor')).stderr).toContain('Nobody watches');
});

test('when the backup folder is the data folder, the database in it does not count as a backup', async () => {
  const { database, clock } = await startTestApp();
  const BACKUP_DIR = await temporaryDirectory();
  await writeFile(join(BACKUP_DIR, 'site.db'), 'the database');
  const age = () => backupAge({ ...readConfig({}), BACKUP_DIR }, database, clock);
  expect(await age()).toMatchObject({ isNone: true });
  await writeFile(join(BACKUP_DIR, 'site-2026-11-28.db'), 'a backup');
  expect(await age()).toMatchObject({ isNone: false });
});
