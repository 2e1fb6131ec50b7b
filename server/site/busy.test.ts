import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pages } from '../../content/registry/pages.ts';
import { busyLook } from '../../contract/busy.ts';
import { languages, prefixOf } from '../../contract/languages.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { startTestSite, temporarySqlite, testClock } from '../../tests/support/server/test-app.ts';
import { writeSetting, writeSettings } from '../settings/settings.ts';
import { pagesFolder } from './built-for.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
});

type Server = Pick<Awaited<ReturnType<typeof startTestSite>>, 'app'>;

const english = 'Busy right now: about 90 minutes';
const spanish = 'Ahora mismo estamos ocupados: unos 90 minutos';
const paths = languages.flatMap((language) =>
  pages.map(({ path }) => `${prefixOf(language)}${path}`.replace(/(?<=.)\/$/, '')),
);
const timesIn = (html: string, text: string) => html.split(`>${text}<`).length - 1;

const bodyOf = async ({ app }: Server, url: string) => (await app.inject({ url })).body;

/** Waits until all pages say so, or none does. A server that is still renewing pages looks at the settings late. */
async function said(server: Server, isBusy: boolean): Promise<void> {
  const marked = async (path: string) => (await bodyOf(server, path)).includes(' data-busy="');
  const count = async () => {
    vi.advanceTimersByTime(minute);
    const found = await Promise.all(paths.map(marked));
    return found.filter(Boolean).length;
  };
  await expect.poll(count, { timeout: 40_000, interval: 500 }).toBe(isBusy ? paths.length : 0);
}

test.for(dialects)(
  'on %s every server shows a busy notice within a minute, and removes it when it ends',
  async ([, open]) => {
    const clock = testClock();
    const database = await open();
    const desk = await startDesk({ database, clock, pages: pagesFolder });
    const servers = [desk, await startTestSite({ database, clock })];
    const built = await desk.app.inject('/');
    const busy_until = new Date(clock.now().getTime() + 60 * minute).toISOString();
    const changes = { busy_minutes: '90', busy_until };
    const { items } = (await desk.call('PATCH', '/api/desk/settings', changes)).json();
    expect(items).toEqual(
      expect.arrayContaining([
        { key: 'busy_minutes', value: '90' },
        { key: 'busy_until', value: busy_until },
      ]),
    );
    for (const server of servers) {
      await said(server, true);
      expect(timesIn(await bodyOf(server, '/'), english)).toBe(2);
      expect(timesIn(await bodyOf(server, '/faq'), english)).toBe(1);
      expect(timesIn(await bodyOf(server, '/es'), spanish)).toBe(2);
      expect(await bodyOf(server, '/')).toContain(
        `<html data-busy="${english}" data-busy-until="${busy_until}" lang="en">`,
      );
    }
    // PostgreSQL has its own clock, which only real time advances.
    const soon = new Date(Date.now() + 3000).toISOString();
    const put = await desk.call('PUT', '/api/desk/settings/busy_until', { value: soon });
    expect(put.statusCode).toBe(200);
    clock.advance(60 * minute);
    for (const server of servers) {
      await said(server, false);
      const { body, headers } = await server.app.inject('/');
      expect([body, headers['content-security-policy']]).toEqual([
        built.body,
        built.headers['content-security-policy'],
      ]);
    }
  },
);

test('a busy notice does not change a page’s policy, and the page has CSS rules for it', async () => {
  const database = await temporarySqlite();
  const before = await startTestSite({ database });
  await writeSetting(database, 'busy_minutes', '90');
  const busy = await startTestSite({ database });
  const policy = async ({ app }: Server, path: string) =>
    (await app.inject(path)).headers['content-security-policy'];
  for (const path of paths) {
    const html = await bodyOf(busy, path);
    const places = [busyLook.page, ...(html.includes(busyLook.form) ? [busyLook.form] : [])];
    for (const name of places.join(' ').split(' '))
      expect([path, html]).toEqual([path, expect.stringContaining(`.${name}{`)]);
    expect(await policy(busy, path)).toBe(await policy(before, path));
  }
  // Devices keep a copy of this page, and nothing would remove the notice from it.
  expect(await bodyOf(busy, '/offline')).toBe(await bodyOf(before, '/offline'));
});

test.each([
  ['too few minutes', '14', null],
  ['markup', '90"><script>alert(1)</script>', null],
  ['an end that has passed', '90', '2020-01-01T00:00:00.000Z'],
  ['an end that is no time', '90', '"><script>'],
])('settings with %s do not change any page', async (_, busy_minutes, busy_until) => {
  const database = await temporarySqlite();
  await writeSettings(database, { busy_minutes, busy_until });
  const server = await startTestSite({ database });
  expect(await bodyOf(server, '/')).toMatch(/^<!DOCTYPE html><html lang="en"><head>/);
});

test('the busy time is shown to a customer while the request is pending, and not after', async () => {
  const { app, book, call } = await startDesk();
  const { follow, reference } = (await book()).json();
  const authorization = `Bearer ${follow}`;
  const asked = async () =>
    (await app.inject({ url: '/api/request', headers: { authorization } })).json();
  expect(await asked()).not.toHaveProperty('busy_minutes');
  await call('PUT', '/api/desk/settings/busy_minutes', { value: '45' });
  expect(await asked()).toMatchObject({ status: 'pending', busy_minutes: 45 });
  await call('POST', `/api/desk/requests/${reference}/status`, {
    status: 'on_the_way',
    version: 1,
  });
  expect(await asked()).not.toHaveProperty('busy_minutes');
});

test('several settings are changed together: all of them or none', async () => {
  const { call } = await startDesk();
  const patch = (body: object) => call('PATCH', '/api/desk/settings', body);
  const past = await patch({ busy_minutes: '90', busy_until: '2020-01-01T00:00:00Z' });
  expect(past.statusCode).toBe(422);
  expect(past.json().errors).toEqual({ busy_until: expect.stringContaining('a time to come') });
  expect((await call('GET', '/api/desk/settings/busy_minutes')).statusCode).toBe(404);
  expect((await patch({ busy_minutes: '90', colour: 'red' })).statusCode).toBe(404);
  expect((await patch({ busy_minutes: 90 })).statusCode).toBe(422);
  await patch({ busy_minutes: '90', analytics_id: 'G-ABCD123456' });
  await patch({ busy_minutes: null, busy_until: null });
  const { items } = (await call('GET', '/api/desk/settings')).json();
  expect(items.filter(({ value }: { value: unknown }) => value !== null)).toEqual([
    { key: 'analytics_id', value: 'G-ABCD123456' },
  ]);
});

test('setting only the minutes drops an end time that has passed', async () => {
  const database = await temporarySqlite();
  await writeSettings(database, { busy_minutes: '90', busy_until: '2020-01-01T00:00:00.000Z' });
  await writeSetting(database, 'busy_minutes', '45');
  const server = await startTestSite({ database });
  expect(await bodyOf(server, '/')).toContain(
    '<html data-busy="Busy right now: about 45 minutes" lang="en">',
  );
});
