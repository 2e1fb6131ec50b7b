import { expect, test } from 'vitest';
import { longestCampaignText } from '../../contract/campaign.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp, testClock } from '../../tests/support/server/test-app.ts';
import { countTap, longestKept, mostRowsPerDay } from './count-tap.ts';

type Site = Awaited<ReturnType<typeof startTestApp>>;

const google = { page: '/', source: 'google', medium: 'cpc', campaign: 'lockouts' };

const press = ({ app }: Pick<Site, 'app'>, payload: unknown, headers = {}, from = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: '/api/taps',
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

const rowsOf = ({ database }: Pick<Site, 'database'>) =>
  database.query.selectFrom('taps').selectAll().where('taps', '>', 0).orderBy('page').execute();

test.for(dialects)('on %s taps are counted per day, page and source', async ([, open]) => {
  const desk = await startDesk({ database: await open() });
  await press(desk, { ...google, source: 'Google', medium: 'CPC' });
  for (const page of ['/', '/faq']) {
    expect((await press(desk, { ...google, page })).statusCode).toBe(204);
  }
  await press(desk, { page: '/', source: 'direct', medium: null, campaign: null });
  desk.clock.advance(25 * 3_600_000);
  await press(desk, { page: '/contact' });
  await press(desk, { page: '/contact', kind: 'text' });
  const rows = await rowsOf(desk);
  const direct = { source: 'direct', medium: 'none', campaign: '' };
  expect(rows).toHaveLength(5);
  expect(rows.map(({ day, ...row }) => row)).toEqual(
    expect.arrayContaining([
      { ...google, kind: 'call', taps: 2 },
      { ...google, kind: 'call', page: '/faq', taps: 1 },
      { ...direct, kind: 'call', page: '/', taps: 1 },
      { ...direct, kind: 'call', page: '/contact', taps: 1 },
      { ...direct, kind: 'text', page: '/contact', taps: 1 },
    ]),
  );
  expect((await desk.call('GET', '/api/desk/stats')).json().days).toMatchObject([
    { requests: 0, accepted: 0, taps: 4 },
    { requests: 0, accepted: 0, taps: 2 },
  ]);
});

test('taps are counted by New York days, and statistics show those of the days asked for', async () => {
  const clock = testClock();
  clock.jump(Date.parse('2026-12-22T04:30:00Z') - clock.now().getTime());
  const desk = await startDesk({ clock });
  await press(desk, google);
  clock.advance(3_600_000);
  await press(desk, google);
  await desk.book();
  const days = async (query: string) =>
    (await desk.call('GET', `/api/desk/stats${query}`)).json().days;
  const none = { requests: 0, accepted: 0, done: 0, quoted_cents: 0, paid_cents: 0 };
  const evening = { day: '2026-12-21', ...none, taps: 1 };
  const night = { day: '2026-12-22', ...none, requests: 1, taps: 1 };
  expect(await days('')).toEqual([evening, night]);
  expect(await days('?from=2026-12-21&to=2026-12-21')).toEqual([evening]);
  expect(await days('?from=2026-12-22')).toEqual([night]);
  expect(await days('?from=2026-12-23&to=9999-12-31')).toEqual([]);
});

test.for(dialects)('on %s the number of rows per day is limited', async ([, open]) => {
  const database = await open();
  const day = '2026-11-22';
  const named = (name: number) => countTap(database, day, { ...google, campaign: `c${name}` });
  const numbers = (count: number) => Array.from({ length: count }, (_, name) => name);
  const known = numbers(mostRowsPerDay - 11);
  await database.query
    .insertInto('taps')
    .values(known.map((name) => ({ day, kind: 'call', ...google, campaign: `c${name}`, taps: 1 })))
    .execute();
  // Ten more fit next to the row for all others. They arrive at once, as from many visitors.
  await Promise.all(numbers(30).map((name) => named(known.length + name)));
  await named(0);
  const rows = await rowsOf({ database });
  expect(rows).toHaveLength(mostRowsPerDay);
  expect(rows.find(({ page }) => page === 'other')).toMatchObject({ source: 'other', taps: 20 });
  expect(rows.find(({ campaign }) => campaign === 'c0')).toMatchObject({ taps: 2 });
  expect(rows.reduce((sum, { taps }) => sum + taps, 0)).toBe(known.length + 31);
  await countTap(database, '2026-11-23', google);
  expect(await rowsOf({ database })).toHaveLength(mostRowsPerDay + 1);
});

test.each(['/es', '/es/contact', '/es/request', '/request', '/request/not-you', '/es/404'])(
  'a tap on %s is counted',
  async (page) => {
    const site = await startTestApp();
    expect((await press(site, { ...google, page })).statusCode).toBe(204);
    expect(await rowsOf(site)).toMatchObject([{ page, taps: 1 }]);
  },
);

test.each([
  ['/old-page', '/404'],
  ['/fr/contact', '/404'],
  ['/es/no-hay', '/es/404'],
  ['', '/404'],
])('a tap on %j, where there is no page, counts for %s', async (page, counted) => {
  const site = await startTestApp();
  expect((await press(site, { ...google, page })).statusCode).toBe(204);
  expect(await rowsOf(site)).toMatchObject([{ page: counted, taps: 1 }]);
});

test.each([
  ['Locksmith \u{1f468}\u200d\u{1f527}', 'Locksmith \u{1f468} \u{1f527}'],
  [`${'x'.repeat(longestCampaignText)}yz`, 'x'.repeat(longestKept)],
  ['a\0\nb\ud800', 'a b'],
])('the campaign %j is stored for a tap as it is for a request', async (campaign, stored) => {
  const site = await startTestApp();
  expect((await press(site, { ...google, campaign })).statusCode).toBe(204);
  expect(await rowsOf(site)).toMatchObject([{ campaign: stored, taps: 1 }]);
});

test.each([
  ['no page', { ...google, page: undefined }],
  ['a page that is a list', { ...google, page: ['/'] }],
  ['a member nobody knows', { ...google, name: 'Ann' }],
  ['a number', { ...google, medium: 7 }],
  ['a kind nobody knows', { ...google, kind: 'fax' }],
  ['text', 'tap'],
  ['nothing', null],
])('a tap with this fault is refused and not counted: %s', async (_, payload) => {
  const site = await startTestApp();
  const { statusCode, headers } = await press(site, payload);
  expect([400, 422]).toContain(statusCode);
  expect(headers['content-type']).toBe('application/problem+json');
  expect(await rowsOf(site)).toEqual([]);
});

test('a tap with long values is counted, and the values are truncated', async () => {
  const longest = '\u0634'.repeat(longestCampaignText);
  for (const [, open] of dialects) {
    const site = await startTestApp({ database: await open() });
    await press(site, { page: '/', source: longest, medium: longest, campaign: longest });
    const kept = longest.slice(0, longestKept);
    expect(await rowsOf(site)).toMatchObject([{ source: kept, medium: kept, campaign: kept }]);
  }
});

test('a beacon of plain text is counted, and checked as strictly', async () => {
  const site = await startTestApp();
  const plain = { 'content-type': 'text/plain;charset=UTF-8' };
  expect((await press(site, { ...google, kind: 'text' }, plain)).statusCode).toBe(204);
  expect((await press(site, { ...google, name: 'Ann' }, plain)).statusCode).toBe(422);
  expect((await press(site, 'tap', plain)).statusCode).toBe(400);
  expect(
    (
      await site.app.inject({
        method: 'POST',
        url: '/api/submissions',
        headers: plain,
        payload: '{}',
      })
    ).statusCode,
  ).toBe(415);
  expect(await rowsOf(site)).toMatchObject([{ kind: 'text', taps: 1 }]);
});

test('a tap from a page of another site is refused', async () => {
  const site = await startTestApp();
  expect((await press(site, google, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(await rowsOf(site)).toEqual([]);
});

test('a client that taps too often gets 429 and is not counted, and others are', async () => {
  const site = await startTestApp();
  const answers = [];
  for (let count = 0; count < 31; count += 1) answers.push(await press(site, google));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(30).fill(204), 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await press(site, google, {}, '192.0.2.2')).statusCode).toBe(204);
  expect(await rowsOf(site)).toMatchObject([{ taps: 31 }]);
  site.clock.advance(10 * 60_000);
  expect((await press(site, google)).statusCode).toBe(204);
});

test('neither the address nor the browser of the client is stored or logged', async () => {
  const site = await startTestApp();
  await press(site, google, { 'user-agent': 'Probe/1.0' }, '192.0.2.77');
  const stored = await Promise.all([
    site.database.query.selectFrom('taps').selectAll().execute(),
    site.database.query.selectFrom('rate_limits').selectAll().execute(),
  ]);
  for (const word of ['192.0.2.77', 'Probe/1.0']) {
    expect(JSON.stringify([stored, site.log])).not.toContain(word);
  }
});
