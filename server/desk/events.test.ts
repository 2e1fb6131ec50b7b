import { expect, test } from 'vitest';
import { cookieOf, origin, pageOf, startDesk } from '../../tests/support/desk.ts';
import { dialects } from '../../tests/support/dialects.ts';
import { listenForEvents } from '../../tests/support/event-stream.ts';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/temporary-postgres.ts';
import { startTestApp, temporaryDirectory } from '../../tests/support/test-app.ts';
import { purgeExpired } from '../housekeeping.ts';

const soon = { timeout: 10_000 };
const streamTimes = { pollMs: 50, commentMs: 100 };

async function startListening(options: Parameters<typeof startDesk>[0] = {}) {
  const site = await startDesk({ ...options, streamTimes });
  const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...site, url };
}

test.for(dialects)('on %s a desk hears of what is new and of each change', async ([, open]) => {
  const { url, cookie, book, call } = await startListening({ database: await open() });
  const stream = await listenForEvents(url, cookie);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('cache-control')).toBe('no-store');
  const { reference } = (await book()).json();
  await expect
    .poll(stream.events, soon)
    .toEqual([['request', { reference, version: 1, status: 'pending' }]]);
  await call('GET', `/api/desk/requests/${reference}`);
  await call('POST', `/api/desk/requests/${reference}/status`, { status: 'accepted', version: 1 });
  await call('POST', `/api/desk/requests/${reference}/notes`, { text: 'x' });
  await expect.poll(stream.events, soon).toHaveLength(3);
  expect(stream.events().slice(1)).toEqual([
    ['request', { reference, version: 2, status: 'accepted' }],
    ['request', { reference, version: 3, status: 'accepted' }],
  ]);
  await expect.poll(stream.text, soon).toContain('\n\n: still here\n\n');
  await stream.close();
});

test.for(dialects)('on %s a stream that broke goes on where it was', async ([, open]) => {
  const { url, cookie, book } = await startListening({ database: await open() });
  const before = await listenForEvents(url, cookie);
  await book();
  await expect.poll(before.events, soon).toHaveLength(1);
  await before.close();
  const missed = [(await book()).json().reference, (await book()).json().reference];
  const after = await listenForEvents(url, cookie, before.lastId());
  await expect.poll(after.events, soon).toHaveLength(2);
  expect(after.events().map(([, { reference }]) => reference)).toEqual(missed);
  await after.close();

  for (const unknown of ['999999', '-1', 'x', '']) {
    const stream = await listenForEvents(url, cookie, unknown);
    await expect.poll(stream.events, soon).toEqual([['reload', {}]]);
    await stream.close();
  }
});

test.for(dialects)(
  'on %s a desk that slept until events were deleted reads its list again',
  async ([, open]) => {
    const database = await open();
    const { url, cookie, book, clock } = await startListening({ database });
    const before = await listenForEvents(url, cookie);
    await book();
    await expect.poll(before.events, soon).toHaveLength(1);
    await before.close();
    await book();
    await book();
    await purgeExpired(database, new Date(clock.now().getTime() + 3 * 24 * 3_600_000));
    const after = await listenForEvents(url, cookie, before.lastId());
    await expect.poll(after.events, soon).toEqual([['reload', {}]]);
    await after.close();
  },
);

test('a desk that more changes come for at once than it can show is told to read its list again', async () => {
  const { url, cookie, book, database } = await startListening();
  const stream = await listenForEvents(url, cookie);
  const at = new Date().toISOString();
  const event = { position: null, reference: 'LS-AAAAAA', version: 1, status: null, at };
  const many = Array.from({ length: 1001 }, () => event);
  await database.write((transaction) =>
    transaction.insertInto('desk_events').values(many).execute(),
  );
  await expect.poll(stream.events, soon).toEqual([['reload', {}]]);
  const { reference } = (await book()).json();
  await expect.poll(stream.events, soon).toHaveLength(2);
  expect(stream.events()[1]).toMatchObject(['request', { reference }]);
  await stream.close();
});

test('what was stored by one server the stream of another shows', async () => {
  const databaseUrl = await temporaryPostgresUrl();
  const first = await startListening({ database: await openTemporaryPostgres(databaseUrl) });
  const second = await startTestApp({ database: await openTemporaryPostgres(databaseUrl) });
  const stream = await listenForEvents(first.url, first.cookie);
  const answers = await Promise.all(Array.from({ length: 20 }, () => second.book()));
  const references = answers.map((answer) => answer.json().reference).sort();
  await expect.poll(stream.events, soon).toHaveLength(20);
  expect(
    stream
      .events()
      .map(([, { reference }]) => reference)
      .sort(),
  ).toEqual(references);
  await stream.close();
});

test('a request that is erased makes every desk read its list again', async () => {
  const environment = { DATA_DIR: await temporaryDirectory() };
  const { url, cookie, book, call } = await startListening({ environment });
  const { reference } = (await book()).json();
  const stream = await listenForEvents(url, cookie);
  await call('DELETE', `/api/desk/requests/${reference}`);
  await expect.poll(stream.events, soon).toEqual([['reload', {}]]);
  await stream.close();
});

test('a stream ends with its session, and no other does', async () => {
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

test('a session may open ten streams, and a server that closes ends them all', async () => {
  const { url, cookie, app } = await startListening();
  const streams = await Promise.all(Array.from({ length: 10 }, () => listenForEvents(url, cookie)));
  const eleventh = await fetch(`${url}/api/desk/events`, { headers: { cookie, origin } });
  expect(eleventh.status).toBe(429);
  const closed = app.close();
  await Promise.all(streams.map(({ ended }) => ended));
  await closed;
});
