import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { startTcpProxy } from '../../tests/support/server/tcp-proxy.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';
import { openPostgres, openSqlite } from './database.ts';

const run = promisify(execFile);

async function startOnFile() {
  const path = join(await temporaryDirectory(), 'site.db');
  const database = await openSqlite(path, failOnIdleError, 20);
  onTestFinished(() => database.close());
  return { path, ...(await startTestApp({ database })) };
}

test('with a full disk, bookings get 503 with the phone number, and work again once there is space', async () => {
  const { app, book, rows, outbox, database } = await startOnFile();
  await app.outbox.idle();
  const { rows: pages } = await sql<{ page_count: number }>`pragma page_count`.execute(
    database.query,
  );
  await sql.raw(`pragma max_page_count = ${pages[0]?.page_count}`).execute(database.query);
  const notes = 'x'.repeat(5000);
  const responses = await Promise.all(Array.from({ length: 20 }, () => book({ notes })));
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) expect(response.json().detail).toContain('(201) 748-2070');
  const acknowledged = responses.filter(({ statusCode }) => statusCode === 201);
  expect(acknowledged.length + refused.length).toBe(20);
  expect(await rows()).toHaveLength(acknowledged.length);

  await sql.raw('pragma max_page_count = 1000000').execute(database.query);
  expect((await book({ notes })).statusCode).toBe(201);
  expect(await rows()).toHaveLength(acknowledged.length + 1);
  expect(await outbox()).toHaveLength(acknowledged.length + 1);
});

test('with a locked database, bookings and readiness get 503 until it is released', async () => {
  const { path, app, book, token, rows, clock } = await startOnFile();
  const recaptcha_token = await token();
  await app.outbox.idle();
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const response = await book({ recaptcha_token });
  expect(response.statusCode).toBe(503);
  expect(response.json().detail).toContain('(201) 748-2070');
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  other.exec('rollback');
  expect(await rows()).toHaveLength(0);
  expect((await book({ recaptcha_token })).statusCode).toBe(201);
  clock.advance(1000);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('a transaction holds the write lock from its start', async () => {
  const { path, database } = await startOnFile();
  const other = new DatabaseSync(path, { timeout: 0 });
  onTestFinished(() => other.close());
  await database.write(async () => {
    expect(() => other.exec('begin immediate')).toThrow('database is locked');
  });
  other.exec('begin immediate');
});

test('one booking that cannot be stored does not make concurrent ones fail', async () => {
  const { book, rows, database } = await startOnFile();
  await sql`create trigger refuse before insert on submissions when new.name = 'Eve'
    begin select raise(abort, 'refused'); end`.execute(database.query);
  const names = ['Ann', 'Eve', 'Bob'];
  const responses = await Promise.all(names.map((name) => book({ name })));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 503, 201]);
  expect((await rows()).map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
});

test('servers that open one new file at the same time all find the schema', async () => {
  const path = join(await temporaryDirectory(), 'site.db');
  const script = `
    import { openSqlite } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))};
    const database = await openSqlite(${JSON.stringify(path)}, () => undefined);
    console.log((await database.query.selectFrom('submissions').selectAll().execute()).length);
    await database.close();`;
  const runs = await Promise.all(
    [1, 2, 3].map(() => run(process.execPath, ['--input-type=module-typescript', '-e', script])),
  );
  expect(runs.map(({ stdout }) => stdout)).toEqual(['0\n', '0\n', '0\n']);
});

test('when PostgreSQL is cut off, bookings get 503, and work again once it is back', async () => {
  const proxy = await startTcpProxy(new URL(await temporaryPostgresUrl()));
  const { app, book, token, rows } = await startTestApp({
    database: await openTemporaryPostgres(proxy.url),
  });
  await app.outbox.idle();
  const recaptcha_token = await token();
  proxy.cut();
  const response = await book({ recaptcha_token });
  expect(response.statusCode).toBe(503);
  expect(response.json().detail).toContain('(201) 748-2070');
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  proxy.mend();
  expect((await book({ recaptcha_token })).statusCode).toBe(201);
  expect(await rows()).toHaveLength(1);
});

test('the start fails instead of hanging when PostgreSQL is not there', async () => {
  const url = 'postgres://user:secret@127.0.0.1:1/site';
  await expect(openPostgres(url, () => undefined)).rejects.toThrow('ECONNREFUSED');
});
