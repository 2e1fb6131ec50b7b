import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { exchange, listen, readAnswer } from '../../tests/support/server/raw-http.ts';
import {
  failOnIdleError,
  memoryMailer,
  startTestSite,
  temporaryDirectory,
  temporarySqlite,
} from '../../tests/support/server/test-app.ts';
import { type Database, openSqlite } from '../database/database.ts';
import { securityHeaders } from '../http/security-headers.ts';

type Options = Parameters<typeof startTestSite>[0];

/** Starts the server with an operations port. `ask` reads a path there. */
async function startWithPort(options: Options = {}) {
  const environment = { OPS_PORT: '0', ...options.environment };
  const site = await startTestSite({ ...options, environment });
  const { operations } = site.app;
  if (!operations) throw new Error('there is no operations port');
  return { ...site, ask: (path: string) => operations.inject(path) };
}

/** Returns the values by name and labels as written in the text: `site_requests_total{kind="api",status="201"}`. */
function valuesIn(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space))];
    }),
  );
}

const failing = { ...memoryMailer(), send: () => Promise.reject(new Error('no mail server')) };

test.for(dialects)(
  'on %s the operations port reports requests, refusals, bookings and waiting mails',
  async ([, open]) => {
    const database = await open();
    const { app, ask, book, post, clock } = await startWithPort({ database, mailer: failing });
    await book();
    await book({ phone: '1' });
    await post({}, { origin: 'https://elsewhere.example' });
    await app.inject('/about');
    await app.outbox.idle();
    clock.advance(90_000);
    const { headers, body } = await ask('/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const values = valuesIn(body);
    expect(values).toMatchObject({
      'site_requests_total{kind="api",status="201"}': 1,
      'site_requests_total{kind="api",status="403"}': 1,
      'site_requests_total{kind="api",status="422"}': 1,
      'site_requests_total{kind="page",status="200"}': 1,
      'site_refusals_total{status="403",reason="foreignOrigin"}': 1,
      'site_refusals_total{status="422",reason="fields"}': 1,
      'site_bookings_total{type="booking",captcha_status="verified"}': 1,
      'site_outbox_waiting{lane="mail"}': 1,
      'site_outbox_oldest_seconds{lane="mail"}': expect.closeTo(90, 0),
      'site_outbox_waiting{lane="push"}': 0,
      site_dead_mails: 0,
      site_database_up: 1,
      site_ready: 1,
    });
    expect(values.process_resident_memory_bytes).toBeGreaterThan(10e6);
    expect(values).toHaveProperty('site_event_loop_delay_seconds_count');
  },
);

/** Opens a database that counts its queries. */
async function countingDatabase() {
  const database = await temporarySqlite();
  const counted = { queries: 0 };
  const query = database.query.withPlugin({
    transformQuery({ node }) {
      counted.queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { database: { ...database, query } satisfies Database, counted };
}

test('however often metrics are read, the database is queried at most every five seconds', async () => {
  // Stop the server's periodic jobs, because they query the database too.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { database, counted } = await countingDatabase();
  const { app, ask, clock } = await startWithPort({ database });
  await app.outbox.idle();
  const before = counted.queries;
  await ask('/metrics');
  const once = counted.queries - before;
  expect(once).toBeGreaterThan(2);
  await Promise.all(Array.from({ length: 100 }, () => ask('/metrics')));
  clock.advance(4999);
  await ask('/metrics');
  expect(counted.queries - before).toBe(once);
  clock.advance(1);
  await ask('/metrics');
  expect(counted.queries - before).toBe(2 * once);
});

test('without its database the operations port still answers, and reports nothing about the outbox', async () => {
  const database = await temporarySqlite();
  const { app, ask, clock } = await startWithPort({ database });
  await app.outbox.idle();
  await ask('/metrics');
  await sql`alter table outbox rename to gone`.execute(database.query);
  await sql`alter table readiness rename to also_gone`.execute(database.query);
  clock.advance(5000);
  const { statusCode, body } = await ask('/metrics');
  expect(statusCode).toBe(200);
  const values = valuesIn(body);
  expect(values).toMatchObject({
    site_database_up: 0,
    site_ready: 0,
    process_start_time_seconds: expect.any(Number),
  });
  expect(Object.keys(values).filter((name) => /outbox|dead/.test(name))).toEqual([]);
});

test('with an operations port, health checks are served only there', async () => {
  const { app, ask } = await startWithPort();
  for (const path of ['/healthz', '/readyz']) {
    expect((await ask(path)).json()).toEqual({ status: 'ok' });
    expect((await app.inject(path)).statusCode).toBe(404);
  }
  expect((await ask('/about')).statusCode).toBe(404);
  expect((await ask('/')).headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('an unreadable request to the operations port is refused with all security headers', async () => {
  const { app } = await startWithPort();
  if (!app.operations) throw new Error('there is no operations port');
  const port = await listen(app.operations);
  for (const bytes of ['nonsense\r\n\r\n', 'GET /healthz HTTP/1.1\r\nX\r\n\r\n']) {
    const answer = readAnswer(await exchange(port, bytes));
    expect(answer.status).toBe(400);
    expect(answer.headers).toMatchObject(securityHeaders);
  }
});

test('without OPS_PORT, health checks are on the site and there are no metrics', async () => {
  const { app } = await startTestSite();
  for (const path of ['/healthz', '/readyz']) {
    expect((await app.inject(path)).json()).toEqual({ status: 'ok' });
  }
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

test('a refusal is logged with its reason, the request and the process, and nothing else', async () => {
  const { book, post, log } = await startTestSite({ environment: { SUBMISSIONS_PER_10_MIN: '1' } });
  await book();
  await book();
  await book({ name: '' });
  await post({}, { origin: 'https://elsewhere.example' });
  const lines = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused');
  const line = {
    level: 30,
    time: expect.any(String),
    instance: expect.stringMatching(/^.+-[0-9a-f]{6}$/),
    reqId: expect.stringMatching(/^req-/),
    route: '/api/submissions',
    msg: 'refused',
  };
  expect(lines).toEqual([
    { ...line, status: 429, reason: 'rateLimited' },
    { ...line, status: 422, reason: 'fields' },
    { ...line, status: 403, reason: 'foreignOrigin' },
  ]);
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(3);
});

/** Returns what the rules read of this server: each name, with one of the labels that a selector asks for. */
function selectorsIn(rules: string): { name: string; label?: string; matches?: RegExp }[] {
  const selectors = rules.matchAll(/\b((?:site|process|nodejs)_\w+)(?:\{([^}]*)\})?/g);
  return [...selectors].flatMap(([, name = '', labels = '']) => {
    const asked = [...labels.matchAll(/(\w+)(!=|=~|=)"([^"]*)"/g)];
    if (asked.length === 0) return [{ name }];
    return asked.flatMap(([, label = '', comparison, value = '']) =>
      comparison === '!='
        ? [{ name, label, matches: new RegExp(`^(?!${value}$)`) }]
        : value.split('|').map((each) => ({ name, label, matches: new RegExp(`^${each}$`) })),
    );
  });
}

test('each metric and label that an alert reads has a sample right after the start', async () => {
  const rules = readFileSync(`${import.meta.dirname}/../../docs/alerts.yml`, 'utf8');
  const environment = {
    DATA_DIR: await temporaryDirectory(),
    BACKUP_DIR: await temporaryDirectory(),
  };
  const database = await openSqlite(join(environment.DATA_DIR, 'site.db'), failOnIdleError);
  onTestFinished(() => database.close());
  const { app, ask, clock } = await startWithPort({ database, environment });
  await app.listen({ port: 0 });
  const selectors = selectorsIn(rules);
  expect(selectors.length).toBeGreaterThan(14);
  async function withoutSample() {
    // The database's answers are cached for five seconds.
    clock.advance(5000);
    const samples = Object.keys(valuesIn((await ask('/metrics')).body));
    return selectors.filter(({ name, label, matches }) => {
      const own = samples.filter((sample) => sample.split('{')[0] === name);
      const values = own.map((sample) => sample.match(`\\b${label}="([^"]*)"`)?.[1] ?? '');
      return !(matches ? values.some((value) => matches.test(value)) : own.length > 0);
    });
  }
  // Poll, because the first backup takes a moment.
  await expect.poll(withoutSample).toEqual([]);
});

test('refusals and bookings are counted in the samples that exist from the start', async () => {
  const database = await temporarySqlite();
  const { ask, book } = await startWithPort({
    database,
    environment: { SUBMISSIONS_PER_10_MIN: '3' },
  });
  const names = async () => Object.keys(valuesIn((await ask('/metrics')).body));
  const ofRules =
    /^site_(bookings|refusals|requests).*("(captcha|cannotStore|rateLimited|5..|(un)?verified)")/;
  const before = (await names()).filter((name) => ofRules.test(name));
  expect(before).toHaveLength(11);
  const statuses = [
    (await book({ recaptcha_token: 'none' })).statusCode,
    (await book()).statusCode,
  ];
  await sql`alter table submissions rename to gone`.execute(database.query);
  statuses.push((await book()).statusCode, (await book()).statusCode);
  expect(statuses).toEqual([422, 201, 503, 429]);
  expect((await names()).filter((name) => ofRules.test(name))).toEqual(before);
});

test('the alert rules pass their promtool tests', ({ skip }) => {
  const docs = `${import.meta.dirname}/../../docs`;
  const promtool = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: docs });
  skip(promtool.error !== undefined, 'needs promtool: apt-get install prometheus');
  expect([promtool.status, String(promtool.stderr)]).toEqual([0, '']);
});
