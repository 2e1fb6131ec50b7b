import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { openForm } from '../../support/browser/booking-page.ts';
import { emptyMaps, fakeMaps, mute } from '../../support/browser/google-fakes.ts';
import {
  blocked,
  expectToastFor,
  test as googleTest,
  hanging,
  mapsReady,
} from '../../support/browser/google-page.ts';
import { startServer } from '../../support/server/server.ts';

const test = googleTest
  .override('environment', { MAPS_PROVIDER: 'google' })
  .override('settings', { GOOGLE_MAPS_API_KEY: 'a key with spaces & "quotes"' })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
  .extend('withoutKey', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startServer({ MAPS_PROVIDER: 'google' });
    onCleanup(async () => void (await server.stop()));
    return server;
  });

const billingSentence =
  'You must enable Billing on the Google Cloud Project. For development purposes only.';
const billingIssue =
  'Google Maps API billing issue. Please enable billing in Google Cloud Console.';
const steps = [
  'Enable billing on the Google Cloud project.',
  'Enable the Maps JavaScript API and the Places API.',
  'Wait a few minutes, then try again.',
];

const address = (page: Page) => page.getByLabel('Service Address');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Google Maps' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry Loading', exact: true });
const isDisabled = (page: Page) => page.locator('input[name="address"]:disabled').waitFor();

/** Reports a rejected API key as Google does, some time after its script has loaded. */
const refuse = (page: Page, name?: string) =>
  page.evaluate((error) => {
    if (error)
      console.error(`Google Maps JavaScript API error: ${error}\nhttps://developers.google.com`);
    window.gm_authFailure?.();
  }, name);

test.concurrent('while Google Maps loads, the address field says so and is disabled', async ({
  page,
  google,
}) => {
  google.maps = hanging;
  await openForm(page, '/book-online');
  await page.getByRole('status').getByText('Loading Google Maps...', { exact: true }).waitFor();
  await isDisabled(page);
  google.release(fakeMaps);
  await mapsReady(page);
  expect(await page.getByText('Loading Google Maps...').count()).toBe(0);
  const [script, ...more] = google.asked;
  expect(more).toEqual([]);
  const { searchParams } = new URL(String(script));
  expect(searchParams.get('key')).toBe('a key with spaces & "quotes"');
  expect(searchParams.get('libraries')).toBe('places');
});

test.concurrent('input typed before Google Maps loads is kept, and so is the focus', async ({
  page,
  google,
}) => {
  google.maps = hanging;
  const config = Promise.withResolvers<void>();
  await page.route('**/api/site-config', async (route) => {
    await config.promise;
    await route.continue();
  });
  await openForm(page, '/book-online');
  await address(page).pressSequentially('12 Oa');
  config.resolve();
  await isDisabled(page);
  google.release(fakeMaps);
  await mapsReady(page);
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'address');
  await page.keyboard.type('k');
  expect(await address(page).inputValue()).toBe('12 Oak');
  await page.getByRole('option', { name: '12 Oak St' }).waitFor();
});

test.concurrent('a blocked script is reported, keeps the field disabled, and can be retried', async ({
  page,
  google,
}) => {
  google.maps = blocked;
  await openForm(page, '/book-online');
  await failure(page).waitFor();
  expect(await failure(page).textContent()).toBe(
    'Failed to load Google Maps: its script did not load',
  );
  await page.getByText('You can type the address instead, or call us at (201) 748-2070.').waitFor();
  await isDisabled(page);
  expect(await page.getByRole('list').filter({ hasText: 'Enable billing' }).count()).toBe(0);

  await retry(page).click();
  await failure(page).waitFor();
  google.maps = { body: fakeMaps };
  await retry(page).click();
  await mapsReady(page);
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'address');
  expect(await failure(page).count()).toBe(0);
  expect(google.asked).toHaveLength(3);
});

test.concurrent('a script that never calls back fails after 15 seconds, and can be tried again', async ({
  page,
  google,
}) => {
  google.maps = { body: mute };
  await page.clock.install();
  await openForm(page, '/book-online');
  const loading = page.getByText('Loading Google Maps...', { exact: true });
  await loading.waitFor();
  await vi.waitFor(() => expect(google.asked).toHaveLength(1), 30_000);
  await page.clock.runFor(5000);
  expect(await loading.count()).toBe(1);
  await page.clock.runFor(10_000);
  await failure(page).waitFor();
  expect(await failure(page).textContent()).toBe('Failed to load Google Maps: it did not answer');
  google.maps = { body: fakeMaps };
  await retry(page).click();
  await mapsReady(page);
  expect(google.asked).toHaveLength(2);
});

