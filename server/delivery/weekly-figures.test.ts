import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { owner, startDesk } from '../../tests/support/desk/desk.ts';
import { testClock } from '../../tests/support/server/test-app.ts';
import type { Database } from '../database/database.ts';
import { countTap } from '../taps/count-tap.ts';
import { queueWeeklyMail } from './weekly-figures.ts';

const minute = 60_000;
const dana = 'dana@locksmith.example';

type Options = Parameters<typeof startDesk>[0];

/** Starts a desk of two people. `at` queues the weekly mail by a separate clock. */
async function startWeekly(options: Options = {}) {
  const site = await startDesk({ environment: { DESK_EMAILS: `${owner},${dana}` }, ...options });
  const { config, database } = site;
  await database.query.deleteFrom('deletion_clock').execute();
  const at = (time: string, own: Database = database) => {
    const now = new Date(time);
    const clock = { now: () => now, steady: () => now, sync: async () => undefined };
    return queueWeeklyMail({ config, database: own, clock });
  };
  return {
    ...site,
    at,
    /** Moves this booking to that time, and its acceptance to 4 minutes later. */
    async came(reference: string, time: string, changes: object = {}) {
      const row = (await site.rows()).find((one) => one.reference === reference);
      const accepted_at = new Date(Date.parse(time) + 4 * minute).toISOString();
      const id = row?.id ?? '';
      const moved = { created_at: time, accepted_at, ...changes };
      await database.query.updateTable('submissions').set(moved).where('id', '=', id).execute();
      await database.query
        .updateTable('request_index')
        .set({ created_at: time })
        .where('submission_id', '=', id)
        .execute();
    },
    booked: async () => (await site.book()).json().reference as string,
    weekly: async () => (await site.outbox()).filter(({ kind }) => kind === 'weekly'),
    sent: () => site.mails.filter(({ subject }) => subject.startsWith('Last week')),
    async settle() {
      site.clock.advance(minute);
      site.app.outbox.wake();
      await site.app.outbox.idle();
    },
  };
}

const paid = (source: string | null, cents: number) => ({
  status: 'done' as const,
  paid_cents: cents,
  traffic_source: source && JSON.stringify({ source }),
});

test.for(dialects)(
  'on %s the figures of last week and the week before are mailed to everybody once',
  async ([, open]) => {
    const site = await startWeekly({ database: await open() });
    const { database } = site;
    // The first and the last minute of last week in New York, and the minutes around that week.
    await site.came(await site.booked(), '2026-11-16T05:00:00.000Z', paid('google', 9500));
    await site.came(await site.booked(), '2026-11-23T04:59:00.000Z', paid('<b>yelp', 120_050));
    await site.came(await site.booked(), '2026-11-16T04:59:00.000Z', paid('google', 5000));
    await site.came(await site.booked(), '2026-11-23T05:00:00.000Z');
    for (const [on, count] of [
      ['2026-11-15', 3],
      ['2026-11-16', 1],
      ['2026-11-22', 1],
      ['2026-11-23', 7],
    ] as const)
      for (let taps = 0; taps < count; taps += 1)
        await countTap(database, on, { page: '/', kind: 'call', source: 'direct' } as never);

    expect(await site.at('2026-11-23T11:59:59Z')).toBe(false);
    const all = await Promise.all([1, 2, 3].map(() => site.at('2026-11-23T12:00:00Z')));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await site.at('2026-11-23T12:01:00Z')).toBe(false);
    await site.settle();
    const mails = site.sent();
    expect(mails.map(({ to }) => to.address).sort()).toEqual([dana, owner]);
    expect(mails[0]?.subject).toBe('Last week, Nov 16 to Nov 22: 2 requests, 2 done');
    expect(mails[0]?.text).toContain(
      [
        'Requests: 2 (week before: 1)',
        'Taps on the phone number: 2 (week before: 3)',
        'Half accepted within: 4 min (week before: 4 min)',
        'Jobs done: 2 (week before: 1)',
        'Paid: $1,295.50 (week before: $50)',
        'Paid, came from <b>yelp: $1,200.50 (week before: $0)',
        'Paid, came from google: $95 (week before: $50)',
      ].join('\n'),
    );
    expect(mails[0]?.html).not.toContain('<b>yelp');
    expect(mails[0]?.text).toContain('/desk/numbers?from=2026-11-16&to=2026-11-22');
    // The mail must not be sent again even if its rows were deleted, for example by a clock that was briefly ahead.
    await database.query.deleteFrom('outbox').execute();
    expect(await site.at('2026-11-23T20:00:00Z')).toBe(false);
    expect(await site.at('2026-11-30T12:00:00Z')).toBe(true);
  },
);

