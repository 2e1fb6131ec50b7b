import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { startSite } from '../support/faults/fault-site.ts';
import { post, postUntilStored } from '../support/server/booking-requests.ts';
import { commandOf } from '../support/server/command.ts';
import { startServer, whyNoMounts, withMount } from '../support/server/server.ts';
import { temporaryDirectory } from '../support/server/test-app.ts';

const desk = commandOf('cli/desk.ts');
const rounds = times(1, 10);

function referencesIn(path: string): Set<string> {
  const file = new DatabaseSync(path, { readOnly: true });
  const rows = file.prepare('select reference from submissions').all();
  const [check] = file.prepare('pragma integrity_check').all();
  file.close();
  expect(check).toMatchObject({ integrity_check: 'ok' });
  return new Set(rows.map(({ reference }) => String(reference)));
}

test('every backup under load restores in full, on SQLite', longTimeout, async (context) => {
  const site = await startSite('SQLite');
  const folder = await temporaryDirectory();
  const terminal = desk({ DATA_DIR: site.dataDir });
  const keyFile = join(folder, 'key.txt');
  expect((await terminal('backup-key', keyFile)).code).toBe(0);
  const told = new Set<string>();
  let isOver = false;
  const load = Promise.all(
    Array.from({ length: times(5, 20) }, async () => {
      while (!isOver) {
        for (const booking of await site.bookings(5)) {
          told.add(await postUntilStored(site.server.url, booking));
        }
      }
    }),
  );
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const words of [[], ['--key-file', keyFile]]) {
      const answered = new Set(told);
      const file = join(folder, `${round}-${words.length}.db`);
      expect((await terminal('backup', file, ...words)).stderr).toBe('');
      const fresh = await temporaryDirectory();
      const restore = desk({ DATA_DIR: fresh });
      expect((await restore('restore', file, ...words)).stderr).toBe('');
      const restored = referencesIn(join(fresh, 'site.db'));
      expect([...answered].filter((reference) => !restored.has(reference))).toEqual([]);
      sizes.push(restored.size);
    }
  }
  isOver = true;
  await load;
  expect(referencesIn(join(site.dataDir, 'site.db'))).toEqual(told);

  // A server can continue from the last one.
  const fresh = await temporaryDirectory();
  const last = join(folder, `${rounds - 1}-0.db`);
  expect((await desk({ DATA_DIR: fresh })('restore', last)).code).toBe(0);
  const again = await startServer({ DATA_DIR: fresh, SUBMISSIONS_PER_10_MIN: '1000000' });
  onTestFinished(() => again.kill());
  const [booking] = await site.bookings(1);
  expect(booking && (await post(again.url, booking))).toBeTruthy();
  figure(
    context,
    `${rounds * 2} backups while ${count(told.size, 'requests')} came in, half of them encrypted, with ` +
      `${count(sizes[0] ?? 0)} to ${count(sizes.at(-1) ?? 0)} requests: sound, nothing missing that was answered before`,
  );
});

const messages = (output: string) => output.split('\n').filter((line) => line.includes('backup'));

test('a full backup folder is logged once and left empty, and the server stays ready', async (context) => {
  context.skip(whyNoMounts() !== undefined, whyNoMounts());
  const folder = await temporaryDirectory();
  const env = { BACKUP_DIR: folder };
  const server = await startServer(env, withMount(folder, 'mount -t tmpfs -o size=64k tmpfs "$0"'));
  onTestFinished(() => server.kill());
  await expect.poll(() => server.output()).toContain('backup not written');
  expect(readdirSync(`/proc/${server.pid}/root${folder}`)).toEqual([]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(messages(server.output())).toHaveLength(1);
  expect(await server.stop()).toBe(0);
  figure(context, 'logged once, nothing left in it, the server stays ready');
});

test('an unwritable backup folder is logged once and named by doctor; the server stays ready', async (context) => {
  // Nobody can create a file there, not even root.
  const folder = '/proc/self';
  const { server, dataDir } = await startSite('SQLite', { env: { BACKUP_DIR: folder } });
  await expect.poll(() => server.output()).toContain('backup not written');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const told = await desk({ DATA_DIR: dataDir, BACKUP_DIR: folder })('doctor');
  expect([told.code, told.stderr]).toEqual([1, expect.stringContaining('BACKUP_DIR')]);
  expect(messages(server.output())).toHaveLength(1);
  figure(context, 'logged once, named by doctor, the server stays ready');
});

test('backups can be written to a folder on another file system', async (context) => {
  context.skip(!existsSync('/dev/shm'), 'needs /dev/shm');
  const folder = join('/dev/shm', `site-${process.pid}`);
  mkdirSync(folder);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { server, dataDir, bookings } = await startSite('SQLite', { env: { BACKUP_DIR: folder } });
  await expect.poll(() => server.output()).toContain('backup written');
  const [booking] = await bookings(1);
  if (booking) await postUntilStored(server.url, booking);
  const file = join(folder, 'by-hand.db');
  expect((await desk({ DATA_DIR: dataDir })('backup', file)).code).toBe(0);
  expect(referencesIn(file).size).toBe(1);
  expect(readdirSync(folder)).toHaveLength(2);
  figure(context, 'written by the server and by hand, sound');
});