test.concurrent('the event maps:reload starts the load again', async ({ page, google }) => {
  google.maps = blocked;
  await openForm(page, '/book-online');
  await failure(page).waitFor();
  google.maps = { body: fakeMaps };
  await page.evaluate(() => dispatchEvent(new Event('maps:reload')));
  await mapsReady(page);
});

test.concurrent('a missing key is reported after two more tries, 1 and 2 seconds later', async ({
  page,
  google,
  withoutKey,
  allowComplaints,
  expect,
}) => {
  allowComplaints(/404 .*\/api\/settings\/GOOGLE_MAPS_API_KEY$/, 'the key is missing');
  // As the browser measures it: a busy machine tells the test of each request more or less late.
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/api/settings/GOOGLE_MAPS_API_KEY'))
        .map(({ startTime }) => startTime),
    );
  await openForm(page, `${withoutKey.url}/book-online`);
  await failure(page).waitFor();
  expect(await failure(page).textContent()).toBe(
    'Failed to load Google Maps: API key "GOOGLE_MAPS_API_KEY" not found in settings',
  );
  await expect.poll(asked).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = await asked();
  expect(second - first).toBeGreaterThan(900);
  expect(third - second).toBeGreaterThan(1900);
  expect(google.asked).toEqual([]);
});

test.concurrent('a script that defines no API is reported', async ({ page, google }) => {
  google.maps = { body: emptyMaps };
  await openForm(page, '/book-online');
  await failure(page).waitFor();
  expect(await failure(page).textContent()).toBe(
    'Failed to load Google Maps: Google Maps API not available',
  );
});

test.concurrent.for([
  ['RefererNotAllowedMapError', 'Google Maps error: RefererNotAllowedMapError'],
  ['InvalidKeyMapError', 'Google Maps error: InvalidKeyMapError'],
  [undefined, 'Google Maps error: authentication failed'],
])(
  'a key that Google refuses is reported with its reason: %s',
  async ([name, message], { page, allowComplaints }) => {
    allowComplaints(/^Google Maps JavaScript API error: /, 'Google says so itself');
    await openForm(page, '/book-online');
    await mapsReady(page);
    await page.getByLabel('Your Name').fill('Ana Probe');
    await refuse(page, name);
    await failure(page).waitFor();
    expect(await failure(page).textContent()).toBe(`Failed to load Google Maps: ${message}`);
    await isDisabled(page);
    expect(await page.getByText(billingIssue).count()).toBe(0);
    // Google's loader runs once per document, so retrying takes a reload.
    await Promise.all([page.waitForEvent('load'), retry(page).click()]);
    await mapsReady(page);
    expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana Probe');
  },
);

test.concurrent('missing billing shows a 10-second toast, and three steps for the owner behind a disclosure', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/^Google Maps JavaScript API error: /, 'Google says so itself');
  await page.clock.install();
  await openForm(page, '/book-online');
  await mapsReady(page);
  await refuse(page, 'BillingNotEnabledMapError');
  const toast = page.locator('[data-sonner-toast]');
  // Unlike a locator, this looks in every frame: less than 1 s may pass until the toast's time is measured.
  await page.waitForFunction(() => document.querySelector('[data-sonner-toast]'));
  expect(await toast.locator('[data-title]').textContent()).toBe(
    'Google Maps API Billing Required',
  );
  expect(await toast.locator('[data-description]').textContent()).toContain('enable billing');
  await expectToastFor(page, 'Google Maps API Billing Required', 10_000);
  expect(await failure(page).textContent()).toBe(`Failed to load Google Maps: ${billingSentence}`);
  expect(await page.getByText(billingIssue, { exact: true }).isVisible()).toBe(false);
  await page.getByText('You can type the address instead').waitFor();
  await page.getByText('For the owner of this site').click();
  await page.getByText(billingIssue, { exact: true }).waitFor();
  const list = page.locator('form').getByRole('list').filter({ hasText: 'Enable billing' });
  expect(await list.getByRole('listitem').allTextContents()).toEqual(steps);
  const console = page.getByRole('link', { name: 'Open Google Cloud Console' });
  expect(await console.getAttribute('href')).toMatch(/^https:\/\/console\.cloud\.google\.com\//);
});
