import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { cookieOf, origin, pageOf, startDesk } from '../../tests/support/desk/desk.ts';
import { listenForEvents } from '../../tests/support/server/event-stream.ts';
import {
  memoryMailer,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';
import type { Database, Write } from '../database/database.ts';
import { purgeOld } from '../housekeeping.ts';
import { appendEvent, eventsAfter, numberEvents } from '../requests/event-log.ts';
import { createEventStreams } from './event-streams.ts';
import type { Session } from './sessions.ts';

const refused = Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 });
const streamTimes = { pollMs: 50, commentMs: 100 };

async function startListening(options: Parameters<typeof startDesk>[0] = {}) {
  const site = await startDesk({ ...options, streamTimes });
  const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...site, url };
}

test.for(dialects)(
  'on %s the stream reports each new request and each change',
  async ([, open]) => {
    const { url, cookie, book, call } = await startListening({ database: await open() });
    const stream = await listenForEvents(url, cookie);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    const { reference } = (await book()).json();
    await expect
      .poll(stream.events)
      .toEqual([['request', { reference, version: 1, status: 'pending', about: 'created' }]]);
    await call('GET', `/api/desk/requests/${reference}`);
    await call('POST', `/api/desk/requests/${reference}/status`, {
      status: 'accepted',
      version: 1,
    });
    await call('POST', `/api/desk/requests/${reference}/notes`, { text: 'x' });
    await expect.poll(stream.events).toHaveLength(3);
    expect(stream.events().slice(1)).toEqual([
      ['request', { reference, version: 2, status: 'accepted', about: 'changed' }],
      ['request', { reference, version: 3, status: 'accepted', about: 'changed' }],
    ]);
    await expect.poll(stream.text).toContain('\n\n: still here\n\n');
    await stream.close();
  },
);

test.for(dialects)('on %s each event says what it is about', async ([, open]) => {
  const environment = { ALARM_AFTER_MIN: '3' };
  const mailer = { ...memoryMailer(), send: async () => Promise.reject(refused) };
  const site = await startListening({ database: await open(), environment, mailer });
  const { url, cookie, book, app, clock } = site;
  const { reference, follow } = (await book()).json();
  await app.outbox.idle();
  const stream = await listenForEvents(url, cookie, '0');
  const abouts = () => stream.events().map(([, { about }]) => about);
  await expect.poll(abouts).toEqual(['created', 'mail_dead']);
  clock.advance(4 * 60_000);
  await expect.poll(abouts).toEqual(['created', 'mail_dead', 'alarm', 'mail_dead']);
  const headers = { authorization: `Bearer ${follow}` };
  const asCustomer = (path: string, payload?: object) =>
    app.inject({ method: 'POST', url: path, headers, ...(payload && { payload }) });
  await asCustomer('/api/request/notes', { text: 'x' });
  await expect.poll(abouts).toHaveLength(6);
  await asCustomer('/api/request/cancel');
  await expect.poll(abouts).toHaveLength(8);
  expect(abouts().slice(4)).toEqual(['note', 'mail_dead', 'cancelled', 'mail_dead']);
  expect(stream.events().at(-1)).toEqual([
    'request',
    { reference, version: 3, status: 'cancelled', about: 'mail_dead' },
  ]);
  await stream.close();
});

test('an event stored by the previous version does not say what it is about', async () => {
  const { url, cookie, database } = await startListening();
  const stream = await listenForEvents(url, cookie);
  const event = { reference: 'LS-AAAAAA', version: 1, status: 'pending' as const };
  await database.write((transaction) =>
    transaction
      .insertInto('desk_events')
      .values({ ...event, position: null, about: null, at: new Date().toISOString() })
      .execute(),
  );
  await expect.poll(stream.events).toEqual([['request', event]]);
  await stream.close();
});

test('a tab that opens a new stream ends its old one, and no stream of another tab or session', async () => {
  const site = await startListening();
  const { url, cookie } = site;
  const listen = (tab: string) => listenForEvents(url, cookie, undefined, { 'x-tab': tab });
  const [other, old] = [await listen('other'), await listen('one')];
  for (let time = 0; time < 15; time += 1) await listen('one');
  await old.ended;
  expect(other.hasEnded()).toBe(false);
  const stranger = await listenForEvents(url, await cookieOf(site), undefined, {
    'x-tab': 'other',
  });
  expect(other.hasEnded()).toBe(false);
  await Promise.all([other.close(), stranger.close()]);
});

