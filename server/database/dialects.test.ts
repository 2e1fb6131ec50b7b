import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { solvedToken } from '../../tests/support/server/solved-token.ts';
import { startTestApp, testClock } from '../../tests/support/server/test-app.ts';
import { purgeExpired } from '../housekeeping.ts';
import { sharedSecret } from './secrets.ts';

const everyColumn = {
  email: 'zoe@example.com',
  service: 'Car Key Replacement',
  name: 'Zoe\u0308 \u{1f511} "O\'Hara" \\',
  vehicle_year: '2019',
  vehicle_make: 'Honda',
  vehicle_model: 'Civic',
  all_keys_lost: 'yes',
  unit_number: '4B',
  gate_code: '#1',
  notes: 'line one\nline two',
  source_url: '/',
  visitor_info: { b: 1, a: 'NUL \0', half: '\ud800' },
  traffic_source: { source: 'google' },
  page_metrics: {},
};

test.for(dialects)('on %s a booking comes back as it was stored', async ([, open]) => {
  const { book, rows, app, mails } = await startTestApp({ database: await open() });
  const response = await book(everyColumn, { 'idempotency-key': 'a' });
  expect(response.statusCode).toBe(201);
  const [row] = await rows();
  expect(row).toMatchObject({
    name: everyColumn.name.normalize('NFC'),
    notes: 'line one\nline two',
    vehicle_info: '{"year":"2019","make":"Honda","model":"Civic","all_keys_lost":true}',
    visitor_info: '{"b":1,"a":"NUL \ufffd","half":"\ufffd"}',
    idempotency_key: 'a',
  });
  expect((await book(everyColumn, { 'idempotency-key': 'a' })).json()).toEqual(response.json());
  await app.outbox.idle();
  expect(mails.map(({ messageId }) => messageId).sort()).toEqual([
    `<${row?.id}.customer@locksmith.example>`,
    `<${row?.id}.owner@locksmith.example>`,
  ]);
});

test.for(dialects)(
  'on %s JSON columns can be queried as JSON and reject invalid JSON',
  async ([name, open]) => {
    const { book, database } = await startTestApp({ database: await open() });
    await book({ traffic_source: { source: 'google' } });
    const { rows } = await sql<{ source: string }>`
    select traffic_source ->> ${name === 'SQLite' ? '$.source' : 'source'} as source from submissions
  `.execute(database.query);
    expect(rows).toEqual([{ source: 'google' }]);
    const broken = sql`update submissions set traffic_source = '{'`.execute(database.query);
    await expect(broken).rejects.toThrow();
  },
);

test.for(dialects)(
  'on %s twenty concurrent posts with one key create one row',
  async ([, open]) => {
    const { book, token, rows, outbox } = await startTestApp({ database: await open() });
    const recaptcha_token = await token();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => book({ recaptcha_token }, { 'idempotency-key': 'a' })),
    );
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(201);
    expect(await rows()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  },
);

test.for(dialects)(
  'on %s of ten concurrent bookings with one token, one is stored',
  async ([, open]) => {
    const { book, token, rows, outbox } = await startTestApp({ database: await open() });
    const recaptcha_token = await token();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => book({ recaptcha_token, name: `Ann ${index}` })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array(9).fill(422),
    ]);
    expect(await rows()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  },
);

test.for(dialects)('on %s rows can be locked and read without repeats', async ([, open]) => {
  const { book, database } = await startTestApp({ database: await open() });
  await book({ email: 'zoe@example.com' });
  await book({ email: 'zoe@example.com', address: '2 Elm St, Hoboken' });
  const emails = () => database.query.selectFrom('submissions').select('email');
  expect(await emails().distinct().execute()).toEqual([{ email: 'zoe@example.com' }]);
  const locked = await database.write((transaction) =>
    transaction.selectFrom('submissions').select('email').forUpdate().skipLocked().execute(),
  );
  expect(locked).toHaveLength(2);
});

test.for(dialects)('on %s concurrent requests are counted exactly', async ([, open]) => {
  const { book, rows } = await startTestApp({
    database: await open(),
    environment: { SUBMISSIONS_PER_10_MIN: '7' },
  });
  const responses = await Promise.all(Array.from({ length: 12 }, () => book()));
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  expect(await rows()).toHaveLength(7);
});

test.for(dialects)('on %s concurrent calls create a secret once', async ([, open]) => {
  const database = await open();
  const secrets = await Promise.all(
    Array.from({ length: 8 }, () => sharedSecret(database, 'captcha')),
  );
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(secrets).size).toBe(1);
});

test.for(dialects)(
  'on %s expired challenges and limits are deleted, and no others',
  async ([, open]) => {
    const { book, database, clock } = await startTestApp({ database: await open() });
    await book();
    const left = async () => {
      const challenges = await database.query.selectFrom('used_challenges').selectAll().execute();
      const limits = await database.query.selectFrom('rate_limits').selectAll().execute();
      return [challenges.length, limits.length];
    };
    await purgeExpired(database, clock.now());
    expect(await left()).toEqual([1, 1]);
    clock.advance(11 * 60_000);
    await purgeExpired(database, clock.now());
    expect(await left()).toEqual([0, 0]);
  },
);

test('two servers on one PostgreSQL accept each other’s challenges once, and share limits', async () => {
  const url = await temporaryPostgresUrl();
  // Both run the migrations at the same time.
  const databases = await Promise.all([openTemporaryPostgres(url), openTemporaryPostgres(url)]);
  const clock = testClock();
  const environment = { SUBMISSIONS_PER_10_MIN: '3' };
  const [first, second] = await Promise.all(
    databases.map((database) => startTestApp({ database, clock, environment })),
  );
  if (!first || !second) throw new Error('Two servers were started');
  const recaptcha_token = await solvedToken(first.database, clock);
  expect((await second.book({ recaptcha_token })).statusCode).toBe(201);
  expect((await first.book({ recaptcha_token })).statusCode).toBe(422);
  expect((await first.book({}, { 'idempotency-key': 'a' })).statusCode).toBe(201);
  expect((await second.book()).statusCode).toBe(429);
  expect((await second.book({}, { 'idempotency-key': 'a' })).statusCode).toBe(201);
  await Promise.all([first.app.outbox.idle(), second.app.outbox.idle()]);
  expect([...first.mails, ...second.mails]).toHaveLength(2);
});
