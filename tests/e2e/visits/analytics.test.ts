import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { analyticsId, type FakeAnalytics, test } from '../../support/browser/analytics-page.ts';
import {
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { openHydrated } from '../../support/browser/browser.ts';
import { fromWindow } from '../../support/browser/google-page.ts';

const answer = async (page: Page, name: 'Accept All' | 'Close') => {
  const banner = page.getByRole('region', { name: 'Cookie notice' });
  await banner.getByRole('button', { name }).click();
  await banner.waitFor({ state: 'detached' });
};

const script = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;

/** Waits until Google has received this event. */
const toldOf = (google: FakeAnalytics, event: string) =>
  vi.waitFor(() => expect(google.named(event)).not.toEqual([]), 30_000);

const follow = async (page: Page, path: string) => {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
};

test.concurrent('the script loads only on Accept All, and then each page view is reported without its query', async ({
  page,
  google,
}) => {
  await openHydrated(page, '/search?q=12+Oak+Court');
  expect(google.asked).toEqual([]);
  await answer(page, 'Accept All');
  await toldOf(google, 'page_view');
  expect(google.asked[0]).toBe(script);
  const calls = await fromWindow<Record<string, unknown>[]>(page, '__fakeGtag');
  expect(calls.slice(0, 3).map((words) => Object.values(words).slice(0, 2))).toEqual([
    ['js', expect.anything()],
    ['consent', 'default'],
    ['config', analyticsId],
  ]);
  expect(calls[1]?.[2]).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  await follow(page, '/faq');
  await vi.waitFor(() => expect(google.named('page_view')).toHaveLength(2), 30_000);
  const origin = new URL(page.url()).origin;
  expect(google.named('page_view').map(({ fields }) => fields)).toEqual([
    {
      page_location: `${origin}/search`,
      page_title: expect.stringContaining('Search'),
      page_referrer: '',
    },
    {
      page_location: `${origin}/faq`,
      page_title: expect.stringContaining('Questions'),
      page_referrer: `${origin}/search`,
    },
  ]);
});

test.concurrent('closing the notice is not consent, not even on the next page', async ({
  page,
  google,
}) => {
  await page.goto('/about');
  await answer(page, 'Close');
  await openForm(page, '/book-online');
  await page.getByLabel('Your Name').fill('Ana');
  await page.locator('altcha-widget label').waitFor();
  expect(google.asked).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
});

test.concurrent('Global Privacy Control overrides Accept All', async ({
  page,
  context,
  google,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto('/about');
  await answer(page, 'Accept All');
  await openForm(page, '/book-online');
  await page.getByLabel('Your Name').fill('Ana');
  await page.locator('altcha-widget label').waitFor();
  expect(google.asked).toEqual([]);
});

test.concurrent('consent given in one tab also applies in other tabs and on later pages', async ({
  page,
  context,
  google,
}) => {
  await openHydrated(page, '/about');
  const other = await context.newPage();
  await other.goto('/faq');
  await answer(other, 'Accept All');
  const pages = () => google.named('page_view').map(({ fields }) => String(fields.page_location));
  await vi.waitFor(() => expect(pages()).toHaveLength(2), 30_000);
  await other.close();
  await page.goto('/contact');
  await vi.waitFor(() => expect(pages().at(-1)).toMatch(/\/contact$/), 30_000);
});

test.concurrent('a request, a press on the number and web vitals are reported, without personal data', async ({
  page,
  google,
  server,
}) => {
  await page.goto('/about?utm_source=newsletter&utm_medium=email&utm_campaign=winter&gclid=Cj0K');
  await answer(page, 'Accept All');
  await toldOf(google, 'page_view');
  const from = { source: 'newsletter', medium: 'email', campaign: 'winter' };
  await page.locator(':is(header, main) a[href^="tel:"]:visible').first().click();
  await toldOf(google, 'phone_tap');
  expect(google.named('phone_tap')[0]?.fields).toMatchObject({
    kind: 'call',
    page: '/about',
    ...from,
  });
  await openForm(page, '/book-online');
  await fillBooking(page, { ...houseLockout, name: 'Ana Measured', notes: 'Third floor' });
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  await toldOf(google, 'booking_submission');
  const { page_location, page_title, page_referrer, ...fields } =
    google.named('booking_submission')[0]?.fields ?? {};
  expect(fields).toEqual({ service: 'House Lockout', timeframe: 'ASAP', ...from });
  await toldOf(google, 'web_vitals');
  expect(google.named('web_vitals')[0]?.fields).toMatchObject({
    metric_name: expect.any(String),
    metric_rating: expect.any(String),
    metric_value: expect.any(Number),
  });
  const [row] = server.rowsOf('Ana Measured');
  const everything = JSON.stringify([google.asked, google.told]);
  for (const word of ['Ana', '555', 'Oak', 'Third', 'Cj0K', row?.reference, row?.id]) {
    expect(everything).not.toContain(word);
  }
});

test.concurrent.for(['blocked', 'hanging', 'broken'] as const)(
  'with a script that is %s the page loads, and a request can be sent',
  async (failure, { page, google, server, allowComplaints }) => {
    allowComplaints(
      /ERR_BLOCKED_BY_CLIENT\S* https:\/\/www\.googletagmanager/,
      'blocked on purpose',
    );
    allowComplaints(/Error: broken script/, 'broken on purpose');
    google.script = failure;
    await page.goto('/book-online');
    await answer(page, 'Accept All');
    await openForm(page, '/book-online');
    await vi.waitFor(() => expect(google.asked).toContain(script), 30_000);
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    const name = `Ana ${failure}`;
    await fillBooking(page, { ...houseLockout, name });
    await solveCaptcha(page);
    await submitButton(page).click();
    await page.waitForURL('**/thank-you');
    expect(server.rowsOf(name)).toHaveLength(1);
    expect(google.told).toEqual([]);
  },
);

test.concurrent('the page is not reloaded if a blocker rejects our own analytics script', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/tell-google-/, 'aborted below');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/tell-google-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/tell-google-'),
  );
  await openForm(page, '/book-online');
  await failed;
  await page.getByLabel('Your Name').fill('Ana');
  await page.locator('altcha-widget label').waitFor();
  expect(loads).toBe(1);
});

test.concurrent('Trusted Types stay enforced: Google’s script loads, a string as a script address is rejected', async ({
  page,
  google,
  allowComplaints,
}) => {
  allowComplaints(/requires 'TrustedScriptURL'/, 'a text as an address, on purpose');
  await page.goto('/about');
  await answer(page, 'Accept All');
  await toldOf(google, 'page_view');
  const refused = await page.evaluate((url) => {
    try {
      document.createElement('script').src = url;
      return 'taken';
    } catch (error) {
      return (error as Error).name;
    }
  }, script);
  expect(refused).toBe('TypeError');
});
