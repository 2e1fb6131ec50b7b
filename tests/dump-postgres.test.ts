import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from './support/server/test-app.ts';

const script = join(import.meta.dirname, '../deploy/dump-postgres.sh');
const old = ['site-2026-11-20T03-00-00Z.dump.age', 'site-2026-11-21T03-00-00Z.dump.age'];

/** Runs it on a folder with two old dumps, of which one may stay beside the new one. `note` stands for psql. */
async function dumpWith(note: string) {
  const folder = await temporaryDirectory();
  const backups = join(folder, 'backups');
  for (const name of ['bin', 'backups']) mkdirSync(join(folder, name));
  const programs = { pg_dump: 'echo dump', age: 'cat > "$5"', psql: note };
  for (const [name, line] of Object.entries(programs))
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  for (const name of old) writeFileSync(join(backups, name), 'dump');
  const { status } = spawnSync('sh', [script], {
    env: {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      DATABASE_URL: 'postgres://site@db/site',
      BACKUP_DIR: backups,
      BACKUP_RECIPIENT: 'age1',
      BACKUP_KEEP: '2',
    },
  });
  const names = readdirSync(backups);
  return { status, left: old.filter((name) => names.includes(name)), count: names.length };
}

test('a dump takes the place of the oldest', async () => {
  expect(await dumpWith('exit 0')).toEqual({ status: 0, left: old.slice(1), count: 2 });
});

test('a dump that the database does not note takes the place of none', async () => {
  expect(await dumpWith('exit 3')).toEqual({ status: 3, left: old, count: 3 });
});
