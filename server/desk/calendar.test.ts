import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { cookieOf, owner, pageOf, startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const dana = 'dana@locksmith.example';
const two = { DESK_EMAILS: `${owner},${dana}` };

/** Starts a desk, and gets the path of the owner's calendar. */
async function startCalendar(options: Parameters<typeof startDesk>[0] = {}) {
  const site = await startDesk({ environment: two, ...options });
  const own = async (method: 'GET' | 'POST' = 'GET', call = site.call) => {
    const answer = await call(method, '/api/desk/calendar');
    expect(answer.statusCode).toBe(200);
    const { pathname, origin } = new URL(answer.json().url);
    expect(origin).toBe(site.config.SITE_URL);
    return pathname;
  };
  const path = await own();
  const read = (headers: Record<string, string> = {}, url = path) =>
    site.app.inject({ url, headers });
  async function step(reference: string, body: object, way: '/status' | '' = '/status') {
    const url = `/api/desk/requests/${reference}`;
    const { version } = (await site.call('GET', url)).json();
    const method = way ? 'POST' : 'PATCH';
    const answer = await site.call(method, `${url}${way}`, { version, ...body });
    expect(answer.json().errors ?? answer.statusCode).toBe(200);
  }
  return {
    ...site,
    own,
    path,
    read,
    step,
    async booked(changes: object = {}) {
      const { reference } = (await site.book(changes)).json();
      return reference as string;
    },
    at: (ms: number) => new Date(site.clock.now().getTime() + ms).toISOString(),
    events: async () => {
      const calendar = new ICAL.Component(ICAL.parse((await read()).body));
      return calendar.getAllSubcomponents('vevent').map((component) => {
        const event = new ICAL.Event(component);
        return {
          uid: event.uid,
          summary: event.summary,
          description: event.description,
          url: component.getFirstPropertyValue('url'),
          start: event.startDate.toJSDate().getTime(),
          minutes: event.duration.toSeconds() / 60,
        };
      });
    },
  };
}

test.for(dialects)(
  'on %s the calendar file has appointments and jobs, and no personal data',
  async ([, open]) => {
    const site = await startCalendar({ database: await open() });
    const town = { address: '9 Secret St, Union City, NJ', name: 'Ann Smith', gate_code: '4711' };
    const appointment = await site.booked({ ...town, timeframe: 'Same Day' });
    const at = site.at(3 * day).replace(/\.\d+/, '.000');
    await site.step(appointment, { appointment_at: at, appointment_minutes: 90 }, '');
    const job = await site.booked({
      ...town,
      service: 'Other',
      other_service: 'Open the box of Zoe',
      notes: 'Zoe',
    });
    await site.step(job, { status: 'accepted' });
    // These are new, canceled or spam, and must be left out.
    await site.booked();
    for (const status of ['cancelled', 'spam']) {
      const reference = await site.booked();
      await site.step(reference, { status: 'accepted' });
      await site.step(reference, { status });
    }
    const answer = await site.read();
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
    });
    expect(answer.body).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    // Times and references may contain such digits by chance.
    const told = answer.body.replaceAll(/\d{8}T\d{6}|LS-\w+/g, '');
    expect(told).not.toMatch(/Ann|Smith|555|Secret|4711|Zoe|owner/);
    const events = await site.events();
    expect(events).toHaveLength(2);
    expect(events).toContainEqual({
      uid: `${appointment}@localhost`,
      summary: 'House Lockout, Union City',
      description: appointment,
      url: `${site.config.SITE_URL}/desk/requests/${appointment}`,
      start: Date.parse(at),
      minutes: 90,
    });
    expect(events.find(({ description }) => description === job)).toMatchObject({
      summary: 'Other, Union City',
      minutes: 60,
    });
  },
);

test.for(dialects)('on %s the calendar covers 30 days back to 90 days ahead', async ([, open]) => {
  const site = await startCalendar({ database: await open() });
  const done = await site.booked();
  await site.step(done, { status: 'accepted' });
  site.clock.advance(40 * minute);
  await site.step(done, { status: 'done' });
  expect(await site.events()).toMatchObject([{ description: done, minutes: 40 }]);
  const ahead = await site.booked({ timeframe: 'Same Day' });
  await site.step(ahead, { appointment_at: site.at(91 * day) }, '');
  expect(await site.events()).toHaveLength(1);
  await site.step(ahead, { appointment_at: site.at(89 * day) }, '');
  expect(await site.events()).toHaveLength(2);
  // An appointment is still listed almost a month after it, even if it was made long before.
  site.clock.advance((89 + 29) * day);
  expect((await site.events()).map(({ description }) => description)).toEqual([ahead]);
  site.clock.advance(2 * day);
  expect(await site.events()).toEqual([]);
});

