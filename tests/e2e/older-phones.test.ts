import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  expectToast,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../support/booking-page.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { startCampaignServer } from '../support/campaign-server.ts';
import type { RunningServer } from '../support/server.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: RunningServer;
beforeAll(async () => {
  server = await startCampaignServer();
});
afterAll(() => server.stop());

/** A phone of 2021: what came after Safari 15.0 and Chrome 95 is not there. */
async function openOlderPhone() {
  const visit = await openBrowser({ viewport: phone });
  await visit.context.addInitScript(() => {
    const newer: [object, string[]][] = [
      [AbortSignal, ['any', 'timeout']],
      [AbortSignal.prototype, ['throwIfAborted']],
      [Array, ['fromAsync']],
      [
        Array.prototype,
        ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
      ],
      [Crypto.prototype, ['randomUUID']],
      [Document.prototype, ['startViewTransition']],
      [Element.prototype, ['checkVisibility']],
      [HTMLDialogElement.prototype, ['close', 'show', 'showModal']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [Map, ['groupBy']],
      [Navigator.prototype, ['locks', 'permissions', 'userAgentData']],
      [Object, ['groupBy', 'hasOwn']],
      [Promise, ['try', 'withResolvers']],
      [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'union']],
      [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
      [URL, ['canParse', 'parse']],
      [
        window,
        [
          'BroadcastChannel',
          'Iterator',
          'cancelIdleCallback',
          'navigation',
          'reportError',
          'requestIdleCallback',
          'scheduler',
          'structuredClone',
        ],
      ],
    ];
    for (const [holder, names] of newer) {
      for (const name of names) Reflect.deleteProperty(holder, name);
    }
  });
  return visit;
}

test.concurrent('an older phone books, and the campaign that it came by is known', async () => {
  await using visit = await openOlderPhone();
  const { page } = visit;
  await page.goto(`${server.url}/?utm_source=google&utm_medium=cpc&utm_campaign=lockouts`);
  await page.locator('form[data-ready]').waitFor();
  expect(await page.locator('main').textContent()).toContain('(201) 555-0199');
  await openForm(page, `${server.url}/book-online`);
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await fillBooking(page, { ...houseLockout, name });
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  const [row] = server.rows(`select * from submissions where name = '${name}'`);
  expect(JSON.parse(String(row?.traffic_source))).toMatchObject({
    source: 'google',
    medium: 'cpc',
    campaign: 'lockouts',
    click_path: ['/', '/book-online'],
  });
  expect(visit.complaints).toEqual([]);
});

test.concurrent.each([
  ['https://www.bing.com/', 'bing', 'organic'],
  ['https://l.facebook.com/', 'facebook', 'social'],
])('an older phone keeps that %s led here', async (referer, source, medium) => {
  await using visit = await openOlderPhone();
  const { page } = visit;
  await page.goto(`${server.url}/book-online`, { referer });
  await page.locator('form[data-ready]').waitFor();
  await page.waitForFunction(
    ([name, medium]) =>
      localStorage.getItem('utm_source') === name && localStorage.getItem('utm_medium') === medium,
    [source, medium],
  );
});

test.concurrent('an older phone sends what was pressed before the scripts arrived', async () => {
  await using visit = await openOlderPhone();
  const { page } = visit;
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/book-online`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Your Name').fill('Ana Early');
  await submitButton(page).click();
  scripts.resolve();
  await expectToast(page, 'Verification Required');
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana Early');
  expect(visit.complaints).toEqual([]);
});

test.concurrent('an older phone opens and closes the menu beside its form', async () => {
  await using visit = await openOlderPhone();
  const { page } = visit;
  await openForm(page, `${server.url}/book-online`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'FAQ' }).first().waitFor();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByLabel('Your Name').fill('Ana Menu');
  expect(visit.complaints).toEqual([]);
});

test.concurrent('an older phone searches', async () => {
  await using visit = await openOlderPhone();
  const { page } = visit;
  await page.goto(`${server.url}/search?q=lost+key`);
  await page.getByRole('status').getByText('results for "lost key"').waitFor();
  expect(visit.complaints).toEqual([]);
});

test('no pattern of the build looks behind: Safari refused the whole file until 16.4', () => {
  const assets = join(import.meta.dirname, '../../build/client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const refused = scripts.filter((name) =>
    // A pattern that is made of text at run time is not read with the file.
    /\/[^/`"'\n]*\(\?<[=!]/.test(readFileSync(join(assets, name), 'utf8')),
  );
  expect(refused).toEqual([]);
});
