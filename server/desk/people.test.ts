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

const minute = 60_000;
const hour = 60 * minute;
const dana = 'dana@locksmith.example';
const eve = 'eve@locksmith.example';
const people = '/api/desk/people';
const two = { DESK_EMAILS: `${owner},${dana}` };

type Site = Awaited<ReturnType<typeof startTestApp>>;

const as = async (site: Site, email: string) =>
  pageOf(site, { cookie: await cookieOf(site, email) });

async function sayDuty(site: Site, email: string, on_duty: boolean, until?: string) {
  const call = await as(site, email);
  const answer = await call('PUT', `${people}/me`, { name: 'Dana', on_duty, until });
  expect(answer.statusCode).toBe(200);
}

/** Books, and resolves to the addresses that get a mail about it. */
async function readersOfBooking(site: Site) {
  const before = site.mails.length;
  expect((await site.book()).statusCode).toBe(201);
  await site.app.outbox.idle();
  return site.mails.slice(before).map(({ to }) => to.address);
}

test.for(dialects)(
  'on %s a person who is added can use the desk on every server until removed',
  async ([, open]) => {
    const database = await open();
    const site = await startDesk({ database, environment: two });
    const other = await startTestApp({ database, environment: two, clock: site.clock });
    const added = await site.call('POST', people, { email: ' Eve@Locksmith.example ' });
    expect([added.statusCode, added.json()]).toMatchObject([201, { email: eve, added_by: owner }]);

    await pageOf(other)('POST', '/api/desk/sign-in', { email: 'EVE@locksmith.example' });
    await expect.poll(() => [...site.mails, ...other.mails]).toHaveLength(1);
    const mailed = site.mails.length > 0 ? site : other;
    expect(mailed.mails[0]?.to.address).toBe(eve);
    const token = await mailedToken(mailed);
    const signedIn = await pageOf(other)('POST', '/api/desk/session', { token });
    expect(signedIn.statusCode).toBe(204);
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const eves = [pageOf(site, { cookie }), pageOf(other, { cookie })];
    for (const call of eves) expect((await call('GET', '/api/desk/requests')).statusCode).toBe(200);
    const [call] = eves as [(typeof eves)[0]];
    expect((await call('POST', people, { email: 'mallory@x.example' })).statusCode).toBe(403);
    expect((await call('DELETE', `${people}/${eve}`)).statusCode).toBe(403);
    expect((await call('GET', people)).json().map((one: { email: string }) => one.email)).toEqual([
      owner,
      dana,
      eve,
    ]);

    const removed = await site.call(
      'DELETE',
      `${people}/${encodeURIComponent('Eve@locksmith.example')}`,
    );
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    for (const call of eves) expect((await call('GET', '/api/desk/requests')).statusCode).toBe(401);
    await pageOf(other)('POST', '/api/desk/sign-in', { email: eve });
    // Adding the person again must not revive their sessions.
    await site.call('POST', people, { email: eve });
    for (const call of eves) expect((await call('GET', '/api/desk/requests')).statusCode).toBe(401);
    await other.app.close();
    expect((await site.outbox()).filter(({ kind }) => kind === 'sign-in')).toHaveLength(1);
  },
);

test('a link to sign in does not survive the removal of its person', async () => {
  const site = await startDesk({ environment: two });
  await site.call('POST', people, { email: eve });
  const token = await signInToken(site, eve);
  await site.call('DELETE', `${people}/${eve}`);
  await site.call('POST', people, { email: eve });
  expect((await pageOf(site)('POST', '/api/desk/session', { token })).statusCode).toBe(401);
});

test('whoever leaves the configuration is signed out for good, also after saying who they are', async () => {
  const site = await startDesk({ environment: two });
  const danas = await as(site, dana);
  expect((await danas('PUT', `${people}/me`, { name: 'Dana', on_duty: true })).statusCode).toBe(
    200,
  );
  const cookie = await cookieOf(site, dana);
  const { database, clock } = site;
  await startTestApp({ database, clock, environment: { DESK_EMAILS: owner } });
  const relisted = await startTestApp({ database, clock, environment: two });
  expect((await pageOf(relisted, { cookie })('GET', people)).statusCode).toBe(401);
});

