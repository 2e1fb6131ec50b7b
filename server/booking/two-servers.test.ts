import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { secretKey } from '../../tests/support/server/recaptcha-app.ts';
import { genuine, says, siteHost, startSiteverify } from '../../tests/support/server/siteverify.ts';
import { startTestApp, testClock } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { onePerKey } from './one-per-key.ts';

const rounds = Array.from({ length: 20 }, (_, round) => `round ${round}`);

async function startTwo(environment: Record<string, string> = {}) {
  const url = await temporaryPostgresUrl();
  const clock = testClock();
  const start = async () =>
    startTestApp({
      database: await openTemporaryPostgres(url),
      clock,
      environment,
      // The usual 3 s can pass on a busy machine, and few unverified requests are accepted.
      verifierTimeoutMs: 60_000,
    });
  const [one, other] = [await start(), await start()];
  /** Sends the same request three times to each server concurrently. */
  const bookSixTimes = (key: string, recaptcha_token: string) =>
    Promise.all(
      [one, other, one, other, one, other].map(({ book }) =>
        book({ recaptcha_token }, { 'idempotency-key': key }),
      ),
    );
  return { one, other, clock, bookSixTimes };
}

type Answers = Awaited<ReturnType<Awaited<ReturnType<typeof startTwo>>['bookSixTimes']>>;

function expectOne201(answers: Answers): void {
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
}

test('concurrent requests with one key at two servers all get the same 201, regardless of the limit', async () => {
  const { one, bookSixTimes } = await startTwo({ SUBMISSIONS_PER_10_MIN: '20' });
  for (const key of rounds) expectOne201(await bookSixTimes(key, await one.token()));
  expect(await one.rows()).toHaveLength(20);
  await one.app.outbox.idle();
  expect(await one.outbox()).toHaveLength(20);
  expect(await one.database.query.selectFrom('keys_in_progress').selectAll().execute()).toEqual([]);
});

test('they also do when the verifier takes 1.5 seconds and accepts each token once', async () => {
  const seen = new Set<string | undefined>();
  const verifier = await startSiteverify(async (response, index) => {
    const token = verifier.requests[index - 1]?.fields.response;
    const isFirst = !seen.has(token);
    seen.add(token);
    await delay(1500);
    says(isFirst ? genuine : { success: false, 'error-codes': ['timeout-or-duplicate'] })(
      response,
      index,
    );
  });
  const { one, bookSixTimes } = await startTwo({
    CAPTCHA_PROVIDER: 'recaptcha',
    RECAPTCHA_SECRET_KEY: secretKey,
    RECAPTCHA_VERIFY_URL: verifier.url,
    SITE_URL: `https://${siteHost}`,
  });
  for (const answers of await Promise.all(
    rounds.map((key) => bookSixTimes(key, `03AGd-token of ${key}`.replaceAll(' ', '_'))),
  )) {
    expectOne201(answers);
  }
  expect(await one.rows()).toHaveLength(20);
  expect(verifier.requests).toHaveLength(20);
});

test('a key held by a server that died is free again when its lease ends', async () => {
  const { one, other, clock } = await startTwo();
  await one.database.query
    .insertInto('keys_in_progress')
    .values({
      id: hash('sha256', 'key'),
      owner: 'a server that died',
      expires_at: new Date(clock.now().getTime() + 15_000).toISOString(),
    })
    .execute();
  let isAnswered = false;
  const answer = other.book({}, { 'idempotency-key': 'key' }).then((response) => {
    isAnswered = true;
    return response;
  });
  expect((await one.book({}, { 'idempotency-key': 'another key' })).statusCode).toBe(201);
  expect(isAnswered).toBe(false);
  clock.advance(16_000);
  expect((await answer).statusCode).toBe(201);
  expect(await one.rows()).toHaveLength(2);
});

test('a server whose lease has ended does not free the key that another holds', async () => {
  const database = await openTemporaryPostgres(await temporaryPostgresUrl());
  const time = testClock();
  const clock = await openServerClock(database, time);
  const log = { warn: () => undefined };
  /** Resolves once a server works on the key. */
  async function take() {
    const begun = Promise.withResolvers<void>();
    const work = Promise.withResolvers<void>();
    const done = onePerKey(database, clock)('key', log, () => {
      begun.resolve();
      return work.promise;
    });
    await begun.promise;
    return () => {
      work.resolve();
      return done;
    };
  }
  const held = () => database.query.selectFrom('keys_in_progress').select('owner').execute();
  const endSlow = await take();
  time.advance(16_000);
  const endOther = await take();
  await endSlow();
  expect(await held()).toHaveLength(1);
  await endOther();
  expect(await held()).toEqual([]);
});

test('a key that cannot be freed costs no answer', async () => {
  const database = await openTemporaryPostgres(await temporaryPostgresUrl());
  const clock = await openServerClock(database, testClock());
  const warnings: unknown[] = [];
  const log = { warn: (...given: unknown[]) => void warnings.push(given) };
  const answer = onePerKey(database, clock)('key', log, async () => {
    await database.query.schema.dropTable('keys_in_progress').execute();
    return 'stored';
  });
  expect(await answer).toBe('stored');
  expect(warnings).toHaveLength(1);
});