test.for(dialects)(
  'on %s a broken stream resumes after the last event received',
  async ([, open]) => {
    const { url, cookie, book } = await startListening({ database: await open() });
    const before = await listenForEvents(url, cookie);
    await book();
    await expect.poll(before.events).toHaveLength(1);
    await before.close();
    const missed = [(await book()).json().reference, (await book()).json().reference];
    const after = await listenForEvents(url, cookie, before.lastId());
    await expect.poll(after.events).toHaveLength(2);
    expect(after.events().map(([, { reference }]) => reference)).toEqual(missed);
    await after.close();

    for (const unknown of ['999999', '-1', 'x', '']) {
      const stream = await listenForEvents(url, cookie, unknown);
      await expect.poll(stream.events).toEqual([['reload', {}]]);
      await stream.close();
    }
  },
);

test.for(dialects)(
  'on %s a desk whose missed events were deleted is told to reload its list',
  async ([, open]) => {
    const database = await open();
    const { url, cookie, book, clock } = await startListening({ database });
    const before = await listenForEvents(url, cookie);
    await book();
    await expect.poll(before.events).toHaveLength(1);
    await before.close();
    await book();
    await book();
    await purgeOld(database, new Date(clock.now().getTime() + 3 * 24 * 3_600_000));
    const after = await listenForEvents(url, cookie, before.lastId());
    await expect.poll(after.events).toEqual([['reload', {}]]);
    await after.close();
  },
);

test('a desk that gets too many changes at once is told to reload its list', async () => {
  const { url, cookie, book, database } = await startListening();
  const stream = await listenForEvents(url, cookie);
  const at = new Date().toISOString();
  const event = {
    position: null,
    reference: 'LS-AAAAAA',
    version: 1,
    status: null,
    about: null,
    at,
  };
  const many = Array.from({ length: 1001 }, () => event);
  await database.write((transaction) =>
    transaction.insertInto('desk_events').values(many).execute(),
  );
  await expect.poll(stream.events).toEqual([['reload', {}]]);
  const { reference } = (await book()).json();
  await expect.poll(stream.events).toHaveLength(2);
  expect(stream.events()[1]).toMatchObject(['request', { reference }]);
  await stream.close();
});

test('a stream of one server shows requests stored by another', async () => {
  const databaseUrl = await temporaryPostgresUrl();
  const first = await startListening({ database: await openTemporaryPostgres(databaseUrl) });
  const second = await startTestApp({ database: await openTemporaryPostgres(databaseUrl) });
  const stream = await listenForEvents(first.url, first.cookie);
  const answers = await Promise.all(Array.from({ length: 20 }, () => second.book()));
  const references = answers.map((answer) => answer.json().reference).sort();
  await expect.poll(stream.events).toHaveLength(20);
  expect(
    stream
      .events()
      .map(([, { reference }]) => reference)
      .sort(),
  ).toEqual(references);
  await stream.close();
});

test('erasing a request tells desks to reload their lists', async () => {
  const environment = { DATA_DIR: await temporaryDirectory() };
  const { url, cookie, book, call } = await startListening({ environment });
  const { reference } = (await book()).json();
  const stream = await listenForEvents(url, cookie);
  await call('DELETE', `/api/desk/requests/${reference}`);
  await expect.poll(stream.events).toEqual([['reload', {}]]);
  await stream.close();
});

test('a stream ends with its session, and streams of other sessions do not', async () => {
  const site = await startListening();
  const other = await cookieOf(site);
  const [own, others] = [
    await listenForEvents(site.url, site.cookie),
    await listenForEvents(site.url, other),
  ];
  await site.call('DELETE', '/api/desk/session');
  await own.ended;
  expect(others.hasEnded()).toBe(false);
  await pageOf(site, { cookie: other })('DELETE', '/api/desk/sessions');
  await others.ended;
});

