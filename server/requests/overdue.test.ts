import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { startSubscribed } from '../../tests/support/desk/push-desk.ts';
import { testClock } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { tellOverdue } from './overdue.ts';

const minute = 60_000;
const moment = 30_000;

/** A request that is on the way, expected in 20 minutes, and assigned to the subscribed person. */
async function startOnTheWay(options: Parameters<typeof startSubscribed>[0] = {}) {
  const site = await startSubscribed(options);
  const { reference } = (await site.book()).json();
  await site.settle();
  const { config, database } = site;
  const clock = await openServerClock(database, site.clock);
  let version = 1;
  const change = async (path: string, step: object, method: 'POST' | 'PATCH' = 'POST') => {
    const url = `/api/desk/requests/${reference}${path}`;
    const headers = { origin: config.SITE_URL, cookie: site.cookie };
    const payload = { version, ...step };
    expect((await site.app.inject({ method, url, headers, payload })).statusCode).toBe(200);
    version += 1;
  };
  await change('/status', { status: 'on_the_way', eta_minutes: 20 });
  return {
    ...site,
    reference,
    change,
    ask: () => tellOverdue({ config, database, clock }),
    asked: async () => {
      site.clock.advance(moment);
      await site.settle();
      return site.titles().filter((title) => title.startsWith('Still'));
    },
  };
}

test.for(dialects)(
  'on %s the person on the way is asked once, 10 minutes after each expected arrival',
  async ([, open]) => {
    const { clock, ask, asked, change } = await startOnTheWay({ database: await open() });
    clock.advance(30 * minute - moment);
    expect(await ask()).toBe(0);
    clock.advance(2 * moment);
    const asks = await Promise.all([ask(), ask(), ask()]);
    expect(asks.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(1);
    expect(await asked()).toEqual(['Still on the way? · ASAP · House Lockout']);
    clock.advance(120 * minute);
    expect(await ask()).toBe(0);

    await change('', { eta_minutes: 15 }, 'PATCH');
    clock.advance(20 * minute);
    expect(await ask()).toBe(0);
    clock.advance(6 * minute);
    await ask();
    expect(await asked()).toHaveLength(2);
  },
);

test('when the assignee on the way was removed, other people are asked instead', async () => {
  const { clock, ask, asked, change, database } = await startOnTheWay();
  await database.query
    .insertInto('people')
    .values({ email: 'lee@desk.example', on_duty: 1, added_by: 'x' })
    .execute();
  await change('', { assignee: 'lee@desk.example' }, 'PATCH');
  await database.query.deleteFrom('people').execute();
  clock.advance(31 * minute);
  await ask();
  expect(await asked()).toHaveLength(1);
});

test.for(dialects)(
  'on %s after an arrival nobody is asked, and nothing is written to the database',
  async ([, open]) => {
    const site = await startOnTheWay({ database: await open() });
    const { clock, ask, asked, change, config, database } = site;
    const serverClock = await openServerClock(database, clock);
    await change('', { arrived: true }, 'PATCH');
    clock.advance(60 * minute);
    expect(await ask()).toBe(0);
    expect(await asked()).toEqual([]);
    let writes = 0;
    const write: typeof database.write = (work) => {
      writes += 1;
      return database.write(work);
    };
    await tellOverdue({ config, database: { ...database, write }, clock: serverClock });
    expect(writes).toBe(0);
  },
);

test.each([
  ['is done', '/status', { status: 'done' }],
  ['was turned back', '/status', { status: 'accepted' }],
] as const)('nobody is asked about a request that %s', async (_, path, step) => {
  const { clock, ask, asked, change } = await startOnTheWay();
  await change(path, step);
  clock.advance(60 * minute);
  expect(await ask()).toBe(0);
  expect(await asked()).toEqual([]);
});

test('nobody is asked about a sample', async () => {
  const { clock, ask, asked, database } = await startOnTheWay();
  await database.query.updateTable('submissions').set({ captcha_provider: 'sample' }).execute();
  clock.advance(60 * minute);
  expect(await ask()).toBe(0);
  expect(await asked()).toEqual([]);
});

test('a push that could not be sent before a new arrival time was set is not sent late', async () => {
  const { clock, ask, asked, change, service } = await startOnTheWay();
  service.state.answer = (response) => response.writeHead(500).end();
  clock.advance(31 * minute);
  await ask();
  await asked();
  const tried = service.posts.length;
  service.state.answer = (response) => response.writeHead(201).end();
  await change('', { eta_minutes: 15 }, 'PATCH');
  clock.advance(minute);
  await asked();
  expect(service.posts).toHaveLength(tried);
});

test('two servers on one PostgreSQL, one of whose clocks is a minute ahead, ask once', async () => {
  const url = await temporaryPostgresUrl();
  const site = await startOnTheWay({ database: await openTemporaryPostgres(url) });
  const other = await openTemporaryPostgres(url);
  const ahead = testClock();
  ahead.jump(minute);
  const clock = await openServerClock(other, ahead);
  ahead.advance(30 * minute - moment);
  expect(await tellOverdue({ config: site.config, database: other, clock })).toBe(0);
  ahead.advance(2 * moment);
  site.clock.advance(30 * minute + moment);
  await Promise.all([site.ask(), tellOverdue({ config: site.config, database: other, clock })]);
  const rows = (await site.pushes()).filter(({ payload }) => payload?.includes('overdue'));
  expect(rows).toHaveLength(1);
});
