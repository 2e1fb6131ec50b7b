import { expect, test, vi } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp, testClock } from '../../tests/support/server/test-app.ts';
import { purgeDesk } from './purge.ts';
import { askableFrom } from './review-request.ts';

vi.mock('../../content/en/owner-facts.ts', async (original) => ({
  ...(await original<object>()),
  reviewUrl: 'https://reviews.example/write?a=1&b=2',
}));

const customer = 'ann@example.com';
const hour = 3_600_000;
const day = 24 * hour;

type Options = Parameters<typeof startDesk>[0];

/** A desk whose clock is set to `time`, unless PostgreSQL's own clock counts. */
async function startAt(time: string, options: Options = {}) {
  const clock = testClock();
  clock.jump(Date.parse(time) - clock.now().getTime());
  const site = await startDesk({ clock, ...options });
  async function step(reference: string, status: string) {
    const { call } = site;
    const url = `/api/desk/requests/${reference}`;
    const { version } = (await call('GET', url)).json();
    const path = status === 'undo' ? `${url}/undo` : `${url}/status`;
    const answer = await call('POST', path, {
      version,
      ...(status !== 'undo' && { status }),
    });
    expect([status, answer.statusCode]).toEqual([status, 200]);
  }
  async function settle(ms = 0) {
    clock.advance(ms);
    site.app.outbox.wake();
    await site.app.outbox.idle();
  }
  return {
    ...site,
    step,
    settle,
    /** A booking whose job is done. */
    async done(changes: object = {}) {
      const { reference } = (await site.book({ email: customer, ...changes })).json();
      await step(reference, 'accepted');
      await step(reference, 'done');
      return reference as string;
    },
    waiting: async () =>
      (await site.outbox()).filter(({ kind, state }) => kind === 'review' && state === 'waiting'),
    asked: () => site.mails.filter(({ text }) => String(text).includes('reviews.example')),
    set: (key: string, value: string) => site.call('PUT', `/api/desk/settings/${key}`, { value }),
  };
}

const noon = '2026-11-25T17:00:00Z';
/** For PostgreSQL, whose own clock counts: what another clock dates would be too old or not yet valid. */
const now = () => new Date().toISOString();

