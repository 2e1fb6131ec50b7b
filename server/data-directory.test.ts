import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { manyBookings, post } from '../tests/support/server/booking-requests.ts';
import { startServer } from '../tests/support/server/server.ts';
import { temporaryDirectory } from '../tests/support/server/test-app.ts';
import { openDataDirectory } from './data-directory.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Opens the folder as a starting server does, and restores the umask after the test. */
function open(DATA_DIR: string) {
  const umask = process.umask();
  onTestFinished(() => void process.umask(umask));
  return openDataDirectory({ DATA_DIR, DATABASE_URL: undefined, SMTP_URL: undefined });
}

test('a new folder, and anything created in it later, is accessible to the server only', async () => {
  const path = join(await temporaryDirectory(), 'some', 'data');
  expect(open(path)).toEqual([]);
  writeFileSync(join(path, 'site.db'), '');
  mkdirSync(join(path, 'mail'));
  expect(modeOf(path)).toBe('700');
  expect(modeOf(join(path, 'site.db'))).toBe('600');
  expect(modeOf(join(path, 'mail'))).toBe('700');
});

test('files that an earlier version left readable by others are restricted', async () => {
  const path = await temporaryDirectory();
  const files = ['site.db', 'site.db-wal', 'site.db-shm', 'mail/one.eml', 'mail/two.eml.part'];
  mkdirSync(join(path, 'mail'));
  for (const file of files) writeFileSync(join(path, file), '');
  for (const file of files) chmodSync(join(path, file), 0o644);
  chmodSync(join(path, 'mail'), 0o755);
  chmodSync(path, 0o755);
  expect(open(path)).toEqual([]);
  expect([path, join(path, 'mail')].map(modeOf)).toEqual(['700', '700']);
  for (const file of files) expect(modeOf(join(path, file))).toBe('600');
});

test('a file that is gone by the time it is checked does not stop the start', async () => {
  const path = await temporaryDirectory();
  mkdirSync(join(path, 'mail'));
  symlinkSync('nowhere', join(path, 'mail', 'one.eml.part'));
  expect(open(path)).toEqual([]);
});

test('a folder that also holds other files is reported and keeps its mode', async () => {
  const path = await temporaryDirectory();
  writeFileSync(join(path, 'of-another-program'), '');
  writeFileSync(join(path, 'site.db'), '');
  chmodSync(join(path, 'site.db'), 0o644);
  chmodSync(path, 0o755);
  expect(open(path)).toEqual([`${path} can be read by other users of this machine (mode 755)`]);
  expect(modeOf(path)).toBe('755');
  expect(modeOf(join(path, 'site.db'))).toBe('600');
});

test('a real server and the terminal leave nothing that others can read', async () => {
  const DATA_DIR = join(await temporaryDirectory(), 'data');
  const server = await startServer({ DATA_DIR });
  const [booking] = await manyBookings(server, 1);
  if (!booking) throw new Error('one booking was asked for');
  const reference = await post(server.url, booking);
  const mail = join(DATA_DIR, 'mail');
  await expect
    .poll(() => readdirSync(mail).filter((name) => name.endsWith('.eml')))
    .toHaveLength(1);
  const env = { ...process.env, DATA_DIR };
  execFileSync(process.execPath, ['cli/desk.ts', 'settings', 'set', 'recaptcha_site_key', 'key'], {
    env,
  });
  expect(await server.stop()).toBe(0);
  expect(reference).toBeTruthy();
  expect([DATA_DIR, mail].map(modeOf)).toEqual(['700', '700']);
  const files = [...readdirSync(DATA_DIR), ...readdirSync(mail).map((name) => join('mail', name))];
  for (const file of files.filter((name) => name !== 'mail')) {
    expect(`${file} ${modeOf(join(DATA_DIR, file))}`).toBe(`${file} 600`);
  }
});
