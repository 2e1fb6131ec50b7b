import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectMessage, solveCaptcha, submitButton } from '../../support/browser/booking-page.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';

const campaign =
  '/?utm_source=google&utm_medium=cpc&utm_campaign=lockouts&utm_term=car+lockout&gclid=Cj0K';
const fromCampaign = {
  source: 'google',
  medium: 'cpc',
  campaign: 'lockouts',
  keyword: 'car lockout',
};
const nothingOfAds = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  gclid: null,
  gbraid: null,
  wbraid: null,
};

/** Opens the page, and waits until React has recorded the visit, and the modules that record a source have loaded. */
async function open(page: Page, path: string, referer?: string): Promise<void> {
  await page.goto(path, { referer });
  await page.locator('form[data-ready]').waitFor();
  if (!referer && !path.includes('?')) return;
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['/arrival-', '/attribution-'].every((part) => loaded.some((url) => url.includes(part)));
  });
}

/** `book` submits the form on the open page. Resolves to the stored traffic source. */
const test = browserTest.extend('book', ({ server }) => async (page: Page): Promise<unknown> => {
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await page.locator('form[data-ready]').waitFor();
  // fill() instead of typing, because these tests submit many forms and others test typing.
  // The service comes first: during a navigation the previous page still has a name field.
  await page.getByLabel('Service Needed', { exact: true }).selectOption('House Lockout');
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Phone Number').fill('2015550123');
  await page.getByLabel('Service Address').fill('12 Oak Court, Hoboken, NJ 07030');
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectMessage(page, 'Your message has been sent successfully!');
  const [row] = server.rows(`select traffic_source from submissions where name = '${name}'`);
  return JSON.parse(String(row?.traffic_source));
});

const stored = (page: Page, names: object) =>
  page.evaluate(
    (keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])),
    Object.keys(names),
  );

/** Turns on Global Privacy Control in every page of this window. */
const sendPrivacyControl = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });

test.concurrent('a first visit from a search engine is organic', async ({ page, book }) => {
  await open(page, '/', 'https://www.google.com/');
  expect(await book(page)).toEqual({
    source: 'google',
    medium: 'organic',
    campaign: null,
    keyword: null,
    click_path: ['/'],
    entry_page: '/',
    visit_count: 1,
    last_visit_date: null,
    submission_count: 0,
  });
});

test.concurrent('a first visit without a referrer is direct', async ({ expect, page, book }) => {
  await open(page, '/book-online');
  expect(await book(page)).toMatchObject({
    source: 'direct',
    medium: 'none',
    entry_page: '/book-online',
  });
  await expect.poll(() => stored(page, nothingOfAds)).toEqual(nothingOfAds);
});

test.concurrent('a campaign visitor who comes back directly still counts for the campaign', async ({
  expect,
  page,
  context,
  book,
}) => {
  await open(page, campaign, 'https://www.google.com/');
  await expect
    .poll(() => stored(page, nothingOfAds))
    .toMatchObject({
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'lockouts',
      utm_term: 'car lockout',
      gclid: 'Cj0K',
    });
  await page.close();
  const next = await context.newPage();
  await open(next, '/book-online');
  expect(await book(next)).toMatchObject({ ...fromCampaign, entry_page: '/' });
});

test.concurrent('a reload or going Back is not a new arrival', async ({ page, book }) => {
  await open(page, '/book-online', 'https://www.bing.com/');
  await open(page, campaign);
  // Leaving before would lose the campaign.
  await page.waitForFunction(() => localStorage.getItem('utm_campaign') === 'lockouts');
  await page.goBack();
  await page.locator('form[data-ready]').waitFor();
  await page.reload();
  await page.locator('form[data-ready]').waitFor();
  expect(await book(page)).toMatchObject({
    ...fromCampaign,
    click_path: ['/book-online', '/', '/book-online'],
  });
});

test.concurrent.for<[string, string, string | undefined, string, string | null]>([
  ['another campaign', '/?utm_source=newsletter', undefined, 'newsletter', null],
  ['a search', '/', 'https://duckduckgo.com/', 'duckduckgo', 'organic'],
  ['a click id alone', '/?msclkid=abc', 'https://www.bing.com/', 'bing', 'cpc'],
])(
  '%s replaces all fields of an earlier campaign',
  async ([_, path, referer, source, medium], { expect, page, book }) => {
    await open(page, campaign);
    await open(page, path, referer);
    await expect
      .poll(() => stored(page, nothingOfAds))
      .toEqual({
        ...nothingOfAds,
        utm_source: source,
        utm_medium: medium,
      });
    expect(await book(page)).toMatchObject({ source, medium, campaign: null, keyword: null });
  },
);