test('a server start keeps the people who were added', async () => {
  const site = await startDesk({ environment: two });
  await site.call('POST', people, { email: eve });
  const { database, clock } = site;
  const next = await startTestApp({ database, clock, environment: two });
  const call = await as(next, eve);
  expect((await call('GET', people)).json()).toHaveLength(3);
});

test('people from the configuration cannot be removed, and duplicate or invalid ones are not added', async () => {
  const site = await startDesk({ environment: two });
  expect((await site.call('DELETE', `${people}/${dana}`)).statusCode).toBe(409);
  expect((await site.call('DELETE', `${people}/${eve}`)).statusCode).toBe(404);
  const longest = `${'+'.repeat(64)}@${'x'.repeat(59)}.${'y'.repeat(60)}.${'z'.repeat(60)}.example`;
  expect((await site.call('POST', people, { email: longest })).statusCode).toBe(201);
  const path = `${people}/${encodeURIComponent(longest)}`;
  expect((await site.call('DELETE', path)).statusCode).toBe(204);
  for (const email of [
    '',
    'eve',
    'eve@locksmith',
    'a@b.example,c@d.example',
    'ö@locksmith.example',
  ])
    expect((await site.call('POST', people, { email })).json()).toMatchObject({
      status: 422,
      errors: { email: 'Please enter an email address' },
    });
  for (const email of [eve, eve, dana.toUpperCase()])
    expect((await site.call('POST', people, { email })).statusCode).toBe(201);
  expect(await site.database.query.selectFrom('people').selectAll().execute()).toMatchObject([
    { email: eve, added_by: owner },
  ]);
  for (let number = 1; number < 50; number += 1)
    expect((await site.call('POST', people, { email: `p${number}@x.example` })).statusCode).toBe(
      201,
    );
  expect((await site.call('POST', people, { email: 'p50@x.example' })).statusCode).toBe(422);
});

test.for(dialects)('on %s duty changes at the time that was set', async ([, open]) => {
  const site = await startDesk({ database: await open(), environment: two });
  const put = (body: object) => site.call('PUT', `${people}/me`, body);
  const mine = async () => (await site.call('GET', people)).json()[0];
  const unsaid = { email: owner, name: null, phone: null, added_by: null };
  expect(await mine()).toEqual({ ...unsaid, on_duty: true, on_duty_since: null, until: null });

  const start = site.clock.now().getTime();
  const at = (hours: number) => new Date(start + hours * hour).toISOString();
  const said = { name: ' Dana ', phone: '(201) 555-0177', on_duty: false };
  const answer = await put({ ...said, until: at(2) });
  const off = { email: owner, name: 'Dana', phone: '(201) 555-0177', added_by: null };
  expect(answer.json()).toEqual({ ...off, on_duty: false, on_duty_since: null, until: at(2) });
  // PostgreSQL's own clock keeps running, so stay a minute away from the exact time.
  site.clock.advance(2 * hour - minute);
  expect(await mine()).toMatchObject({ on_duty: false, until: at(2) });
  site.clock.advance(2 * minute);
  expect(await mine()).toEqual({ ...off, on_duty: true, on_duty_since: at(2), until: null });

  // Saying the same again must not restart the duty, and a time with a zone is the same time.
  site.clock.advance(hour);
  const zoned = at(5).replace('Z', '+00:00');
  expect((await put({ ...said, on_duty: true, until: zoned })).json()).toMatchObject({
    on_duty: true,
    on_duty_since: at(2),
    until: at(5),
  });
  site.clock.advance(3 * hour);
  expect(await mine()).toMatchObject({ on_duty: false, on_duty_since: null, until: null });
});

test('an invalid name, number or time is reported by its field, and changes nothing', async () => {
  const site = await startDesk();
  const good = { name: 'Dana', phone: '2015550177', on_duty: true };
  const past = site.clock.now().toISOString();
  const long = 'é'.repeat(41);
  for (const [field, value] of [
    ['name', ''],
    ['name', '\u200b'],
    ['name', long],
    ['name', 'a\0b'],
    ['phone', '555'],
    ['phone', '2'.repeat(41)],
    ['until', past],
    ['until', 'tomorrow'],
    ['on_duty', 'yes'],
    ['email', eve],
  ] as const) {
    const answer = await site.call('PUT', `${people}/me`, { ...good, [field]: value });
    expect([field, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
      field,
      422,
      [field],
    ]);
  }
  expect(await site.database.query.selectFrom('people').selectAll().execute()).toEqual([]);
  const longest = await site.call('PUT', `${people}/me`, { ...good, name: long.slice(1) });
  expect(longest.statusCode).toBe(200);
});

