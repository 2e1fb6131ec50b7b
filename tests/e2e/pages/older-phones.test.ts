import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pagesFolder } from '../../../server/site/built-for.ts';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { hydrated, phone } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { startCampaignServer } from '../../support/server/campaign-server.ts';

/** Emulates a phone of 2021 by deleting the APIs that are newer than Safari 15.0 and Chrome 95. */
const test = browserTest.extend('page', async ({ openWindow }) => {
  const { context, page } = await openWindow({ viewport: phone });
  await context.addInitScript(() => {
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
  return page;
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
test.override('server', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await startCampaignServer();
  onCleanup(async () => void (await server.stop()));
  return server;
});

test.concurrent('an older phone can book, and its campaign is stored', async ({ page, server }) => {
  await page.goto('/?utm_source=google&utm_medium=cpc&utm_campaign=lockouts');
  await page.locator('form[data-ready]').waitFor();
  expect(await page.locator('main').textContent()).toContain('(201) 555-0199');
  await openForm(page, '/book-online');
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
});

test.concurrent.for([
  ['https://www.bing.com/', 'bing', 'organic'],
  ['https://l.facebook.com/', 'facebook', 'social'],
])('an older phone stores that %s referred it', async ([referer, source, medium], { page }) => {
  await page.goto('/book-online', { referer });
  await page.locator('form[data-ready]').waitFor();
  await page.waitForFunction(
    ([name, medium]) =>
      localStorage.getItem('utm_source') === name && localStorage.getItem('utm_medium') === medium,
    [source, medium],
  );
});

test.concurrent('an older phone validates a form that was submitted before its scripts loaded', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/book-online', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Your Name').fill('Ana Early');
  await submitButton(page).click();
  scripts.resolve();
  await expectMessage(page, 'Verification Required');
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana Early');
});

test.concurrent('an older phone can open and close the menu, which traps the focus', async ({
  page,
}) => {
  await openForm(page, '/book-online');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'FAQ' }).first().waitFor();
  const close = page.getByRole('button', { name: 'Close menu' });
  await close.focus();
  await page.keyboard.press('Shift+Tab');
  const last = page.getByRole('dialog').getByRole('link').last();
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
  await close.click();
  await page.getByLabel('Your Name').fill('Ana Menu');
});

test.concurrent('an older phone can search', async ({ page }) => {
  await page.goto('/search?q=lost+key');
  await page.getByRole('status').getByText('results for "lost key"').waitFor();
});

/**
 * How every element with its ::before and ::after is drawn, by the properties that Tailwind composes: as the page is, and
 * without the rules that older phones lack. Both in one task, so that nothing else changes in between.
 */
const drawnTwice = (page: Page) =>
  page.evaluate(() => {
    const drawn = () =>
      [...document.querySelectorAll('body, body *')].flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const names = ['borderStyle', 'borderWidth', 'boxShadow', 'filter'] as const;
          const more = ['lineHeight', 'translate', 'content', 'fontVariantNumeric'] as const;
          return [element.tagName, part, ...[...names, ...more].map((name) => style[name])].join(
            ' ',
          );
        }),
      );
    // A change that is drawn gradually would still look like before.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    const current = drawn();
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (rule instanceof CSSPropertyRule || rule instanceof CSSLayerBlockRule)
          sheet.deleteRule(index);
      }
    }
    return { current, older: drawn() };
  });

test.for([
  '/',
  '/es/book-online',
  '/service-areas/hoboken',
  '/services/emergency-locksmith/car-lockout',
  '/about',
  '/contact',
  '/thank-you',
  '/request',
  '/desk',
])(
  '%s looks the same without CSS @property and @layer, as on an older phone',
  async (path, { page, allowComplaints }) => {
    allowComplaints(/status of 401/, 'nobody is signed in');
    await page.goto(path);
    // On a slow machine the network may be idle before React starts. These two are not hydrated.
    if (path !== '/request' && path !== '/desk') await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const { current, older } = await drawnTwice(page);
    expect(current.join()).toContain('solid');
    expect(older).toEqual(current);
  },
);

test('the build registers only CSS properties that older phones can do without', () => {
  const built = globSync(['client/assets/site-*.css', 'private/**/*.html'], { cwd: pagesFolder });
  const registered = built.flatMap((file) => [
    ...readFileSync(join(pagesFolder, file), 'utf8').matchAll(/@property ([\w-]+)/g),
  ]);
  // On older phones these are inherited, which only costs time: use-notice-place.ts.
  const ours = ['--bar', '--notice'];
  // The first is in app/base.css and desk/base.css, the second is set wherever it is used, and nothing reads the third.
  const tailwinds = ['--tw-border-style', '--tw-content', '--tw-font-weight'];
  expect([...new Set(registered.map(([, name]) => name))].sort()).toEqual([...ours, ...tailwinds]);
});

test('no regular expression in the build uses lookbehind: Safari before 16.4 rejects the file', () => {
  const assets = join(pagesFolder, 'client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const refused = scripts.filter((name) =>
    // A pattern built from a string at run time does not break parsing of the file.
    /\/[^/`"'\n]*\(\?<[=!]/.test(readFileSync(join(assets, name), 'utf8')),
  );
  expect(refused).toEqual([]);
});