test('two hours after the job the customer is asked for a review, with an opt-out link', async () => {
  const site = await startAt(noon);
  await site.done();
  await site.settle(2 * hour - 60_000);
  expect(site.asked()).toEqual([]);
  await site.settle(2 * 60_000);
  const [mail, ...others] = site.asked();
  expect(others).toEqual([]);
  expect(mail?.to.address).toBe(customer);
  expect(mail?.subject).toMatch(/^How did we do\? \(LS-/);
  expect(mail?.text).toContain('Write a review:\nhttps://reviews.example/write?a=1&b=2\n');
  expect(mail?.html).toContain('href="https://reviews.example/write?a=1&amp;b=2"');
  expect(mail?.text).toMatch(/\/request\/not-you#[\w-]{64}/);
  // No follow link, because the job is over, and nothing that was typed.
  expect(mail?.text).not.toMatch(/\/request#|Ann Smith|Main St|555/);
});

test.for(dialects)(
  'on %s a review request that is not due yet does not count as late',
  async ([, open]) => {
    const database = await open();
    const site = await startAt(now(), { database, environment: { OPS_PORT: '0' } });
    await site.done();
    await site.settle(hour);
    const [{ done_at } = { done_at: null }] = await site.rows();
    const done = new Date(String(done_at));
    const createdAt = (await site.waiting()).map(({ created_at }) => created_at);
    expect(createdAt).toEqual([askableFrom(done, done).toISOString()]);
    const metrics = await site.app.operations?.inject('/metrics');
    expect(metrics?.body).toContain('site_outbox_waiting{lane="mail"} 1\n');
    expect(metrics?.body).toContain('site_outbox_oldest_seconds{lane="mail"} 0\n');
  },
);

test('the review request is in the language of the request', async () => {
  const site = await startAt(noon);
  await site.done({ language: 'es' });
  await site.settle(3 * hour);
  expect(site.asked()[0]?.text).toContain('Escriba una reseña:\nhttps://reviews.example');
});

test.each([
  ['done by day', '2026-11-25T15:00:00Z', '2026-11-25T17:00:00.000Z'],
  ['done late, the next morning', '2026-11-25T23:30:00Z', '2026-11-26T14:00:00.000Z'],
  ['done at night, that morning', '2026-11-26T07:00:00Z', '2026-11-26T14:00:00.000Z'],
  ['in the last minute', '2026-11-25T22:59:59Z', '2026-11-26T00:59:59.000Z'],
  ['one second later', '2026-11-25T23:00:00Z', '2026-11-26T14:00:00.000Z'],
  ['clocks go forward that night', '2027-03-14T02:00:00Z', '2027-03-14T13:00:00.000Z'],
  ['clocks go back that night', '2026-11-01T02:00:00Z', '2026-11-01T14:00:00.000Z'],
])('review requests are sent between 9 AM and 8 PM in New York: %s', (_, done, from) => {
  expect(askableFrom(new Date(done), new Date(done)).toISOString()).toBe(from);
});

test('a review request that failed until night waits for the morning', async () => {
  const down = { isDown: true };
  const sent: string[] = [];
  const site = await startAt('2026-11-25T22:30:00Z', {
    mailer: {
      async send({ subject }) {
        if (down.isDown) throw new Error('no mail server');
        sent.push(subject);
      },
    },
  });
  await site.done();
  await site.settle(2 * hour);
  await site.settle(3 * hour);
  down.isDown = false;
  await site.settle(hour);
  const asks = () => sent.filter((subject) => subject.startsWith('How did'));
  expect(asks()).toEqual([]);
  expect((await site.waiting()).map(({ due_at }) => due_at)).toEqual(['2026-11-26T14:00:00.000Z']);
  await site.settle(10 * hour);
  expect(asks()).toHaveLength(1);
});

test.for(dialects)('on %s a person is asked at most once in 365 days', async ([, open]) => {
  const site = await startAt(now(), { database: await open() });
  // PostgreSQL uses the real time, so advance far enough for the next morning to be over.
  const nextDay = async () => {
    await site.settle(2 * hour + 60_000);
    for (let passed = 0; passed < 26; passed += 1) await site.settle(hour);
  };
  await site.done();
  await site.done();
  await nextDay();
  // Match by number alone first, then by another spelling of the address.
  await site.done({ email: 'other@example.com' });
  await site.done({ phone: '(201) 555-0199', email: 'Ann+x@EXAMPLE.com' });
  await nextDay();
  expect(site.asked()).toHaveLength(1);
  const hashes = await site.database.query.selectFrom('review_asks').selectAll().execute();
  expect(JSON.stringify(hashes)).not.toMatch(/ann@|5550123|example/i);
  const askedAgo = (ms: number) =>
    site.database.query
      .updateTable('review_asks')
      .set({ asked_at: new Date(site.clock.now().getTime() - ms).toISOString() })
      .execute();
  await askedAgo(363 * day);
  await site.done();
  await nextDay();
  expect(site.asked()).toHaveLength(1);
  await askedAgo(366 * day);
  await site.done();
  await nextDay();
  expect(site.asked()).toHaveLength(2);
});

test.each([
  ['undone', async (site, reference) => site.step(reference, 'undo')],
  ['opened again', async (site, reference) => site.step(reference, 'pending')],
] as [string, (site: Awaited<ReturnType<typeof startAt>>, reference: string) => Promise<void>][])(
  'a job that was %s after being done asks nobody, and being done again asks once',
  async (_, takeBack) => {
    const site = await startAt(noon);
    const reference = await site.done();
    expect(await site.waiting()).toHaveLength(1);
    await takeBack(site, reference);
    expect(await site.waiting()).toEqual([]);
    await site.settle(3 * hour);
    expect(site.asked()).toEqual([]);
    const { status } = (await site.call('GET', `/api/desk/requests/${reference}`)).json();
    if (status === 'pending') await site.step(reference, 'accepted');
    await site.step(reference, 'done');
    await site.settle(3 * hour);
    expect(site.asked()).toHaveLength(1);
  },
);

type Site = Awaited<ReturnType<typeof startAt>>;

test.each([
  [
    'has written since',
    async (site: Site, follow: string) => {
      const headers = { authorization: `Bearer ${follow}` };
      const note = { url: '/api/request/notes', headers, payload: { text: 'It jams again' } };
      expect((await site.app.inject({ method: 'POST', ...note })).statusCode).toBe(201);
    },
  ],
  [
    'is blocked',
    async (site: Site) => {
      const answer = await site.call('PUT', '/api/desk/blocked/2015550123', { reason: 'x' });
      expect(answer.statusCode).toBe(204);
    },
  ],
  [
    'wants no mail',
    async (site: Site) => {
      await site.settle();
      const [, token] =
        /not-you#([\w-]{64})/.exec(String(site.mails.map(({ text }) => text))) ?? [];
      const payload = { token };
      const answer = await site.app.inject({ method: 'POST', url: '/api/suppress', payload });
      expect(answer.statusCode).toBe(204);
    },
  ],
  [
    'is not to be asked by the setting',
    async (site: Site) => {
      expect((await site.set('review_requests', 'off')).statusCode).toBe(200);
    },
  ],
])('a customer who %s gets no review request', async (_, happens) => {
  const site = await startAt(noon);
  const booked = (await site.book({ email: customer })).json();
  await site.step(booked.reference, 'accepted');
  await site.step(booked.reference, 'done');
  await happens(site, booked.follow);
  await site.settle(3 * hour);
  expect(site.asked()).toEqual([]);
  expect(await site.waiting()).toEqual([]);
});

test('an earlier note, or one by the desk, does not stop the review request', async () => {
  const site = await startAt(noon);
  const booked = (await site.book({ email: customer })).json();
  const headers = { authorization: `Bearer ${booked.follow}` };
  const payload = { text: 'At the back door' };
  await site.app.inject({ method: 'POST', url: '/api/request/notes', headers, payload });
  await site.step(booked.reference, 'accepted');
  await site.step(booked.reference, 'done');
  await site.call('POST', `/api/desk/requests/${booked.reference}/notes`, { text: 'Left a key' });
  await site.settle(3 * hour);
  expect(site.asked()).toHaveLength(1);
});

test.each(['cancelled', 'spam'])(
  'no review request is queued after the status %s',
  async (status) => {
    const site = await startAt(noon);
    const { reference } = (await site.book({ email: customer })).json();
    await site.step(reference, 'accepted');
    await site.step(reference, status);
    expect(await site.waiting()).toEqual([]);
  },
);

test('no review request is queued while they are switched off or without an address', async () => {
  const site = await startAt(noon);
  await site.done({ email: undefined });
  expect((await site.set('review_requests', ' OFF ')).json().value).toBe('off');
  expect((await site.set('review_requests', 'maybe')).statusCode).toBe(422);
  await site.done();
  expect(await site.waiting()).toEqual([]);
});

test('a clock that jumps does not cause a second review request or one at night', async () => {
  const site = await startAt(noon);
  await site.done();
  await site.settle(3 * hour);
  expect(site.asked()).toHaveLength(1);
  await site.done();
  site.clock.jump(400 * day);
  await site.settle(3 * hour);
  site.clock.jump(-400 * day);
  await site.settle(3 * hour);
  expect(await site.waiting()).toHaveLength(1);
  await site.settle(14 * hour);
  expect(site.asked()).toHaveLength(1);
  expect(await site.waiting()).toEqual([]);
});

test('two servers on one PostgreSQL ask a person for a review once', async () => {
  const url = await temporaryPostgresUrl();
  const site = await startAt(now(), { database: await openTemporaryPostgres(url) });
  await site.done();
  await site.done();
  const other = await startTestApp({
    database: await openTemporaryPostgres(url),
    clock: site.clock,
  });
  for (let passed = 0; passed < 30; passed += 1) {
    site.clock.advance(hour);
    for (const { app } of [site, other]) app.outbox.wake();
    await Promise.all([site.app.outbox.idle(), other.app.outbox.idle()]);
  }
  const asks = [...site.mails, ...other.mails].filter(({ text }) =>
    String(text).includes('reviews.example'),
  );
  expect(asks).toHaveLength(1);
});

test('when a server dies after recording that it asked, the next attempt still sends the mail', async () => {
  const site = await startAt(noon);
  await site.done();
  await site.settle(3 * hour);
  const { query } = site.database;
  expect(await query.selectFrom('review_asks').selectAll().execute()).toHaveLength(2);
  site.mails.length = 0;
  await query
    .updateTable('outbox')
    .set({ state: 'waiting', claimed_by: 'dead', due_at: noon, finished_at: null })
    .where('kind', '=', 'review')
    .execute();
  await site.settle();
  expect(site.asked()).toHaveLength(1);
});

test('the record of who was asked is deleted after 365 days', async () => {
  const site = await startAt(noon);
  const { query, write } = site.database;
  for (const [id, asked_at] of [
    ['old', '2025-11-25T16:00:00.000Z'],
    ['new', '2025-11-25T18:00:00.000Z'],
  ] as const)
    await query.insertInto('review_asks').values({ id, asked_at }).execute();
  await write((transaction) => purgeDesk(transaction, site.clock.now()));
  expect(
    (await query.selectFrom('review_asks').select('id').execute()).map(({ id }) => id),
  ).toEqual(['new']);
});
