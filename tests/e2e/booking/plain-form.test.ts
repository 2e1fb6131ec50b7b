import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formWords } from '../../../content/en/form/form.ts';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { hydrated } from '../../support/browser/browser.ts';
import { test as base } from '../../support/browser/browser-test.ts';

/** `breakScripts` makes the file that every page runs on fail this often, although it loads; not before `until`. */
const test = base.extend(
  'breakScripts',
  ({ page, allowComplaints }) =>
    async (times: number, until?: Promise<void>) => {
      allowComplaints(/frame broke|frame-.* does not provide an export/, 'thrown below');
      let left = times;
      await page.route('**/assets/frame-*.js', async (route) => {
        // At first the file is fetched, and then imported from the browser's cache.
        left -= 1;
        if (left < 0) return route.continue();
        await until;
        await route.fulfill({
          contentType: 'text/javascript',
          headers: { 'cache-control': 'no-store' },
          body: 'throw new Error("frame broke")',
        });
      });
    },
);

const notice = (page: Page) => page.locator('form [role=alert]').filter({ visible: true });

test.concurrent('a page whose scripts fail once reloads itself and keeps the input', async ({
  page,
  breakScripts,
}) => {
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await breakScripts(2, isTyped);
  await page.goto('/book-online');
  await page.getByLabel('Your Name').fill('Ana Twice');
  await page.getByLabel(formWords.danger).check();
  typed();
  await hydrated(page);
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana Twice');
  expect(await page.getByLabel(formWords.danger).isChecked()).toBe(true);
  expect(await notice(page).count()).toBe(0);
});

test.concurrent.for(['start', 'frame'])(
  "a page whose '%s' script is gone after a deploy is loaded in full, keeps the input, and repeats the press",
  async (script, { page, allowComplaints }) => {
    allowComplaints(/404 .*\/assets\/|Failed to fetch dynamically imported module/, 'gone below');
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.route(/\/assets\/(start|frame|plain-form)-/, async (route) => {
      const url = route.request().url();
      await isPressed;
      const isGone = loads === 1 && (url.includes(script) || url.includes('plain-form'));
      await route.continue({ url: isGone ? url.replace(/(?=\.m?js)/, 'gone') : url });
    });
    await page.goto('/book-online');
    await page.getByLabel('Your Name').fill('Ana Twice');
    await submitButton(page).click();
    press();
    await expectMessage(page, 'Verification Required');
    expect(loads).toBe(2);
    expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana Twice');
  },
);

test.concurrent('a form whose scripts always fail says so, and can still be sent', async ({
  page,
  server,
  breakScripts,
  expectOneBooking,
}) => {
  await breakScripts(1000);
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page, '/book-online');
  await notice(page).getByText(formWords.plain).waitFor();
  const menuWaits = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener(
          'click',
          (event) => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        );
        document.querySelector<HTMLElement>('a[aria-label="Open menu"]')?.click();
      }),
  );
  expect(menuWaits).toBe(false);
  await fillBooking(page, { ...houseLockout, name });
  await page.getByLabel(formWords.danger).check();
  await submitButton(page).click();
  await notice(page).getByText('Your message has been sent successfully!').waitFor();
  const reference = await expectOneBooking(name);
  expect(await notice(page).textContent()).toContain(reference);
  expect(await submitButton(page).isDisabled()).toBe(true);
  expect(server.rowsOf(name)).toMatchObject([
    {
      captcha_status: 'verified',
      source_url: '/book-online',
      service: 'House Lockout',
      danger: 'true',
    },
  ]);
});

test.concurrent('a form without scripts asks for what is missing, then sends a car lockout with its car', async ({
  page,
  server,
  allowComplaints,
  breakScripts,
}) => {
  allowComplaints(/422 .*\/api\/submissions$/, 'the car is missing at first');
  await breakScripts(1000);
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page, '/book-online');
  await fillBooking(page, { ...houseLockout, name, service: 'Car Lockout' });
  await submitButton(page).click();
  await notice(page).getByText('Please enter vehicle make').waitFor();
  expect(server.rowsOf(name)).toEqual([]);
  await fillBooking(page, { year: '2019', make: 'Honda', model: 'Civic' });
  await submitButton(page).click();
  await notice(page).getByText('Your message has been sent successfully!').waitFor();
  expect(server.rowsOf(name)).toMatchObject([{ service: 'Car Lockout' }]);
});

test.concurrent('a callback form that was submitted before its scripts failed is sent after the reload', async ({
  page,
  server,
  breakScripts,
}) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await breakScripts(1000, isPressed);
  await page.goto('/contact');
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Phone Number').fill('2015550123');
  await page.getByRole('button', { name: 'Request a callback' }).click();
  press();
  // The page is loaded again, with what was typed, and repeats the press.
  await notice(page).getByText('Your message has been sent successfully!').waitFor();
  expect(server.rowsOf(name)).toMatchObject([{ type: 'callback' }]);
});
