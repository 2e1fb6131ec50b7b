import { expect, onTestFinished, test, vi } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  cookieOf,
  mailedToken,
  owner,
  pageOf,
  signInToken,
  startDesk,
} from '../../tests/support/desk/desk.ts';
import { startTestApp, testClock } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { mailSignInLink } from './sign-in-link.ts';

const hour = 3_600_000;
const quarter = hour / 4;

/** Makes the server believe a proxy on this machine about the addresses of clients. */
const behindProxy = { TRUST_PROXY: '127.0.0.1/32' };
const askerOf = (site: Parameters<typeof pageOf>[0]) => (email: string, from: string) =>
  pageOf(site, { 'x-forwarded-for': from })('POST', '/api/desk/sign-in', { email });

test.for(dialects)(
  'on %s a listed address gets five links an hour, and one every 15 minutes beyond the limits',
  async ([, open]) => {
    const database = await open();
    const times = testClock();
    times.advance(hour - (times.now().getTime() % hour));
    const clock = await openServerClock(database, times);
    times.advance(hour - (clock.steady().getTime() % hour));
    const parts = { database, clock, secret: 'secret' };
    /** Asks for many links at the same time, as several servers may do. */
    const mailed = async (isWithinLimits: boolean, email = owner) => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => mailSignInLink(parts, email, isWithinLimits)),
      );
      return answers.filter(Boolean).length;
    };
    expect(await mailed(false)).toBe(1);
    expect(await mailed(false)).toBe(0);
    expect(await mailed(true)).toBe(4);
    expect(await mailed(true, owner.toUpperCase())).toBe(0);
    expect(await mailed(true, 'bob@locksmith.example')).toBe(5);
    times.advance(quarter);
    expect(await mailed(true)).toBe(1);
    times.advance(quarter);
    expect(await mailed(false)).toBe(1);
    times.advance(2 * quarter);
    expect(await mailed(true)).toBe(5);
  },
);

test('an address that resembles a listed one does not use up its limit', async () => {
  const site = await startTestApp({
    environment: { DESK_EMAILS: 'jo.smith@gmail.com', ...behindProxy },
  });
  const ask = askerOf(site);
  for (const more of ['', '+1', '+2', '+3', '+4', '+5', '+6']) {
    expect((await ask(`josmith${more}@gmail.com`, '203.0.113.9')).statusCode).toBe(202);
  }
  expect((await ask('Jo.Smith@gmail.com', '198.51.100.7')).statusCode).toBe(202);
  await mailedToken(site);
  await site.app.close();
  expect(await site.outbox()).toHaveLength(1);
});

test('a listed address gets a link every 15 minutes, even when strangers used up the limit', async () => {
  const site = await startTestApp({ environment: behindProxy });
  const ask = askerOf(site);
  const network = '203.0.113.9';
  for (let index = 0; index < 20; index += 1) await ask(`eve-${index}@example.com`, network);
  for (const count of [1, 2]) {
    const answer = await ask(owner, network);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([
      429,
      String((hour - (count - 1) * quarter) / 1000),
    ]);
    const token = await mailedToken(site, count);
    site.clock.advance(quarter - 1000);
    const signedIn = await pageOf(site)('POST', '/api/desk/session', { token });
    expect(signedIn.statusCode).toBe(204);
    site.clock.advance(1000);
  }
});

test('a listed address gets the same responses from every limit as any other', async () => {
  const site = await startTestApp({ environment: behindProxy });
  const ask = askerOf(site);
  async function heard(email: string, network: string) {
    const answers = [];
    for (let asked = 0; asked < 22; asked += 1) {
      const { statusCode, body, headers } = await ask(email, network);
      const { date: _, ...rest } = headers;
      answers.push({ statusCode, body, headers: rest });
    }
    return answers;
  }
  const listed = await heard(owner, '203.0.113.9');
  expect(await heard('eve@example.com', '198.51.100.7')).toEqual(listed);
  expect(listed.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(202), 429, 429]);
});

test('asking for a link stores and sends the same for a listed address as for any other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await startTestApp();
  const page = pageOf(site);
  const write = vi.spyOn(site.database, 'write');
  const wake = vi.spyOn(site.app.outbox, 'wake');
  const rows = async () => [
    await site.outbox(),
    await site.database.query.selectFrom('desk_sign_in_links').selectAll().execute(),
    (await site.database.query.selectFrom('rate_limits').selectAll().execute()).length,
  ];
  await page('POST', '/api/desk/sign-in', { email: owner });
  expect([await rows(), write.mock.calls.length, wake.mock.calls.length]).toEqual([
    [[], [], 1],
    1,
    0,
  ]);
  for (let index = 0; index < 15; index += 1) {
    await page('POST', '/api/desk/sign-in', { email: `eve-${index}@example.com` });
  }
  expect([await rows(), write.mock.calls.length, wake.mock.calls.length]).toEqual([
    [[], [], 1],
    16,
    0,
  ]);
  vi.advanceTimersByTime(1000);
  await mailedToken(site);
});

test('a link that could not be stored is mailed once the database is back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await startTestApp();
  await pageOf(site)('POST', '/api/desk/sign-in', { email: owner });
  const write = vi.spyOn(site.database, 'write').mockRejectedValue(new Error('down'));
  vi.advanceTimersByTime(1000);
  await expect.poll(() => site.log.join()).toContain('sign-in link not mailed');
  write.mockRestore();
  vi.advanceTimersByTime(1000);
  await mailedToken(site);
});

test('a link asked for just before a stop is not lost', async () => {
  const site = await startTestApp();
  await pageOf(site)('POST', '/api/desk/sign-in', { email: owner });
  await site.app.close();
  expect(await site.outbox()).toHaveLength(1);
});

test.for(dialects)(
  'on %s a client may try twenty wrong tokens an hour, even concurrently',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const page = pageOf(site);
    const wrong = async (index: number) =>
      (await page('POST', '/api/desk/session', { token: `wrong ${index}` })).statusCode;
    // Tokens that work do not count.
    for (let index = 0; index < 25; index += 1) await cookieOf(site);
    const codes = await Promise.all(Array.from({ length: 100 }, (_, index) => wrong(index)));
    expect(codes.filter((code) => code === 401)).toHaveLength(20);
    expect(codes.filter((code) => code === 429)).toHaveLength(80);
    const token = await signInToken(site);
    const refused = await page('POST', '/api/desk/session', { token });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    // Existing sessions are not affected.
    expect((await site.call('GET', '/api/desk/session')).statusCode).toBe(200);
  },
);
