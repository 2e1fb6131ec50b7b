import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pages } from '../../content/registry/pages.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestSite, temporarySqlite } from '../../tests/support/server/test-app.ts';
import type { Database } from '../database/database.ts';
import { deleteSetting, writeSetting } from '../settings/settings.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
});

type Server = Awaited<ReturnType<typeof startTestSite>>['app'];

const set = (database: Database, value: string) =>
  writeSetting(database, 'campaign_phone_number', value);

/** Resolves to the campaign number on the root element of this page; undefined if there is none. */
async function numberOn(app: Server, path = '/'): Promise<string | undefined> {
  const { body } = await app.inject({ url: path });
  return /^<!DOCTYPE html><html data-campaign="([^"]*)" lang="en">/.exec(body)?.[1];
}

/** Waits until every page shows this number. */
const followed = (app: Server, number: string | undefined) =>
  expect
    .poll(() => Promise.all(pages.map(({ path }) => numberOn(app, path))))
    .toEqual(pages.map(() => number));

test.for(dialects)(
  'on %s every server shows a new number within a minute, and its removal too',
  async ([, open]) => {
    const database = await open();
    const servers = [await startTestSite({ database }), await startTestSite({ database })];
    for (const { app } of servers) expect(await numberOn(app)).toBeUndefined();
    const built = (await servers[0]?.app.inject('/'))?.body;
    for (const [stored, shown] of [
      ['+12015550199', '(201) 555-0199'],
      ['+12015550188', '(201) 555-0188'],
      [undefined, undefined],
    ]) {
      if (stored) await set(database, stored);
      else await deleteSetting(database, 'campaign_phone_number');
      vi.advanceTimersByTime(minute);
      for (const { app } of servers) {
        await followed(app, shown);
      }
    }
    for (const { app } of servers) expect((await app.inject('/')).body).toBe(built);
  },
);

test('a starting server knows the number before its first response', async () => {
  const database = await temporarySqlite();
  await set(database, '+12015550199');
  const { app } = await startTestSite({ database });
  const shown = await Promise.all(pages.map(({ path }) => numberOn(app, path)));
  expect(shown).toEqual(pages.map(() => '(201) 555-0199'));
  expect(await numberOn(app, '/no/such/page')).toBe('(201) 555-0199');
});

test('every encoding of a renewed page has the same content, and its policy is unchanged', async () => {
  const database = await temporarySqlite();
  const { app } = await startTestSite({ database });
  const { headers } = await app.inject('/faq');
  await set(database, '+12015550199');
  vi.advanceTimersByTime(minute);
  await followed(app, '(201) 555-0199');
  const encoded = (encoding: string) =>
    app.inject({ url: '/faq', headers: { 'accept-encoding': encoding } });
  const [br, gzip, identity] = await Promise.all(['br', 'gzip', 'identity'].map(encoded));
  expect(br?.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(identity?.body);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(identity?.body);
  expect(new Set([br, gzip, identity].map((answer) => answer?.headers.etag)).size).toBe(3);
  expect(identity?.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

test('a client with the old page gets the new one, and a client with the new one gets 304', async () => {
  const database = await temporarySqlite();
  const { app } = await startTestSite({ database });
  const before = String((await app.inject('/')).headers.etag);
  const ask = (etag: string) => app.inject({ url: '/', headers: { 'if-none-match': etag } });
  expect((await ask(before)).statusCode).toBe(304);
  await set(database, '+12015550199');
  vi.advanceTimersByTime(minute);
  await followed(app, '(201) 555-0199');
  const renewed = await ask(before);
  expect(renewed.statusCode).toBe(200);
  expect((await ask(String(renewed.headers.etag))).statusCode).toBe(304);
  await deleteSetting(database, 'campaign_phone_number');
  vi.advanceTimersByTime(minute);
  await followed(app, undefined);
  expect((await ask(before)).statusCode).toBe(304);
});

test.each([
  ['markup', '"><script>alert(1)</script>'],
  ['a number with an attribute', '+12015550199" onload="alert(1)'],
  ['a number too short', '+1201555019'],
  ['a number of another country', '+442012345678'],
  ['a number as displayed', '(201) 555-0199'],
  ['10,000 digits', `+1${'2'.repeat(10_000)}`],
  ['a replacement pattern', '$&'],
])('a setting with %s does not change any page', async (_, value) => {
  const database = await temporarySqlite();
  await set(database, value);
  const { app } = await startTestSite({ database });
  expect((await app.inject('/')).body).toMatch(/^<!DOCTYPE html><html lang="en"><head>/);
});

test('a number that becomes invalid is removed from the pages', async () => {
  const database = await temporarySqlite();
  await set(database, '+12015550199');
  const { app } = await startTestSite({ database });
  await set(database, '"><script>alert(1)</script>');
  vi.advanceTimersByTime(minute);
  await followed(app, undefined);
});

test('pages being renewed show an old or a new number, and the last of several numbers wins', async () => {
  const database = await temporarySqlite();
  const { app } = await startTestSite({ database });
  const last = '(201) 555-0103';
  const seen = new Set<string | undefined>();
  for (const digit of [1, 2, 3]) {
    await set(database, `+1201555010${digit}`);
    vi.advanceTimersByTime(minute);
    for (const path of ['/', '/faq', '/contact']) seen.add(await numberOn(app, path));
  }
  await followed(app, last);
  const known = [undefined, '(201) 555-0101', '(201) 555-0102', last];
  expect([...seen].filter((number) => !known.includes(number))).toEqual([]);
});

test('pages are marked for analytics within a minute, alongside a number, and unmarked again', async () => {
  const database = await temporarySqlite();
  await set(database, '+12015550199');
  const { app } = await startTestSite({ database });
  const opening = async () =>
    /^<!DOCTYPE html><html([^>]*)>/.exec((await app.inject('/')).body)?.[1];
  const policy = async () => String((await app.inject('/')).headers['content-security-policy']);
  await writeSetting(database, 'analytics_id', 'G-ABCD123456');
  expect(await policy()).not.toContain('google');
  vi.advanceTimersByTime(minute);
  const both = ' data-campaign="(201) 555-0199" data-analytics="" lang="en"';
  await expect.poll(opening, { timeout: 30_000 }).toBe(both);
  expect(await policy()).toContain('https://www.googletagmanager.com');
  await deleteSetting(database, 'analytics_id');
  vi.advanceTimersByTime(minute);
  await expect.poll(opening, { timeout: 30_000 }).toBe(' data-campaign="(201) 555-0199" lang="en"');
  expect(await policy()).not.toContain('google');
});

test('when settings cannot be read, the pages keep the number', async () => {
  const database = await temporarySqlite();
  await set(database, '+12015550199');
  const { app, log } = await startTestSite({ database });
  await database.write((transaction) => transaction.schema.dropTable('settings').execute());
  vi.advanceTimersByTime(minute);
  await expect.poll(() => log.join()).toContain('campaign number not followed');
  expect(await numberOn(app)).toBe('(201) 555-0199');
});