test('a new request is mailed to MAIL_TO and to those on duty, or to everybody if nobody is', async () => {
  const site = await startTestApp({ environment: { DESK_EMAILS: `${dana},${eve}` } });
  expect((await readersOfBooking(site)).sort()).toEqual([dana, eve, owner]);
  const until = new Date(site.clock.now().getTime() + hour).toISOString();
  await sayDuty(site, eve, false, until);
  expect((await readersOfBooking(site)).sort()).toEqual([dana, owner]);
  await sayDuty(site, dana, false);
  expect((await readersOfBooking(site)).sort()).toEqual([dana, eve, owner]);
  site.clock.advance(hour);
  expect((await readersOfBooking(site)).sort()).toEqual([eve, owner]);
  const ids = (await site.outbox()).map(({ id }) => id).join();
  expect(ids).not.toContain('@');
});

test('a person who is also MAIL_TO gets one mail, even off duty', async () => {
  const site = await startTestApp({
    environment: { DESK_EMAILS: `OWNER@locksmith.example,${dana}` },
  });
  expect((await readersOfBooking(site)).sort()).toEqual([dana, owner]);
  await sayDuty(site, owner, false);
  expect((await readersOfBooking(site)).sort()).toEqual([dana, owner]);
});

test('waiting mails to a removed person are not sent', async () => {
  const down = { isDown: true };
  const reached: string[] = [];
  const site = await startDesk({
    environment: two,
    mailer: {
      async send({ to }) {
        if (down.isDown) throw new Error('no mail server');
        reached.push(to.address);
      },
    },
  });
  await site.call('POST', people, { email: eve });
  await site.book();
  await pageOf(site)('POST', '/api/desk/sign-in', { email: eve });
  const waiting = async () => (await site.outbox()).filter(({ kind }) => kind === 'sign-in');
  await expect.poll(waiting).toHaveLength(1);
  await site.app.outbox.idle();
  await site.call('DELETE', `${people}/${eve}`);
  down.isDown = false;
  // The link is still valid.
  site.clock.advance(10 * 60_000);
  site.app.outbox.wake();
  await site.app.outbox.idle();
  expect(reached.sort()).toEqual([dana, owner]);
});

test('notes and cancellations are mailed to MAIL_TO and to the assignee, unless the assignee was removed', async () => {
  const site = await startDesk({ environment: two });
  await site.call('POST', people, { email: eve });
  const asEve = await as(site, eve);
  const { reference, follow } = (await site.book()).json();
  const url = `/api/desk/requests/${reference}`;
  await asEve('POST', `${url}/status`, { status: 'accepted', version: 1 });
  await site.app.outbox.idle();
  const headers = { authorization: `Bearer ${follow}` };
  async function readersOf(path: string, payload?: object) {
    const before = site.mails.length;
    const call = { method: 'POST', url: `/api/request/${path}`, headers } as const;
    expect(
      (await site.app.inject({ ...call, ...(payload && { payload }) })).statusCode,
    ).toBeLessThan(300);
    await site.app.outbox.idle();
    return site.mails
      .slice(before)
      .map(({ to, text }) => [to.address, text.includes('Third door')]);
  }
  const note = { text: 'Third door' };
  expect((await readersOf('notes', note)).sort()).toEqual([
    [eve, true],
    [owner, true],
  ]);
  await site.call('DELETE', `${people}/${eve}`);
  const record = (await site.call('GET', url)).json();
  expect(record).toMatchObject({ assignee: eve, status: 'accepted' });
  expect(record.history[0]).toMatchObject({ who: eve });
  expect(await readersOf('notes', note)).toEqual([[owner, true]]);
  await site.call('POST', people, { email: eve });
  expect((await readersOf('cancel')).sort()).toEqual([
    [eve, false],
    [owner, false],
  ]);
});
