import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import {
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
  touchLoaded,
} from '../../support/browser/booking-page.ts';
import { phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const address = (page: Page) => page.getByLabel('Service Address');
const note = (page: Page) =>
  page.getByRole('status').filter({
    hasText: "This address may be outside our eight towns. Call us and we'll tell you.",
  });

test.concurrent('an address outside the area gets a note with the number, and can still be sent', async ({
  openWindow,
  server,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openForm(page, '/book-online');
  const elsewhere = { name: 'Ana Outside', address: '500 Broad St, Newark, NJ 07102' };
  await fillBooking(page, { ...houseLockout, ...elsewhere });
  await note(page).waitFor();
  const link = note(page).getByRole('link', { name: '(201) 748-2070' });
  expect(await link.getAttribute('href')).toBe('tel:+12017482070');
  expect(await violations(page)).toEqual([]);
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  const rows = server.rows("select address, town from submissions where name = 'Ana Outside'");
  expect(rows).toEqual([{ address: elsewhere.address, town: null }]);
});

test.concurrent('the note disappears once the address is in our area or could be', async ({
  page,
}) => {
  await openForm(page, '/book-online');
  await address(page).click();
  await touchLoaded(page);
  for (const ours of ['12 Oak Court', '12 Oak Court, Union City NJ 07087-1234']) {
    await address(page).fill('12 Oak Court, Newark');
    await note(page).waitFor();
    await address(page).fill(ours);
    await note(page).waitFor({ state: 'detached' });
  }
});
