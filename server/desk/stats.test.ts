import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { owner, startDesk } from '../../tests/support/desk/desk.ts';
import { statsRange } from './stats.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Takes a new booking through these steps. */
async function job({ book, call }: Desk, traffic_source: object, ...steps: object[]) {
  const { reference } = (await book({ traffic_source })).json();
  for (const [index, step] of steps.entries()) {
    const body = { ...step, version: index + 1 };
    const answer = await call('POST', `/api/desk/requests/${reference}/status`, body);
    expect(answer.statusCode).toBe(200);
  }
}

test.for(dialects)(
  'on %s the statistics show what was done, quoted and paid, without amounts of spam',
  async ([, open]) => {
    const desk = await startDesk({ database: await open() });
    const ad = { source: 'google', medium: 'cpc', campaign: 'fall' };
    const letter = { source: 'newsletter', medium: 'email', campaign: 'fall' };
    const done = { status: 'done', paid_cents: 9550 };
    await job(desk, ad, { status: 'accepted', quoted_cents: 9000 }, done);
    await job(desk, { ...ad, medium: undefined, gclid: 'Cj0' }, { status: 'accepted' }, done);
    await job(desk, letter, { status: 'accepted', quoted_cents: 5000 });
    await job(desk, {}, { status: 'accepted', quoted_cents: 700_000 }, { status: 'spam' });
    await desk.book();

    const stats = (await desk.call('GET', '/api/desk/stats')).json();
    const all = { requests: 5, accepted: 4, done: 2, quoted_cents: 14_000, paid_cents: 19_100 };
    const byAd = { requests: 2, accepted: 2, done: 2, quoted_cents: 9000, paid_cents: 19_100 };
    const byLetter = { requests: 1, accepted: 1, done: 0, quoted_cents: 5000, paid_cents: 0 };
    const others = { requests: 2, accepted: 1, done: 0, quoted_cents: 0, paid_cents: 0 };
    expect(stats.days).toEqual([{ day: expect.any(String), ...all, taps: 0 }]);
    expect(stats.services).toEqual([{ service: 'House Lockout', ...all }]);
    expect(stats.towns).toEqual([{ town: 'Hoboken', ...all }]);
    expect(stats.sources).toEqual([
      { source: 'google', ...byAd },
      { source: null, ...others },
      { source: 'newsletter', ...byLetter },
    ]);
    expect(stats.campaigns).toEqual([
      { campaign: 'fall', paid: true, ...byAd },
      { campaign: null, paid: false, ...others },
      { campaign: 'fall', paid: false, ...byLetter },
    ]);
    expect(stats.people).toEqual([{ person: owner, ...all, requests: 4 }]);
  },
);

test('without a first day, the statistics cover the 30 calendar days up to the last one', () => {
  const range = (now: string, days = {}) => Object.values(statsRange(days, new Date(now)));
  // Clocks go back on the 1st of November, and forward on the 14th of March.
  const [autumn, spring] = ['2026-11-21T04:30:00Z', '2027-04-02T04:30:00Z'];
  expect(range(autumn)).toEqual(['2026-10-22T04:00:00.000Z', '2026-11-21T05:00:00.000Z']);
  expect(range(spring)).toEqual(['2027-03-04T05:00:00.000Z', '2027-04-03T04:00:00.000Z']);
  expect(range(autumn, { to: '2026-09-30' })).toEqual([
    '2026-09-01T04:00:00.000Z',
    '2026-10-01T04:00:00.000Z',
  ]);
});

test('a request whose time was changed by hand is counted once', async () => {
  const desk = await startDesk();
  await desk.book();
  const earlier = { created_at: new Date(desk.clock.now().getTime() - 60_000).toISOString() };
  await desk.database.query.updateTable('submissions').set(earlier).execute();
  const { services } = (await desk.call('GET', '/api/desk/stats')).json();
  expect(services).toMatchObject([{ service: 'House Lockout', requests: 1 }]);
});

test('the statistics show how soon somebody was on the way', async () => {
  const desk = await startDesk();
  for (const seconds of [30, 60, 600]) {
    const { reference } = (await desk.book()).json();
    desk.clock.advance(seconds * 1000);
    const step = { status: 'on_the_way', eta_minutes: 20, version: 1 };
    await desk.call('POST', `/api/desk/requests/${reference}/status`, step);
  }
  await desk.book();
  const { seconds_to_on_the_way } = (await desk.call('GET', '/api/desk/stats')).json();
  expect(seconds_to_on_the_way).toEqual({ median: 60, p90: 600 });
});

test('the statistics show how late arrivals were', async () => {
  const desk = await startDesk();
  for (const minutes of [5, 10, 25, 60]) {
    const { reference } = (await desk.book()).json();
    const url = `/api/desk/requests/${reference}`;
    await desk.call('POST', `${url}/status`, { status: 'on_the_way', eta_minutes: 10, version: 1 });
    desk.clock.advance(minutes * 60_000);
    if (minutes < 60) await desk.call('PATCH', url, { arrived: true, version: 2 });
  }
  const { seconds_late } = (await desk.call('GET', '/api/desk/stats')).json();
  expect(seconds_late).toEqual({ median: 0, p90: 900 });
});

test('a phone job does not count toward the time to accept, even after its source is deleted', async () => {
  const desk = await startDesk();
  const job = { phone: '(201) 555-0147', service: 'House Lockout' };
  expect((await desk.call('POST', '/api/desk/requests', job)).statusCode).toBe(201);
  await desk.database.query.updateTable('submissions').set({ source_url: null }).execute();
  const { seconds_to_accepted } = (await desk.call('GET', '/api/desk/stats')).json();
  expect(seconds_to_accepted).toEqual({ median: null, p90: null });
});

test('the Google Ads file has only jobs that came from its ads and were done and paid', async () => {
  const desk = await startDesk();
  const accepted = { status: 'accepted', quoted_cents: 9000 };
  const paid = { status: 'done', paid_cents: 9550 };
  await job(desk, { gclid: 'Cj0-K_.1' }, accepted, paid);
  await job(desk, { gclid: '-1' }, accepted, { ...paid, paid_cents: 100 });
  await job(desk, { gclid: 'notPaid' }, accepted, { ...paid, paid_cents: 0 });
  await job(desk, { gclid: 'notDone' }, { ...accepted, paid_cents: 9550 });
  await job(desk, { msclkid: 'another' }, accepted, paid);
  await job(desk, { gclid: '=1+1' }, accepted, paid);
  await job(desk, {}, accepted, paid);
  const summer = { done_at: '2026-07-02T03:59:59.900Z' };
  await desk.database.query.updateTable('submissions').set(summer).execute();

  const { headers, body } = await desk.call('GET', '/api/desk/export?format=google-ads');
  expect(body.split('\n')).toEqual([
    'Parameters:TimeZone=America/New_York',
    'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
    "'-1,Paid job,2026-07-01 23:59:59,1.00,USD",
    'Cj0-K_.1,Paid job,2026-07-01 23:59:59,95.50,USD',
    '',
  ]);
  expect(headers['content-disposition']).toMatch(/filename="google-ads-[\d-]{10}\.csv"$/);
  const none = await desk.call('GET', '/api/desk/export?format=google-ads&to=2020-01-01');
  expect(none.body.split('\n')).toHaveLength(3);
});
