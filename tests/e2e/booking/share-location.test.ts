import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const hoboken = { latitude: 40.744, longitude: -74.032, accuracy: 20 };
const allowed = (geolocation: BrowserContextOptions['geolocation']): BrowserContextOptions => ({
  geolocation,
  permissions: ['geolocation'],
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const share = (page: Page) => button(page, 'Share my location');
const remove = (page: Page) => button(page, 'Remove location');
const shared = (page: Page, meters = 20) =>
  page.getByText(`Location shared, accurate to ${meters} m`, { exact: true });
const address = (page: Page) => page.getByLabel('Service Address');
const failed = (page: Page) =>
  page.getByRole('alert').filter({
    hasText: /^Your location could not be read\. Please type the address\.$/,
  });
const hasAddress = (page: Page, text: string) =>
  vi.waitFor(async () => expect(await address(page).inputValue()).toBe(text), 10_000);

async function sent(page: Page) {
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
}

/** Replaces the browser's answer: `body` is the JavaScript function body to run instead. */
const answerWith = (page: Page, body: string) =>
  page.addInitScript((code) => {
    navigator.geolocation.getCurrentPosition = new Function('found', 'failed', code) as never;
  }, body);

test.concurrent('on a phone a shared position and a few words of address are enough for a booking', async ({
  openWindow,
  server,
  mailBox,
}) => {
  const { page } = await openWindow({ ...allowed(hoboken), viewport: phone });
  await openForm(page, '/book-online');
  await fillBooking(page, { ...houseLockout, name: 'Ana Civic', address: 'black Civic, level 2' });
  await share(page).click();
  await shared(page).waitFor();
  expect(await address(page).inputValue()).toBe('black Civic, level 2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await violations(page)).toEqual([]);
  await sent(page);
  const [row] = server.rows(
    "select reference, address, town, position from submissions where name = 'Ana Civic'",
  );
  expect(row).toMatchObject({ address: 'black Civic, level 2', town: 'Hoboken' });
  expect(JSON.parse(String(row?.position))).toEqual(hoboken);
  const [mail] = await mailBox.mailsAbout(String(row?.reference), 1);
  expect(mail?.text).toContain('Position: 40.744, -74.032 (within 20 m)');
});

test.concurrent('sharing fills in the town, and removing the position clears it unless it was edited', async ({
  openWindow,
}) => {
  const { page } = await openWindow(allowed(hoboken));
  await openForm(page, '/');
  await share(page).click();
  await shared(page).waitFor();
  await hasAddress(page, 'Hoboken, NJ');
  await remove(page).click();
  await share(page).waitFor();
  expect(await shared(page).count()).toBe(0);
  await hasAddress(page, '');
  await share(page).click();
  await hasAddress(page, 'Hoboken, NJ');
  await address(page).fill('Hoboken, NJ, at the PATH');
  await remove(page).click();
  await share(page).waitFor();
  expect(await address(page).inputValue()).toBe('Hoboken, NJ, at the PATH');
});

test.concurrent.for([
  ['in Manhattan', { latitude: 40.755, longitude: -73.987, accuracy: 20 }, 20],
  ['of 5 km', { ...hoboken, accuracy: 5000 }, 5000],
] as const)(
  'a position %s fills in no town, and can be sent without an address',
  async ([_, position, meters], { openWindow, server }) => {
    const { page } = await openWindow(allowed(position));
    await openForm(page, '/book-online');
    const name = `Ana ${meters}`;
    await fillBooking(page, { ...houseLockout, name, address: undefined });
    await share(page).click();
    await shared(page, meters).waitFor();
    const hint = page.getByText('That is a wide area. Please type the address too.');
    expect(await hint.count()).toBe(meters > 200 ? 1 : 0);
    expect(await address(page).inputValue()).toBe('');
    await sent(page);
    const [row] = server.rows(
      `select address, town, position from submissions where name = '${name}'`,
    );
    expect(row).toMatchObject({ address: null, town: null });
    expect(JSON.parse(String(row?.position))).toEqual(position);
  },
);

test.concurrent('without a position, an empty address is still an error', async ({
  openWindow,
}) => {
  const { page } = await openWindow(allowed({ ...hoboken, accuracy: 5000 }));
  await openForm(page, '/book-online');
  await fillBooking(page, { ...houseLockout, address: undefined });
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectMessage(page, 'Address Required', 'Please enter a valid service address');
  const error = page.getByText('Please enter a valid address', { exact: true });
  await error.waitFor();
  await share(page).click();
  await shared(page, 5000).waitFor();
  await error.waitFor({ state: 'detached' });
  await remove(page).click();
  await share(page).waitFor();
  await submitButton(page).click();
  await error.waitFor();
});

test.concurrent('a removed position is not part of the request', async ({ openWindow, server }) => {
  const { page } = await openWindow(allowed(hoboken));
  await openForm(page, '/book-online');
  await share(page).click();
  await shared(page).waitFor();
  await remove(page).click();
  await share(page).waitFor();
  await fillBooking(page, { ...houseLockout, name: 'Ana Removed' });
  await sent(page);
  const [row] = server.rows(
    "select visitor_info, position from submissions where name = 'Ana Removed'",
  );
  expect(row?.position).toBeNull();
  expect(JSON.parse(String(row?.visitor_info))).not.toHaveProperty('geolocation');
});

test.concurrent('a denied position shows an error, keeps the input, and the request can be sent', async ({
  openWindow,
  expectOneBooking,
}) => {
  const { page } = await openWindow({ permissions: [] });
  await openForm(page, '/book-online');
  await fillBooking(page, { ...houseLockout, name: 'Ana Refused', address: '12 Oak' });
  await share(page).click();
  await failed(page).waitFor();
  expect(await address(page).inputValue()).toBe('12 Oak');
  await address(page).pressSequentially(' Court, North Bergen');
  await failed(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await sent(page);
  await expectOneBooking('Ana Refused');
});

test.concurrent('reading the position times out after 5 seconds, and a late answer is ignored', async ({
  page,
}) => {
  await page.clock.install();
  await answerWith(page, 'window.options = arguments[2]; window.answerLate = found;');
  await openForm(page, '/book-online');
  await page.clock.pauseAt(Date.now() + 60_000);
  await share(page).click();
  await page.getByText('Finding your location...', { exact: true }).waitFor();
  await page.waitForFunction(() => 'answerLate' in window);
  await page.clock.runFor(4000);
  expect(await failed(page).count()).toBe(0);
  await page.clock.runFor(1000);
  await failed(page).waitFor();
  await share(page).waitFor();
  const asked = await page.evaluate(() => (window as unknown as { options: object }).options);
  expect(asked).toEqual({ timeout: 5000, maximumAge: 60_000 });
  await page.evaluate((coords) => {
    (window as unknown as { answerLate(at: object): void }).answerLate({ coords });
  }, hoboken);
  await page.clock.runFor(100);
  expect(await shared(page).count()).toBe(0);
  expect(await address(page).inputValue()).toBe('');
});

test.concurrent('an invalid position from the browser is reported as a failure', async ({
  page,
}) => {
  await answerWith(page, 'found({ coords: { latitude: 400, longitude: NaN, accuracy: null } });');
  await openForm(page, '/book-online');
  await share(page).click();
  await failed(page).waitFor();
});

test.concurrent('the position can be shared and removed by keyboard, and the button keeps the focus', async ({
  openWindow,
}) => {
  const { page } = await openWindow(allowed(hoboken));
  await openForm(page, '/book-online');
  // Enabled a little after the form is ready.
  await share(page).and(page.locator(':enabled')).waitFor();
  await address(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shared(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe('Remove location');
  await page.keyboard.press('Space');
  await share(page).waitFor();
  expect(await focused()).toBe('Share my location');
  expect(await shared(page).count()).toBe(0);
});

test.concurrent('an automatic reload keeps the position, a reload by the visitor does not', async ({
  openWindow,
}) => {
  const { page } = await openWindow(allowed(hoboken));
  await openForm(page, '/book-online');
  await share(page).click();
  await shared(page).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('page:reload')));
  await openForm(page, '/book-online');
  await shared(page).waitFor();
  await page.reload();
  await page.locator('form[data-ready]').waitFor();
  await share(page).waitFor();
  expect(await shared(page).count()).toBe(0);
});

test.concurrent('without JavaScript the share button is disabled, and the callback form has none', async ({
  page,
  openWindow,
}) => {
  await openForm(page, '/contact');
  expect(await share(page).count()).toBe(0);
  const plain = await openWindow({ javaScriptEnabled: false });
  await plain.page.goto('/book-online');
  expect(await share(plain.page).isDisabled()).toBe(true);
});
