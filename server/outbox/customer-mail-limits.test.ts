import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startRecaptchaApp } from '../../tests/support/server/recaptcha-app.ts';
import { says } from '../../tests/support/server/siteverify.ts';
import { houseLockout, startTestApp, testClock } from '../../tests/support/server/test-app.ts';
import type { Database } from '../database/database.ts';
import { openServerClock } from '../database/server-clock.ts';
import type { RequestRow } from '../database/tables.ts';
import { housekeep } from '../housekeeping.ts';
import { reserveText } from '../texts/text-limits.ts';
import { canonicalAddress, mayMailCustomer } from './customer-mail-limits.ts';

const day = 24 * 3_600_000;

const victim = [
  'jo.hn@gmail.com',
  'John@Gmail.com',
  'john+1@gmail.com',
  'john@googlemail.com',
  'j.o.h.n+x+y@GMAIL.com.',
];

/** Acts as if the clock had reached this time. */
function reachSteadyTime(database: Database, at: Date) {
  const row = { id: 1, reached_at: at.toISOString() };
  return database.query.insertInto('steady_time').values(row).execute();
}

async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const site = await startTestApp(options);
  const bookFor = (email: string) => site.book({ email });
  const count = async (kind: string) =>
    (await site.outbox()).filter((mail) => mail.kind === kind).length;
  return { ...site, bookFor, count };
}

test.for(dialects)(
  'on %s twenty concurrent bookings send one victim at most two mails',
  async ([, open]) => {
    const { bookFor, count, app, clock } = await start({ database: await open() });
    const flood = () =>
      Promise.all(Array.from({ length: 20 }, (_, index) => bookFor(victim[index % 5] ?? '')));
    expect((await flood()).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    await app.outbox.idle();
    expect(await count('owner')).toBe(20);
    expect(await count('customer')).toBe(2);
    await bookFor('ann@example.com');
    expect(await count('customer')).toBe(3);
    clock.advance(24 * 3_600_000);
    await flood();
    expect(await count('customer')).toBe(5);
  },
);

test.for(dialects)(
  'on %s all customers together get at most 200 mails an hour',
  async ([, open]) => {
    const { bookFor, rows, count, database, clock } = await start({ database: await open() });
    await bookFor('first@example.com');
    const [row] = (await rows()) as [RequestRow];
    const { value: secret } = await database.query
      .selectFrom('secrets')
      .select('value')
      .executeTakeFirstOrThrow();
    const allowed = await database.write(async (transaction) => {
      const answers: boolean[] = [];
      for (let index = 0; index < 205; index += 1) {
        const other = { ...row, email: `${index}@example.com` };
        answers.push(await mayMailCustomer(transaction, other, { secret, steady: clock.now() }));
      }
      return answers;
    });
    expect(allowed).toEqual([...Array(199).fill(true), ...Array(6).fill(false)]);
    expect((await bookFor('last@example.com')).statusCode).toBe(201);
    expect(await count('customer')).toBe(1);
    clock.advance(3_600_000);
    await bookFor('later@example.com');
    expect(await count('customer')).toBe(2);
  },
);

test.for(dialects)(
  'on %s limits still hold after the clock was days ahead and was set right',
  async ([, open]) => {
    const database = await open();
    const ahead = testClock();
    ahead.jump(3 * day);
    // Set the steady time directly, because a test cannot set PostgreSQL's own clock.
    await reachSteadyTime(database, ahead.now());
    const machine = testClock();
    const clock = await openServerClock(database, machine);
    expect(clock.steady().getTime() - clock.now().getTime()).toBeGreaterThan(2 * day);
    const row = { email: 'ann@example.com', captcha_status: 'verified' } as RequestRow;
    const digits = '2015550123';
    let mails = 0;
    let texts = 0;
    for (let round = 0; round < 3; round += 1) {
      await database.write(async (transaction) => {
        const [now, steady] = [clock.now(), clock.steady()];
        for (let index = 0; index < 7; index += 1) {
          const request = { ...row, created_at: now.toISOString() };
          const parts = { secret: 'secret', steady };
          if (await mayMailCustomer(transaction, request, parts)) mails += 1;
          const text = { secret: 'secret', now, steady, digits, limit: 100 };
          if ((await reserveText(transaction, text)) === undefined) texts += 1;
        }
      });
      await housekeep({ database, clock });
    }
    expect([mails, texts]).toEqual([2, 6]);
  },
);

test('an unverified request is mailed to the owner only', async () => {
  const { book, outbox } = await startRecaptchaApp(says('', 500));
  expect((await book({ recaptcha_token: 'any', email: 'ann@example.com' })).statusCode).toBe(201);
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['owner']);
});

test('a repeated request counts once toward the limit', async () => {
  const { bookFor, count, token, post } = await start();
  const body = { ...houseLockout, email: 'ann@example.com', recaptcha_token: await token() };
  for (let repeat = 0; repeat < 5; repeat += 1) {
    expect((await post(body, { 'idempotency-key': 'a' })).statusCode).toBe(201);
  }
  await bookFor('ann@example.com');
  expect(await count('customer')).toBe(2);
});

test('the counters do not reveal addresses', async () => {
  const { bookFor, database } = await start();
  await bookFor('ann@example.com');
  const counts = await database.query.selectFrom('rate_limits').selectAll().execute();
  expect(counts).toHaveLength(3);
  for (const { id } of counts) expect(id).toMatch(/^[\w-]{43}$/);
});

test.for<[string, string]>([
  ['Ann@Example.COM', 'ann@example.com'],
  ['a.nn@example.com', 'a.nn@example.com'],
  ['ann+tag@example.com', 'ann@example.com'],
  ['+ann@example.com', '+ann@example.com'],
  ['ann@example.com.', 'ann@example.com'],
  ['a.n.n+b@googlemail.com', 'ann@gmail.com'],
])('the address %s is counted as %s', ([email, name]) => {
  expect(canonicalAddress(email)).toBe(name);
});