test.each([
  ['2026-03-16T10:59:00Z', '2026-03-16T11:00:00Z', '2026-03-08'],
  ['2026-11-09T11:59:00Z', '2026-11-09T12:00:00Z', '2026-11-01'],
])(
  'the weekly mail is queued at 7 AM New York time after a clock change, not yet at %s',
  async (early, due, sunday) => {
    const site = await startWeekly();
    const reference = await site.booked();
    // The last second of the Sunday before last week, in daylight saving or standard time.
    const isSummer = sunday.startsWith('2026-03');
    const end = Date.parse(`${sunday}T23:59:59${isSummer ? '-04:00' : '-05:00'}`);
    await site.came(reference, new Date(end).toISOString());
    expect(await site.at(early)).toBe(false);
    expect(await site.at(due)).toBe(true);
    const [mail] = await site.weekly();
    expect(JSON.parse(mail?.payload ?? '')).toMatchObject({
      last: { requests: 0 },
      before: { requests: 1 },
    });
  },
);

test('a server that was off sends the weekly mail later that Monday, and on no other day', async () => {
  const site = await startWeekly();
  await site.came(await site.booked(), '2026-11-18T15:00:00.000Z');
  expect(await site.at('2026-11-24T12:00:00Z')).toBe(false);
  expect(await site.at('2026-11-26T12:00:00Z')).toBe(false);
  expect(await site.at('2026-11-24T04:59:00Z')).toBe(true);
  expect(await site.at('2026-11-24T05:01:00Z')).toBe(false);
});

test('no weekly mail without requests, while switched off, without a desk or after a clock jump', async () => {
  const monday = '2026-11-23T12:00:00Z';
  const empty = await startWeekly();
  expect(await empty.at(monday)).toBe(false);
  const site = await startWeekly();
  await site.came(await site.booked(), '2026-11-18T15:00:00.000Z');
  const set = (value: string) => site.call('PUT', '/api/desk/settings/weekly_mail', { value });
  await set('off');
  expect(await site.at(monday)).toBe(false);
  await set('on');
  const { query } = site.database;
  await query
    .insertInto('deletion_clock')
    .values({ id: 1, ran_at: '2020-01-01T00:00:00.000Z', waiting_since: null, seen_at: null })
    .execute();
  expect(await site.at(monday)).toBe(false);
  await query.deleteFrom('deletion_clock').execute();
  const config = { ...site.config, DESK_EMAILS: [] };
  const now = new Date(monday);
  const clock = { now: () => now, steady: () => now, sync: async () => undefined };
  expect(await queueWeeklyMail({ config, database: site.database, clock })).toBe(false);
  expect(await site.weekly()).toEqual([]);
  expect(await site.at(monday)).toBe(true);
});

test('two servers on one PostgreSQL send the weekly mail once', async () => {
  const url = await temporaryPostgresUrl();
  const site = await startWeekly({ database: await openTemporaryPostgres(url) });
  const other = await openTemporaryPostgres(url);
  await site.came(await site.booked(), '2026-11-18T15:00:00.000Z');
  const told = await Promise.all(
    [site.database, other, site.database, other].map((own) => site.at('2026-11-23T12:00:00Z', own)),
  );
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(await site.weekly()).toHaveLength(2);
});

test('a person removed after it was queued gets no weekly mail', async () => {
  const clock = testClock();
  const site = await startWeekly({ clock });
  const eve = 'eve@locksmith.example';
  await site.call('POST', '/api/desk/people', { email: eve });
  await site.came(await site.booked(), '2026-11-18T15:00:00.000Z');
  await site.at('2026-11-23T12:00:00Z');
  expect(await site.weekly()).toHaveLength(3);
  await site.call('DELETE', `/api/desk/people/${eve}`);
  await site.settle();
  expect(
    site
      .sent()
      .map(({ to }) => to.address)
      .sort(),
  ).toEqual([dana, owner]);
});
