import { expect, test } from 'vitest';
import { areas } from '../../content/facts/areas.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { paidByWays } from '../../contract/dollars.ts';
import { languages } from '../../contract/languages.ts';
import { localDay, localFormat } from '../../contract/local-time.ts';
import { requestStatuses } from '../../contract/request-status.ts';
import { services, timeframes } from '../../contract/services.ts';
import { readValues } from '../../contract/typed-values.ts';
import { checkValues } from '../../server/booking/check-values.ts';
import { dayAfter, hourOfDay } from '../../server/timing/local-days.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { owner, startDesk } from '../../tests/support/desk/desk.ts';
import { drawsFrom } from './draws.ts';
import { sampleBody } from './sample-body.ts';
import { sampleRequests } from './sample-requests.ts';
import { removeSample, storeSample } from './store-sample.ts';

const now = new Date('2026-11-22T03:30:00.000Z');
const first = { replaces: false, now };

test.for(dialects)('on %s, the sample has a month of every kind of request', async ([, open]) => {
  const site = await startDesk({ database: await open(), environment: { ALARM_AFTER_MIN: '3' } });
  // Just after midnight, a request of the evening before may be a third one that somebody is on the way to.
  const yesterday = dayAfter(localDay(site.clock.now()), -1);
  const at = new Date(String(hourOfDay(yesterday, 12)));
  const requests = sampleRequests(at, [owner]);
  expect(await storeSample(site.database, requests, { ...first, now: at })).toEqual({
    kind: 'stored',
  });

  const { items, counts } = (await site.call('GET', '/api/desk/requests?limit=200')).json();
  expect(items.length).toBeGreaterThan(110);
  expect(items.length).toBeLessThan(130);
  expect(counts.pending + counts.accepted).toBeGreaterThanOrEqual(8);
  expect(counts.on_the_way).toBe(2);
  const rows = await site.rows();
  for (const row of rows) {
    expect([row.captcha_provider, row.captcha_status]).toEqual(['sample', 'sample']);
    expect(row.created_at <= at.toISOString() && (row.seen_at ?? '') <= at.toISOString()).toBe(
      true,
    );
  }
  const found = (column: keyof (typeof rows)[number]) => new Set(rows.map((row) => row[column]));
  expect(found('status')).toEqual(new Set(requestStatuses));
  expect(found('timeframe')).toEqual(new Set([null, ...timeframes]));
  expect(found('town')).toEqual(new Set([null, ...areas.map(({ name }) => name)]));
  for (const service of services.slice(0, -1)) expect(found('service')).toContain(service);
  expect(found('language')).toEqual(new Set(languages));
  expect(found('paid_by')).toEqual(new Set([null, ...paidByWays]));
  for (const row of rows) {
    const isDone = row.status === 'done';
    expect([row.reference, row.paid_cents !== null]).toEqual([row.reference, isDone]);
    if (row.accepted_at) expect(row.assignee).toBe(owner);
    if (row.status === 'on_the_way') expect(row.eta_at).not.toBeNull();
  }
  const planned = rows.filter(({ appointment_at }) => appointment_at);
  expect(planned.length).toBeGreaterThan(15);
  const hourOf = localFormat({ hour: 'numeric', hourCycle: 'h23' });
  for (const { appointment_at } of planned) {
    expect(Number(hourOf(appointment_at ?? ''))).toBeGreaterThanOrEqual(7);
  }
  expect(found('type')).toEqual(new Set(['booking', 'callback']));
  expect(new Set(rows.map(({ created_at }) => localDay(created_at))).size).toBeGreaterThan(25);

  const stats = (await site.call('GET', '/api/desk/stats')).json();
  expect(stats.days.every(({ taps }: { taps: number }) => taps > 0)).toBe(true);
  expect(stats.sources.length).toBeGreaterThan(4);
  expect(stats.seconds_to_accepted.median).toBeGreaterThan(30);
  const cancelled = await site.database.query
    .selectFrom('history')
    .selectAll()
    .where('who', '=', 'customer')
    .execute();
  expect(cancelled.length).toBeGreaterThan(2);
  for (const { reference } of items) {
    const { statusCode, body } = await site.call('GET', `/api/desk/requests/${reference}`);
    expect(statusCode).toBe(200);
    const { status, texts, thread }: RequestDetail = JSON.parse(body);
    expect([texts, thread.length > 1]).toEqual(['none', status === 'on_the_way']);
  }
});

test.for(dialects)(
  'on %s, sample data sends no mail and raises no alarm, then or later',
  async ([, open]) => {
    const database = await open();
    const site = await startDesk({ database, environment: { ALARM_AFTER_MIN: '1' } });
    await storeSample(database, sampleRequests(site.clock.now(), [owner]), first);
    site.clock.advance(3_600_000);
    site.app.outbox.wake();
    await site.app.outbox.idle();
    expect(site.mails).toEqual([]);
    const states = (await site.outbox()).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['sent']));
    expect(await database.query.selectFrom('alarms').selectAll().execute()).toEqual([]);
    // One event for open desks, not hundreds.
    const events = await database.query.selectFrom('desk_events').selectAll().execute();
    expect(events).toMatchObject([{ reference: null }]);
  },
);

test.for(dialects)(
  'on %s, if two calls fill the database at once, one is refused',
  async ([, open]) => {
    const database = await open();
    const fill = () => storeSample(database, sampleRequests(now, [owner]), first);
    const kinds = (await Promise.all([fill(), fill()])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['stored', 'there']);
  },
);

test.for(dialects)(
  'on %s, sample data can be replaced and removed, and real requests stay',
  async ([, open]) => {
    const database = await open();
    const site = await startDesk({ database });
    const requests = sampleRequests(now, [owner]);
    await storeSample(database, requests, first);
    const nextDay = new Date(now.getTime() + 24 * 3_600_000);
    const again = { replaces: true, now: nextDay };
    const later = sampleRequests(nextDay, [owner]);
    expect(await storeSample(database, later, again)).toEqual({ kind: 'stored' });
    expect(await site.rows()).toHaveLength(later.length);

    const { reference } = (await site.book()).json();
    expect(await storeSample(database, later, again)).toEqual({ kind: 'real', count: 1 });
    expect(await removeSample(database, nextDay)).toBe(later.length);
    expect(await site.rows()).toMatchObject([{ reference }]);
    const listed = await database.query.selectFrom('request_index').selectAll().execute();
    expect(listed).toHaveLength(1);
    expect(await database.query.selectFrom('history').selectAll().execute()).toEqual([]);
    expect(await removeSample(database, nextDay)).toBe(0);
    expect(await database.query.selectFrom('taps').selectAll().execute()).toEqual([]);
  },
);

test('the same time gives exactly the same sample, with unique ids and references', () => {
  expect(sampleRequests(now, [owner])).toEqual(sampleRequests(now, [owner]));
  const rows = sampleRequests(now, [owner]).map(({ row }) => row);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length);
});

test('every made-up request passes the form’s checks, and its contact data reach nobody', () => {
  const draws = drawsFrom('any');
  for (const service of [...services, ...services, ...services]) {
    const body = sampleBody(draws, { type: 'booking', service, timeframe: 'ASAP' });
    expect(checkValues('booking', readValues(body))).toBeUndefined();
    expect(body.phone).toMatch(/^\(201\) 555-01\d\d$/);
    expect(body.email ?? 'a@example.com').toMatch(/^[^@ ]+@example\.com$/);
    expect(body.address).toMatch(/^99\d\d /);
  }
});