test.concurrent('the click path has every page, including one left before hydration', async ({
  page,
  book,
}) => {
  /** The address changes before React renders the page and records it. */
  const recorded = (path: string) =>
    page.waitForFunction(
      (last) => localStorage.getItem('click_path')?.endsWith(last),
      `"${path}"]`,
    );
  const follow = async (name: string, path: string) => {
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await link.click();
    await page.waitForURL(`**${path}`);
    await recorded(path);
  };
  // React never hydrates the first page, so the browser follows its link with a full load.
  let pages = 0;
  await page.route(/\/assets\/start-/, (route) => {
    pages += 1;
    if (pages > 1) return route.continue();
  });
  await page.goto('/?gclid=Cj0K', { referer: 'https://www.google.com/' });
  await follow('Our Services', '/services');
  await page.locator('.cookie-banner').waitFor({ state: 'attached' });
  await follow('House Lockout', '/services/emergency-locksmith/house-lockout');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  await recorded('/contact');
  await page.getByRole('link', { name: 'Book online' }).first().click();
  await page.waitForURL('**/book-online');
  expect(await book(page)).toMatchObject({
    source: 'google',
    medium: 'cpc',
    entry_page: '/',
    click_path: [
      '/',
      '/services',
      '/services/emergency-locksmith/house-lockout',
      '/contact',
      '/book-online',
    ],
    visit_count: 1,
  });
});

test.concurrent('half an hour without a page view starts another visit', async ({
  expect,
  page,
  book,
}) => {
  /** Pretends that the last page was opened `minutes` ago. Resolves to that time. */
  const wait = (minutes: number) =>
    page.evaluate((at) => {
      localStorage.setItem('last_page_date', at);
      return at;
    }, new Date(Date.now() - minutes * 60_000).toISOString());
  await open(page, '/book-online');
  await wait(29);
  await open(page, '/');
  const ended = await wait(31);
  await open(page, '/');
  const counted = { entry_page: '/book-online', visit_count: 2, last_visit_date: ended };
  expect(await book(page)).toMatchObject({ ...counted, click_path: ['/'], submission_count: 0 });
  await open(page, '/book-online');
  expect(await book(page)).toMatchObject({ ...counted, submission_count: 1 });
  await expect.poll(() => stored(page, { submission_count: 0 })).toEqual({ submission_count: '2' });
  // The visitor's clock was a day ahead and has been corrected.
  await wait(-24 * 60);
  await open(page, '/');
  await expect.poll(() => stored(page, { visit_count: 0 })).toEqual({ visit_count: '3' });
});

test.concurrent('under Global Privacy Control nothing about ads is stored, and old data is deleted', async ({
  expect,
  page,
  context,
  book,
}) => {
  await open(page, campaign);
  await sendPrivacyControl(context);
  await open(page, '/?utm_source=newsletter&utm_term=safe', 'https://mail.example/');
  await expect.poll(() => stored(page, nothingOfAds)).toEqual(nothingOfAds);
  expect(await book(page)).toMatchObject({
    source: 'newsletter',
    medium: null,
    keyword: 'safe',
    visit_count: 1,
  });
  await open(page, '/book-online');
  expect(await book(page)).toMatchObject({ source: 'direct', campaign: null, keyword: null });
  await expect.poll(() => stored(page, nothingOfAds)).toEqual(nothingOfAds);
});

const storages: [string, () => void][] = [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];

test.concurrent.for(storages)(
  'with storage %s a booking still has its source',
  async ([, prepare], { page, context, book, complaints }) => {
    await context.addInitScript(prepare);
    await open(page, campaign);
    expect(await book(page)).toEqual({
      ...fromCampaign,
      click_path: ['/'],
      entry_page: '/',
      visit_count: 1,
      last_visit_date: null,
      submission_count: 0,
    });
    // The thank-you page is the same document, so it still has the reference in memory.
    await page.getByText(/^Your reference\s*LS-/).waitFor();
    expect(await page.getByText('No request was sent from here').isVisible()).toBe(false);
    expect(complaints.all).toEqual([]);
  },
);

test.concurrent.for<[string, Record<string, string>]>([
  [
    'broken',
    { click_path: '{"a', visit_count: 'many', last_page_date: 'soon', submission_count: '1.5' },
  ],
  [
    'of another type',
    { click_path: '[null,7,{},["/"]]', visit_count: '-3', last_page_date: '[]', entry_page: '' },
  ],
  ['no list', { click_path: '{"0":"/"}', visit_count: '1e9', last_page_date: 'null' }],
  [
    'huge',
    {
      click_path: JSON.stringify(Array(2000).fill('/x'.repeat(300))),
      visit_count: '9'.repeat(400),
      utm_campaign: '"'.repeat(100_000),
      utm_source: '\ud800'.repeat(1000),
    },
  ],
])('stored values that are %s do no harm', async ([kind, values], { page, book }) => {
  await page.goto('/favicon.svg');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);
  await open(page, '/');
  const { click_path, ...rest } = (await book(page)) as { click_path: string[] };
  expect(rest).toMatchObject({ entry_page: '/', visit_count: 1, submission_count: 0 });
  expect(click_path.at(-1)).toBe('/');
  expect(click_path.length).toBeLessThanOrEqual(kind === 'huge' ? 30 : 1);
});