test('a session may open ten streams, and closing the server ends them all', async () => {
  const { url, cookie, app } = await startListening();
  const streams = await Promise.all(Array.from({ length: 10 }, () => listenForEvents(url, cookie)));
  const eleventh = await fetch(`${url}/api/desk/events`, { headers: { cookie, origin } });
  expect(eleventh.status).toBe(429);
  const closed = app.close();
  await Promise.all(streams.map(({ ended }) => ended));
  await closed;
});

test('of many streams that a session opens at once, ten stay open', async () => {
  const database = await openTemporaryPostgres(await temporaryPostgresUrl());
  const { url, cookie, app } = await startListening({ database });
  const open = () => fetch(`${url}/api/desk/events`, { headers: { cookie } });
  const statuses = (await Promise.all(Array.from({ length: 30 }, open))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([...Array(10).fill(200), ...Array(20).fill(429)]);
  await app.close();
});

test('a desk that goes away frees the place of its stream', async () => {
  const { url, cookie } = await startListening();
  const streams = await Promise.all(Array.from({ length: 10 }, () => listenForEvents(url, cookie)));
  for (const stream of streams) await stream.close();
  const open = async () => {
    const response = await fetch(`${url}/api/desk/events`, { headers: { cookie } });
    await response.body?.cancel();
    return response.status;
  };
  await expect.poll(open).toBe(200);
});

async function openStreams() {
  const { database, app } = await startTestApp();
  const streams = createEventStreams({
    database,
    log: app.log,
    times: { pollMs: 50, commentMs: 60_000 },
    liveSessions: async (ids) => new Set(ids),
  });
  onTestFinished(() => streams.close());
  const open = (id: string) => streams.open({ id } as Session, undefined, undefined);
  return { database, streams, open };
}

test('a server has at most 300 streams', async () => {
  const { open } = await openStreams();
  for (let count = 0; count < 300; count += 1) expect(await open(`${count}`)).toBeDefined();
  expect(await open('300')).toBeUndefined();
});

test('a desk that reads nothing is disconnected before its events fill the memory', async () => {
  const { database, open } = await openStreams();
  const idle = await open('idle');
  const event = { position: null, reference: 'LS-AAAAAA', version: 1, status: 'pending' } as const;
  const at = new Date().toISOString();
  const events = Array.from({ length: 500 }, () => ({ ...event, at, about: 'changed' as const }));
  const change = async () => {
    await database.query.insertInto('desk_events').values(events).execute();
    return idle?.destroyed;
  };
  await expect.poll(change).toBe(true);
});

/** Numbers events, and commits only once `mayCommit` resolves. Resolves when they are numbered. */
async function startNumbering(database: Database, mayCommit: Promise<void>) {
  const isNumbered = Promise.withResolvers<void>();
  const write: Write = (work) =>
    database.write(async (transaction) => {
      const result = await work(transaction);
      isNumbered.resolve();
      await mayCommit;
      return result;
    });
  const done = numberEvents({ ...database, write });
  await isNumbered.promise;
  return { done };
}

test('an event that two servers number at once keeps the position it got first', async () => {
  const url = await temporaryPostgresUrl();
  const [one, other] = [await openTemporaryPostgres(url), await openTemporaryPostgres(url)];
  const append = (reference: string, until = Promise.resolve()) => {
    const isAppended = Promise.withResolvers<void>();
    const done = one.write(async (transaction) => {
      const row = { reference, version: 1, status: 'pending' } as const;
      await appendEvent(transaction, row, new Date().toISOString(), 'changed');
      isAppended.resolve();
      await until;
    });
    return { done, isAppended: isAppended.promise };
  };
  const mayCommit = Promise.withResolvers<void>();
  const early = append('LS-AAAAAA', mayCommit.promise);
  await early.isAppended;
  await append('LS-BBBBBB').done;
  const mayCommitNumbers = Promise.withResolvers<void>();
  const first = await startNumbering(other, mayCommitNumbers.promise);
  mayCommit.resolve();
  await early.done;
  const second = numberEvents(one);
  const waiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(one.query);
    return rows.length;
  };
  await expect.poll(waiting).toBe(1);
  mayCommitNumbers.resolve();
  await Promise.all([first.done, second]);
  const events = await eventsAfter(one, 0, 10);
  expect(events.map(({ reference }) => reference)).toEqual(['LS-BBBBBB', 'LS-AAAAAA']);
});
