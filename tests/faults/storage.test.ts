import { execFileSync, spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startScriptedSmtp } from '../support/delivery/scripted-smtp.ts';
import { count, figure, times } from '../support/faults/experiment.ts';
import { failCalls, whyNoTracing } from '../support/faults/system-calls.ts';
import { answerTo, type Booking, manyBookings } from '../support/server/booking-requests.ts';
import {
  type RunningServer,
  startServer,
  whyNoMounts,
  withMount,
} from '../support/server/server.ts';
import { temporaryDirectory } from '../support/server/test-app.ts';

const perFault = times(200, 600);
const before = 10;

/** Starts a server with a mail server and stored bookings. `during` are bookings to send while something fails. */
async function start(commandFor?: (dataDir: string) => readonly string[]) {
  const smtp = await startScriptedSmtp();
  const DATA_DIR = await temporaryDirectory();
  const env = { DATA_DIR, SMTP_URL: smtp.url, SUBMISSIONS_PER_10_MIN: '100000' };
  const server = await startServer(env, commandFor?.(DATA_DIR));
  onTestFinished(() => server.kill());
  const [early, during] = [
    await manyBookings(server, before),
    await manyBookings(server, perFault),
  ];
  expect(await statusesOf(server, early)).toEqual({ 201: before });
  return { smtp, server, during };
}

type Site = Awaited<ReturnType<typeof start>>;

/** Resolves to the number of answers per status. Expects each refusal to say why, with the number to call. */
async function statusesOf(server: RunningServer, bookings: Booking[]) {
  const answers = await Promise.all(bookings.map((booking) => answerTo(server.url, booking)));
  const refused = answers.filter(({ status }) => status !== 201);
  const texts = new Set(refused.map(({ body }) => body.detail));
  const notSaved = 'We could not save your request. Please call us at (201) 748-2070.';
  expect([...texts]).toEqual(refused.length > 0 ? [notSaved] : []);
  const perStatus = Object.entries(Object.groupBy(answers, ({ status }) => status));
  return Object.fromEntries(perStatus.map(([status, all]) => [status, all?.length]));
}

/** Like statusesOf, but goes on until one is refused, because SQLite may have room in the log that it reuses. */
async function statusesUntilRefused({ server, during }: Site) {
  const statuses = await statusesOf(server, during);
  while (!statuses[503]) {
    const more = await manyBookings(server, perFault);
    during.push(...more);
    const stored = statuses[201] ?? 0;
    const { 201: storedNow = 0, ...others } = await statusesOf(server, more);
    Object.assign(statuses, others, { 201: stored + storedNow });
  }
  return statuses;
}

const statusOf = async ({ url }: RunningServer, path: string) => (await fetch(url + path)).status;

async function expectPages(server: RunningServer): Promise<void> {
  expect([await statusOf(server, '/'), await statusOf(server, '/healthz')]).toEqual([200, 200]);
}

/** Sends all again after the fault, and expects each to be stored and mailed once. */
async function expectAllOnce({ smtp, server, during }: Site): Promise<void> {
  const all = before + during.length;
  expect(await statusesOf(server, during)).toEqual({ 201: during.length });
  expect(server.rows('select count(*) as count from submissions')).toEqual([{ count: all }]);
  await expect.poll(() => statusOf(server, '/readyz')).toBe(200);
  const sent = () => server.rows("select count(*) as count from outbox where state = 'sent'");
  await expect.poll(sent, { timeout: 60_000 }).toEqual([{ count: all }]);
  expect(smtp.copies).toHaveLength(all);
  expect(new Set(smtp.copies.map(({ messageId }) => messageId)).size).toBe(all);
  expect(server.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(server.output()).not.toMatch(/Visitor|555-0123|Oak Court/);
}

const outcome = (statuses: Record<string, number | undefined>) =>
  `${count(statuses[201] ?? 0)} stored during it, ${count(statuses[503] ?? 0)} refused with 503 and the number to call; ` +
  'sent again afterwards: lost 0, stored twice 0, mailed twice 0';

test('while the database cannot grow, bookings get 503, and retries store each once, on SQLite', async (context) => {
  context.skip(spawnSync('prlimit').status !== 0, 'needs prlimit');
  const site = await start();
  const { pid, dataDir } = site.server;
  const log = statSync(join(dataDir, 'site.db-wal'));
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${log.size}:`]);
  const statuses = await statusesUntilRefused(site);
  await expectPages(site.server);
  execFileSync('prlimit', [`--pid=${pid}`, '--fsize=unlimited']);
  await expectAllOnce(site);
  figure(context, outcome(statuses));
});

test('while the disk is full, bookings get 503, and retries store each once, on SQLite', async (context) => {
  context.skip(whyNoMounts() !== undefined, whyNoMounts());
  const site = await start((folder) => withMount(folder, 'mount -t tmpfs -o size=24m tmpfs "$0"'));
  const filler = join(site.server.dataDir, 'filler');
  // Write more than fits, because the free space changes while the server writes.
  expect(() => writeFileSync(filler, Buffer.alloc(24 << 20))).toThrow('ENOSPC');
  const statuses = await statusesUntilRefused(site);
  await expectPages(site.server);
  writeFileSync(filler, '');
  await expectAllOnce(site);
  figure(context, outcome(statuses));
});

test.for([
  ['fsync fails', 'fsync,fdatasync', 'EIO'],
  ['the disk cannot be written', 'write,pwrite64,ftruncate', 'EIO'],
  ['the file system has become read-only', 'write,pwrite64,ftruncate', 'EROFS'],
] as const)('while %s, bookings get 503 and none is lost', async ([, calls, error], context) => {
  context.skip(whyNoTracing() !== undefined, whyNoTracing());
  const site = await start();
  const { pid, dataDir } = site.server;
  const files = ['site.db', 'site.db-wal', 'site.db-shm'].map((name) => join(dataDir, name));
  const mend = await failCalls(pid, calls, error, files);
  const statuses = await statusesOf(site.server, site.during);
  expect(statuses).toEqual({ 503: site.during.length });
  await expectPages(site.server);
  await expect.poll(() => statusOf(site.server, '/readyz')).toBe(503);
  await mend();
  await expectAllOnce(site);
  figure(context, outcome(statuses));
});

test('a start with a read-only data folder fails and names the database file, on SQLite', async (context) => {
  context.skip(whyNoMounts() !== undefined, whyNoMounts());
  const { server } = await start();
  await server.stop();
  const readOnly = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0"';
  const command = withMount(server.dataDir, readOnly);
  const failed = server.restart({ command, port: '0' });
  await expect(failed).rejects.toThrow(`${join(server.dataDir, 'site.db')}: `);
  const again = await server.restart({ port: '0' });
  onTestFinished(() => again.kill());
  expect(again.rows('select count(*) as count from submissions')).toEqual([{ count: before }]);
  figure(context, 'refused, naming the file; nothing changed');
});

test('a write lock that another process holds for 3 s delays bookings but refuses none, on SQLite', async (context) => {
  const site = await start();
  const other = new DatabaseSync(join(site.server.dataDir, 'site.db'), { timeout: 5000 });
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const locked = performance.now();
  const answered = statusesOf(site.server, site.during);
  await delay(1500);
  expect((await fetch(site.server.url)).status).toBe(200);
  await delay(1500);
  other.exec('rollback');
  expect(await answered).toEqual({ 201: site.during.length });
  const waited = performance.now() - locked;
  await expectAllOnce(site);
  figure(
    context,
    `${count(site.during.length)} posts waited ${(waited / 1000).toFixed(1)} s and were stored; lost 0, stored twice 0`,
  );
});
