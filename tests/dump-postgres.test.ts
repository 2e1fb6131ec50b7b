import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from './support/server/test-app.ts';

const script = join(import.meta.dirname, '../deploy/dump-postgres.sh');
const old = ['site-2026-11-20T03-00-00Z.dump.age', 'site-2026-11-21T03-00-00Z.dump.age'];

/** Makes a folder with two old dumps, of which one may stay with the new one. `note` is the script of a fake psql. */
async function folderOfDumps(note: string, encrypt = 'cat > "$5"') {
  const folder = await temporaryDirectory();
  const backups = join(folder, 'backups');
  for (const name of ['bin', 'backups']) mkdirSync(join(folder, name));
  const programs = { pg_dump: 'echo dump', age: encrypt, psql: note };
  for (const [name, line] of Object.entries(programs))
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  for (const name of old) writeFileSync(join(backups, name), 'dump');
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    DATABASE_URL: 'postgres://site@db/site',
    BACKUP_DIR: backups,
    BACKUP_RECIPIENT: 'age1',
    BACKUP_KEEP: '2',
  };
  return { folder, backups, env };
}

async function dumpWith(note: string) {
  const { backups, env } = await folderOfDumps(note);
  const { status } = spawnSync('sh', [script], { env });
  const names = readdirSync(backups);
  return { status, left: old.filter((name) => names.includes(name)), count: names.length };
}

test('a new dump replaces the oldest one', async () => {
  expect(await dumpWith('exit 0')).toEqual({ status: 0, left: old.slice(1), count: 2 });
});

test('a dump that cannot be recorded in the database replaces none', async () => {
  expect(await dumpWith('exit 3')).toEqual({ status: 3, left: old, count: 3 });
});

test('a stopped dump leaves no file', async () => {
  const { folder, backups, env } = await folderOfDumps(
    'exit 0',
    'touch "$5" "$0.began"; cat; sleep 60',
  );
  const running = spawn('sh', [script], { env, detached: true, stdio: 'ignore' });
  await expect
    .poll(() => existsSync(join(folder, 'bin', 'age.began')), { timeout: 20_000 })
    .toBe(true);
  // Stop its programs, too, as systemd does.
  process.kill(-Number(running.pid), 'SIGTERM');
  expect(await once(running, 'exit')).toEqual([143, null]);
  expect(readdirSync(backups).sort()).toEqual(old);
});

test('partial files of killed dumps are deleted after a day', async () => {
  const { backups, env } = await folderOfDumps('exit 0');
  const left = ['site-2026-11-22T03-00-00Z', 'site-2026-11-23T03-00-00Z'].map((name) =>
    join(backups, `${name}.dump.age.partial`),
  );
  for (const path of left) writeFileSync(path, 'half');
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  utimesSync(String(left[0]), twoDaysAgo, twoDaysAgo);
  expect(spawnSync('sh', [script], { env }).status).toBe(0);
  expect(left.map((path) => existsSync(path))).toEqual([false, true]);
});
