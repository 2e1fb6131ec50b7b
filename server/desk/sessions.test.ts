import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  cookieOf,
  mailedToken,
  owner,
  pageOf,
  signInToken,
  startDesk,
} from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const day = 24 * 3_600_000;
const isCurrent = (session: { current: boolean }) => session.current;

test('a session ends after 7 days without use', async () => {
  const { call, clock } = await startDesk();
  clock.advance(6.9 * day);
  expect((await call('GET', '/api/desk/session')).statusCode).toBe(200);
  clock.advance(6.9 * day);
  expect((await call('GET', '/api/desk/session')).statusCode).toBe(200);
  clock.advance(7 * day);
  expect((await call('GET', '/api/desk/session')).statusCode).toBe(401);
});

test('a session ends after 30 days, even if used', async () => {
  const { call, clock } = await startDesk();
  for (let days = 5; days < 30; days += 5) {
    clock.advance(5 * day);
    expect((await call('GET', '/api/desk/session')).statusCode).toBe(200);
  }
  clock.advance(5 * day);
  expect((await call('GET', '/api/desk/session')).statusCode).toBe(401);
});

test.for(dialects)(
  'on %s signing out ends this session, or all sessions of the person',
  async ([, open]) => {
    const site = await startDesk({
      database: await open(),
      environment: { DESK_EMAILS: `${owner}, bob@example.com` },
    });
    const phone = pageOf(site, { cookie: await cookieOf(site) });
    const tablet = pageOf(site, { cookie: await cookieOf(site) });
    const bob = pageOf(site, { cookie: await cookieOf(site, 'bob@example.com') });
    expect((await phone('GET', '/api/desk/session')).json().sessions).toHaveLength(3);
    const out = await phone('DELETE', '/api/desk/session');
    expect([out.statusCode, out.headers['set-cookie']]).toEqual([
      204,
      'desk=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ]);
    const codes = async () =>
      Promise.all(
        [site.call, phone, tablet, bob].map(
          async (call) => (await call('GET', '/api/desk/session')).statusCode,
        ),
      );
    expect(await codes()).toEqual([200, 401, 200, 200]);
    expect((await tablet('DELETE', '/api/desk/sessions')).statusCode).toBe(204);
    expect(await codes()).toEqual([401, 401, 401, 200]);
  },
);

test.for(dialects)('on %s addresses that differ only in case are one person', async ([, open]) => {
  const before = await startTestApp({
    database: await open(),
    environment: { DESK_EMAILS: 'Bob@Example.com' },
  });
  const { database, clock } = before;
  const cookies = [await cookieOf(before, 'Bob@Example.com')];
  const site = await startTestApp({
    database,
    clock,
    environment: { DESK_EMAILS: 'bob@example.com' },
  });
  cookies.push(await cookieOf(site, 'bob@example.com'));
  const [first, second] = cookies.map((cookie) => pageOf(site, { cookie }));
  expect((await second?.('GET', '/api/desk/session'))?.json().sessions).toHaveLength(2);
  await second?.('DELETE', '/api/desk/sessions');
  expect((await first?.('GET', '/api/desk/session'))?.statusCode).toBe(401);
});

test('an address removed from the list is signed out for good, and its link stops working', async () => {
  const environment = { DESK_EMAILS: `${owner},bob@example.com` };
  const before = await startTestApp({ environment });
  const { database, clock } = before;
  const cookie = await cookieOf(before, 'bob@example.com');
  await pageOf(before)('POST', '/api/desk/sign-in', { email: 'bob@example.com' });
  const token = await mailedToken(before);

  const after = await startTestApp({ database, clock });
  expect((await pageOf(after)('POST', '/api/desk/session', { token })).statusCode).toBe(401);
  const back = await startTestApp({ database, clock, environment });
  expect((await pageOf(back, { cookie })('GET', '/api/desk/session')).statusCode).toBe(401);
});

test.for([
  '',
  'desk',
  'desk=',
  'desk=x; desk=y',
  'other=1',
  `desk=${'x'.repeat(4000)}`,
  'desk=%00',
])('the cookie %j signs nobody in', async (cookie) => {
  const site = await startTestApp();
  const answer = await pageOf(site, { cookie })('GET', '/api/desk/session');
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ status: 401, detail: 'Please sign in.' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('signing in again issues a new token and ends the browser’s old session', async () => {
  const site = await startDesk();
  const token = await signInToken(site);
  const again = await site.call('POST', '/api/desk/session', { token });
  const cookie = String(again.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).not.toBe(site.cookie);
  expect((await site.call('GET', '/api/desk/session')).statusCode).toBe(401);
  const now = await pageOf(site, { cookie })('GET', '/api/desk/session');
  expect(now.json().sessions).toHaveLength(1);
});

test.for(dialects)(
  'on %s a person can sign out another device of theirs, but nobody else’s',
  async ([, open]) => {
    const site = await startDesk({
      database: await open(),
      environment: { DESK_EMAILS: `${owner}, bob@example.com` },
    });
    const phone = pageOf(site, { cookie: await cookieOf(site) });
    const bob = pageOf(site, { cookie: await cookieOf(site, 'bob@example.com') });
    const idOf = async (call: typeof phone) =>
      (await call('GET', '/api/desk/session')).json().sessions.find(isCurrent).id;
    const end = async (id: string) =>
      (await site.call('DELETE', `/api/desk/sessions/${id}`)).statusCode;
    expect(await end(await idOf(bob))).toBe(404);
    expect(await end('no%00thing')).toBe(404);
    const id = await idOf(phone);
    expect(await end(id)).toBe(204);
    expect(await end(id)).toBe(404);
    expect((await phone('GET', '/api/desk/session')).statusCode).toBe(401);
    expect((await bob('GET', '/api/desk/session')).statusCode).toBe(200);
    const own = await site.call('DELETE', `/api/desk/sessions/${await idOf(site.call)}`);
    expect([own.statusCode, own.headers['set-cookie']]).toEqual([
      204,
      expect.stringContaining('Max-Age=0'),
    ]);
  },
);

test.for(dialects)(
  'on %s an address has at most 100 sessions, and a new one replaces the one that expires first',
  async ([, open]) => {
    const site = await startDesk({
      database: await open(),
      environment: { DESK_EMAILS: `${owner}, bob@example.com` },
    });
    const bob = pageOf(site, { cookie: await cookieOf(site, 'bob@example.com') });
    const idle = pageOf(site, { cookie: await cookieOf(site) });
    const expires_at = new Date(site.clock.now().getTime() + day).toISOString();
    const { id } = (await idle('GET', '/api/desk/session')).json().sessions.find(isCurrent);
    await site.database.query
      .updateTable('desk_sessions')
      .set({ expires_at })
      .where('id', '=', id)
      .execute();
    for (let more = 2; more < 101; more += 1) await cookieOf(site);
    const left = (await site.call('GET', '/api/desk/session')).json().sessions;
    expect(left).toHaveLength(100);
    expect(left.map((session: { id: string }) => session.id)).not.toContain(id);
    expect((await bob('GET', '/api/desk/session')).statusCode).toBe(200);
  },
);