test('with more than a thousand events, past ones are left out first', async () => {
  const site = await startCalendar();
  const { query } = site.database;
  const coming = await site.booked({ timeframe: 'Same Day' });
  await site.step(coming, { appointment_at: site.at(50 * day) }, '');
  site.clock.advance(5 * day);
  const done = await site.booked();
  await site.step(done, { status: 'accepted' });
  const row = await query
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', done)
    .executeTakeFirstOrThrow();
  const listed = await query
    .selectFrom('request_index')
    .selectAll()
    .where('submission_id', '=', row.id)
    .executeTakeFirstOrThrow();
  for (let index = 0; index < 1000; index += 1) {
    const copy = { ...row, id: `copy-${index}`, reference: `LS-${index}` };
    await query.insertInto('submissions').values(copy).execute();
    await query
      .insertInto('request_index')
      .values({ ...listed, submission_id: copy.id })
      .execute();
  }
  const told = (await site.events()).map(({ description }) => description);
  expect(told).toHaveLength(1000);
  expect(told).toContain(coming);
});

test('a conditional request for an unchanged calendar gets 304', async () => {
  const site = await startCalendar();
  await site.step(await site.booked(), { status: 'accepted' });
  const { etag = '' } = (await site.read()).headers;
  site.clock.advance(minute);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
    const again = await site.read({ 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  await site.step(await site.booked(), { status: 'accepted' });
  const changed = await site.read({ 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('each person has their own calendar URL, and renewing it revokes the old one on every server', async () => {
  const site = await startCalendar();
  expect(await site.own()).toBe(site.path);
  const danas = await site.own('GET', pageOf(site, { cookie: await cookieOf(site, dana) }));
  expect(danas).not.toBe(site.path);
  const other = await startTestApp({ database: site.database, environment: two });
  const renewed = await site.own('POST');
  for (const { app } of [site, other]) {
    expect((await app.inject(site.path)).statusCode).toBe(401);
    expect((await app.inject(renewed)).statusCode).toBe(200);
    expect((await app.inject(danas)).statusCode).toBe(200);
  }
  expect(await site.own()).toBe(renewed);
  const gone = await other.app.inject(site.path);
  expect(gone.headers['x-robots-tag']).toBe('noindex');
  expect(gone.json().detail ?? gone.json().title).toContain('another address');
});

test.for(dialects)(
  'on %s removing a person revokes their calendar URL, even if they are added again',
  async ([, open]) => {
    const site = await startCalendar({ database: await open() });
    const eve = 'eve@locksmith.example';
    const people = '/api/desk/people';
    await site.call('POST', people, { email: eve });
    const call = pageOf(site, { cookie: await cookieOf(site, eve) });
    const path = await site.own('GET', call);
    expect((await site.app.inject(path)).statusCode).toBe(200);
    await site.call('DELETE', `${people}/${eve}`);
    expect((await site.app.inject(path)).statusCode).toBe(401);
    await site.call('POST', people, { email: eve });
    expect((await site.app.inject(path)).statusCode).toBe(401);
    // The address also ends if the person leaves the configuration and is listed again.
    const without = await startTestApp({
      database: site.database,
      environment: { DESK_EMAILS: dana },
    });
    expect((await without.app.inject(site.path)).statusCode).toBe(401);
    const again = await startTestApp({ database: site.database, environment: two });
    expect((await again.app.inject(site.path)).statusCode).toBe(401);
  },
);

test('reading the calendar URL requires a session, and another site cannot renew it', async () => {
  const site = await startCalendar();
  expect((await site.app.inject('/api/desk/calendar')).statusCode).toBe(401);
  const foreign = pageOf(site, { cookie: site.cookie, origin: 'https://evil.example' });
  expect((await foreign('POST', '/api/desk/calendar')).statusCode).toBe(403);
  const closed = await startTestApp({ environment: { DESK_EMAILS: 'none' } });
  expect((await closed.app.inject(site.path)).statusCode).toBe(404);
});

test('the calendar can be read 60 times an hour, and a client can try 20 wrong URLs', async () => {
  const site = await startCalendar();
  const codes = await Promise.all(Array.from({ length: 64 }, () => site.read()));
  const refused = codes.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(4);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000);
  const danas = await site.own('GET', pageOf(site, { cookie: await cookieOf(site, dana) }));
  expect((await site.read({}, danas)).statusCode).toBe(200);
  site.clock.advance(hour + minute);
  expect((await site.read()).statusCode).toBe(200);

  const wrong = ['x.ics', `${'a'.repeat(64)}.ics`, site.path.slice(-20), '%2e%2e.ics', 'ö.ics'];
  for (let tries = 0; tries < 20; tries += 1) {
    const url = `/api/desk/calendar/${encodeURIComponent(wrong[tries % wrong.length] ?? '')}`;
    expect((await site.read({}, url)).statusCode).toBe(401);
  }
  expect((await site.read({}, '/api/desk/calendar/y.ics')).statusCode).toBe(429);
  expect((await site.read()).statusCode).toBe(200);
});

test('the calendar URL is neither in the log nor in the database', async () => {
  const site = await startCalendar();
  await site.read();
  await site.own('POST');
  await site.read();
  const token = site.path.split('/').at(-1)?.slice(0, -4) ?? '';
  expect(token).toHaveLength(64);
  expect(site.log.join()).not.toContain(token);
  const { query } = site.database;
  const stored = [
    await query.selectFrom('people').selectAll().execute(),
    await query.selectFrom('rate_limits').selectAll().execute(),
  ];
  expect(JSON.stringify(stored)).not.toContain(token);
});
