import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { problemDetails } from '../../content/en/form/messages.ts';
import { temporaryPostgresUrl } from '../support/database/temporary-postgres.ts';
import { figure } from '../support/faults/experiment.ts';
import { answerTo, bookingsSignedBy, post } from '../support/server/booking-requests.ts';
import { startServer } from '../support/server/server.ts';
import { startTcpProxy } from '../support/server/tcp-proxy.ts';

async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function startWith(databaseUrl: string, env: Record<string, string> = {}) {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    SUBMISSIONS_PER_10_MIN: '1000000',
    ...env,
  });
  onTestFinished(() => server.kill());
  const status = async (path: string) => {
    const answer = await fetch(server.url + path);
    await answer.text();
    return answer.status;
  };
  /** The logged reasons why it could not open the database. */
  const reasons = () =>
    [
      ...server.output().matchAll(/"reason":"(.*?)(?<!\\)","msg":"the database cannot be opened"/g),
    ].map(([, reason = '']) => reason);
  return { ...server, status, reasons };
}

async function bookingsFor(url: string, count: number) {
  const [secret] = await run(url, "select value from secrets where name = 'captcha'");
  return bookingsSignedBy(String(secret?.value), count);
}

/** Time to find PostgreSQL again: the pauses between two attempts grow to 10 s. */
const found = { timeout: 30_000 };

test('a database that is away at first, goes away again and comes back restored loses no booking', async (context) => {
  const url = await temporaryPostgresUrl();
  const proxy = await startTcpProxy(new URL(url));
  proxy.cut();
  const server = await startWith(proxy.url);
  const unstored = { key: 'a', body: JSON.stringify({ type: 'booking' }) };
  expect(await server.status('/about')).toBe(200);
  expect(await server.status('/desk')).toBe(200);
  expect(await server.status('/healthz')).toBe(200);
  expect(await server.status('/readyz')).toBe(503);
  expect(await server.status('/api/captcha/challenge')).toBe(200);
  expect(await server.status('/api/desk/session')).toBe(503);
  expect(await answerTo(server.url, unstored)).toMatchObject({
    status: 503,
    body: { detail: problemDetails.cannotStore },
  });
  await expect.poll(server.reasons).not.toEqual([]);

  proxy.mend();
  await expect.poll(() => server.status('/readyz'), found).toBe(200);
  const reasons = server.reasons();
  expect(reasons).toEqual([...new Set(reasons)]);
  const [first, second, third] = await bookingsFor(url, 3);
  if (!first || !second || !third) throw new Error('three are needed');
  const stored = await post(server.url, first);
  expect(stored).toBeTruthy();

  proxy.cut();
  expect(await answerTo(server.url, second)).toMatchObject({ status: 503 });
  expect(await server.status('/about')).toBe(200);
  // Act as a restore of a dump that contains the first booking.
  const admin = inject('postgresUrl');
  const name = new URL(url).pathname.slice(1);
  const disconnected = () =>
    run(admin, `select pid from pg_stat_activity where datname = '${name}'`);
  await expect.poll(disconnected).toEqual([]);
  await run(admin, `create database ${name}_restored template ${name}`);
  await run(admin, `drop database ${name}`);
  await run(admin, `alter database ${name}_restored rename to ${name}`);
  proxy.mend();
  await expect.poll(() => server.status('/readyz'), found).toBe(200);
  expect(await post(server.url, first)).toBe(stored);
  expect(await post(server.url, third)).toBeTruthy();
  expect(await run(url, 'select idempotency_key from submissions')).toHaveLength(2);
  expect(server.output()).not.toMatch(/Visitor|555-0123|Oak Court/);
  expect(await server.stop()).toBe(0);
  figure(
    context,
    'away, there, gone, restored: pages always, 503 with the number meanwhile, lost 0',
  );
});

test('no page is refused while the server connects to the database, and every later booking is stored', async () => {
  const url = await temporaryPostgresUrl();
  const proxy = await startTcpProxy(new URL(url));
  proxy.cut();
  const server = await startWith(proxy.url, { OPS_PORT: '0' });
  const operations = `http://${/operations at ([\d.:]+)/.exec(server.output())?.[1]}`;
  let isOver = false;
  const answers: number[] = [];
  async function visit(): Promise<void> {
    while (!isOver) answers.push(await server.status('/about').catch(() => 0));
  }
  const visits = Promise.all([visit(), visit(), visit(), visit()]);
  proxy.mend();
  const ready = () => fetch(`${operations}/readyz`).then(({ status }) => status);
  await expect.poll(ready, found).toBe(200);
  isOver = true;
  await visits;
  expect(answers.length).toBeGreaterThan(4);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  const bookings = await bookingsFor(url, 20);
  const references = await Promise.all(bookings.map((booking) => post(server.url, booking)));
  expect(references).not.toContain(undefined);
  const metrics = await fetch(`${operations}/metrics`).then((answer) => answer.text());
  expect(metrics).toContain('site_database_up 1');
  expect(await server.stop()).toBe(0);
});

test('a wrong password, a missing database and tables of a newer version are named in the log', async () => {
  const url = await temporaryPostgresUrl();
  const role = `role_${new URL(url).pathname.slice(1)}`;
  await run(url, `create role ${role} login password 'right'`);
  onTestFinished(async () => void (await run(inject('postgresUrl'), `drop role ${role}`)));
  const wrong = new URL(url);
  wrong.username = role;
  wrong.password = 'wrong';
  const missing = new URL(url);
  missing.pathname = '/missing';
  const first = await startWith(url);
  await first.stop();
  await run(url, "insert into kysely_migration values ('9999-newer', '2030-01-01')");
  const servers = await Promise.all(
    [wrong, missing, new URL(url)].map(({ href }) => startWith(href)),
  );
  await expect
    .poll(() => servers.map(({ reasons }) => reasons()))
    .toEqual([
      [`password authentication failed for user \\"${role}\\"`],
      ['database \\"missing\\" does not exist'],
      [expect.stringContaining('previously executed migration 9999-newer is missing')],
    ]);
  for (const server of servers) {
    expect(await server.status('/')).toBe(200);
    expect(await server.status('/readyz')).toBe(503);
    expect(await server.stop()).toBe(0);
  }
});
