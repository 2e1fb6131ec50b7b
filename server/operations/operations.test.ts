import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/dialects.ts';
import { exchange, listen, readAnswer } from '../../tests/support/raw-http.ts';
import { memoryMailer, startTestApp, temporarySqlite } from '../../tests/support/test-app.ts';
import type { Database } from '../database/database.ts';
import { securityHeaders } from '../http/security-headers.ts';

type Options = Parameters<typeof startTestApp>[0];

/** Starts the server with an operations port. `ask` reads a path there. */
async function startWithPort(options: Options = {}) {
  const environment = { OPS_PORT: '0', ...options.environment };
  const site = await startTestApp({ ...options, environment });
  const { operations } = site.app;
  if (!operations) throw new Error('there is no operations port');
  return { ...site, ask: (path: string) => operations.inject(path) };
}

/** Values by name and labels, as in the text: `site_requests_total{kind="api",status="201"}`. */
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
  'on %s the port shows what was asked, refused, stored and not sent',
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
    });
    expect(values.process_resident_memory_bytes).toBeGreaterThan(10e6);
    expect(values).toHaveProperty('site_event_loop_delay_seconds_count');
  },
);

/** A database whose queries are counted, and fail if wanted. */
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

test('however often metrics are read, the database is asked every five seconds', async () => {
  const { database, counted } = await countingDatabase();
  const { app, ask, clock } = await startWithPort({ database });
  await app.outbox.idle();
  const before = counted.queries;
  await Promise.all(Array.from({ length: 100 }, () => ask('/metrics')));
  clock.advance(4999);
  await ask('/metrics');
  expect(counted.queries - before).toBe(2);
  clock.advance(1);
  await ask('/metrics');
  expect(counted.queries - before).toBe(4);
});

test('without its database the port still answers, and claims nothing of the outbox', async () => {
  const database = await temporarySqlite();
  const { app, ask, clock } = await startWithPort({ database });
  await app.outbox.idle();
  await ask('/metrics');
  await sql`alter table outbox rename to gone`.execute(database.query);
  clock.advance(5000);
  const { statusCode, body } = await ask('/metrics');
  expect(statusCode).toBe(200);
  const values = valuesIn(body);
  expect(values).toMatchObject({
    site_database_up: 0,
    process_start_time_seconds: expect.any(Number),
  });
  expect(Object.keys(values).filter((name) => /outbox|dead/.test(name))).toEqual([]);
});

test('health is on the operations port alone, where there is one', async () => {
  const { app, ask } = await startWithPort();
  for (const path of ['/healthz', '/readyz']) {
    expect((await ask(path)).json()).toEqual({ status: 'ok' });
    expect((await app.inject(path)).statusCode).toBe(404);
  }
  expect((await ask('/about')).statusCode).toBe(404);
  expect((await ask('/')).headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('what the operations port cannot read is refused with every security header', async () => {
  const { app } = await startWithPort();
  if (!app.operations) throw new Error('there is no operations port');
  const port = await listen(app.operations);
  for (const bytes of ['nonsense\r\n\r\n', 'GET /healthz HTTP/1.1\r\nX\r\n\r\n']) {
    const answer = readAnswer(await exchange(port, bytes));
    expect(answer.status).toBe(400);
    expect(answer.headers).toMatchObject(securityHeaders);
  }
});

test('without OPS_PORT health is on the site, and metrics are nowhere', async () => {
  const { app } = await startTestApp();
  for (const path of ['/healthz', '/readyz']) {
    expect((await app.inject(path)).json()).toEqual({ status: 'ok' });
  }
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

test('a refusal is logged by its reason, with the request and the process, and nothing else', async () => {
  const { book, post, log } = await startTestApp({ environment: { SUBMISSIONS_PER_10_MIN: '1' } });
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

test('the example of alert rules uses only metrics that exist', async () => {
  const rules = readFileSync(`${import.meta.dirname}/../../docs/alerts.yml`, 'utf8');
  const { ask } = await startWithPort();
  const { body } = await ask('/metrics');
  const known = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_sum`, `${name}_count`, `${name}_bucket`] : [name],
  );
  const used = rules.match(/\b(site|process|nodejs)_\w+/g) ?? [];
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});
