import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  cookieOf,
  mailedToken,
  origin,
  owner,
  pageOf,
  signInTokenIn,
  startDesk,
} from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { outboxRow } from '../outbox/waiting-mail.ts';

const hour = 3_600_000;
const day = 24 * hour;

test.for(dialects)(
  'on %s a listed address is mailed a link that signs in once',
  async ([, open]) => {
    const site = await startTestApp({ database: await open() });
    const page = pageOf(site);
    const answer = await page('POST', '/api/desk/sign-in', { email: ' Owner@Locksmith.example ' });
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'accepted' }]);
    await expect.poll(() => site.mails).toHaveLength(1);
    const [mail] = site.mails;
    expect(mail?.to.address).toBe(owner);
    expect(mail?.text).toContain(`${origin}/desk/sign-in#`);
    const token = signInTokenIn(mail?.text);
    expect(mail?.html).toContain(token);

    const signedIn = await page('POST', '/api/desk/session', { token });
    expect([signedIn.statusCode, signedIn.body]).toEqual([204, '']);
    const cookie = String(signedIn.headers['set-cookie']);
    expect(cookie).toMatch(/^desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
    const again = await page('POST', '/api/desk/session', { token });
    expect(again.statusCode).toBe(401);
    expect(again.headers['content-type']).toBe('application/problem+json');

    const call = pageOf(site, { cookie: cookie.split(';')[0] ?? '', 'user-agent': 'Test/1' });
    const session = await call('GET', '/api/desk/session');
    expect(session.headers['cache-control']).toBe('no-store');
    expect(session.json()).toEqual({
      email: owner,
      sessions: [
        {
          id: expect.any(String),
          since: expect.any(String),
          last_used: expect.any(String),
          agent: 'lightMyRequest',
          current: true,
        },
      ],
      texts: { on: false, sent_today: 0, limit: 200 },
    });
  },
);

test('neither the token of a link nor that of a cookie is stored', async () => {
  const site = await startTestApp();
  await pageOf(site)('POST', '/api/desk/sign-in', { email: owner });
  const token = await mailedToken(site);
  const cookie = (await cookieOf(site)).slice('desk='.length);
  const { query } = site.database;
  const stored = JSON.stringify([
    await query.selectFrom('desk_sign_in_links').selectAll().execute(),
    await query.selectFrom('desk_sessions').selectAll().execute(),
    await query.selectFrom('outbox').selectAll().execute(),
  ]);
  expect(token).toHaveLength(43);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(cookie);
  expect(site.log.join()).not.toContain(token);
});

test('an unlisted address gets the same response and no mail', async () => {
  const site = await startTestApp();
  const page = pageOf(site);
  const listed = await page('POST', '/api/desk/sign-in', { email: owner });
  for (const email of [
    'eve@example.com',
    '',
    'owner@locksmith.example.evil.example',
    'a,b',
    '\ud800',
  ]) {
    const other = await page('POST', '/api/desk/sign-in', { email });
    expect([other.statusCode, other.body]).toEqual([listed.statusCode, listed.body]);
    expect(Object.keys(other.headers)).toEqual(Object.keys(listed.headers));
  }
  await expect.poll(() => site.mails).toHaveLength(1);
  await site.app.close();
  expect(await site.outbox()).toHaveLength(1);
});

test.for(dialects)(
  'on %s a link works for 15 minutes, even if the clock is set back',
  async ([, open]) => {
    const site = await startTestApp({ database: await open() });
    const page = pageOf(site);
    await page('POST', '/api/desk/sign-in', { email: owner });
    const first = await mailedToken(site);
    await page('POST', '/api/desk/sign-in', { email: owner });
    const second = await mailedToken(site, 2);
    site.clock.advance(14 * 60_000);
    site.clock.jump(-2 * day);
    expect((await page('POST', '/api/desk/session', { token: first })).statusCode).toBe(204);
    site.clock.advance(61_000);
    expect((await page('POST', '/api/desk/session', { token: second })).statusCode).toBe(401);
  },
);

test('a link that has expired before it could be mailed is not mailed', async () => {
  const site = await startTestApp();
  const row = { id: 'x.sign-in', submission_id: null, kind: 'sign-in' as const };
  const payload = { link: 'x', email: owner, expires_at: site.clock.now().toISOString() };
  const created_at = site.clock.now().toISOString();
  await site.database.query
    .insertInto('outbox')
    .values(outboxRow({ ...row, created_at }, payload))
    .execute();
  site.app.outbox.wake();
  await site.app.outbox.idle();
  expect(site.mails).toEqual([]);
  expect(await site.outbox()).toEqual([]);
});

test.for(['POST', 'DELETE'] as const)(
  '%s with a foreign Origin, or none, is refused and changes nothing',
  async (method) => {
    const site = await startDesk();
    const send = (headers: Record<string, string>) =>
      site.app.inject({
        method,
        url: '/api/desk/session',
        headers: { cookie: site.cookie, ...headers },
        payload: { token: 'x' },
      });
    expect((await send({})).statusCode).toBe(403);
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send({ origin: 'null' })).statusCode).toBe(403);
    expect((await send({ origin, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await site.call('GET', '/api/desk/session')).statusCode).toBe(200);
  },
);

test('over HTTPS the cookie is bound to the host', async () => {
  const site = await startTestApp({ environment: { SITE_URL: 'https://locksmith.example' } });
  const page = pageOf(site, { origin: 'https://locksmith.example' });
  await page('POST', '/api/desk/sign-in', { email: owner });
  const token = await mailedToken(site);
  const answer = await page('POST', '/api/desk/session', { token });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-desk=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  const call = pageOf(site, { cookie: cookie.split(';')[0] ?? '' });
  expect((await call('GET', '/api/desk/session')).statusCode).toBe(200);
});

test.for([
  [{ DESK_EMAILS: 'none' }, false],
  [{ SITE_URL: 'http://locksmith.example' }, true],
] as const)(
  'with %j there is no desk, and the log mentions it: %s',
  async ([environment, isLogged]) => {
    const site = await startTestApp({ environment });
    const page = pageOf(site, {
      origin: 'SITE_URL' in environment ? environment.SITE_URL : origin,
    });
    for (const url of ['/api/desk/session', '/api/desk/sign-in', '/api/desk/requests']) {
      expect((await page('GET', url)).statusCode).toBe(404);
      expect((await page('POST', url, {})).statusCode).toBe(404);
    }
    expect(site.log.some((line) => line.includes('the desk stays closed'))).toBe(isLogged);
  },
);
