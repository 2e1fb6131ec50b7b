import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { home } from '../../../content/en/pages/home.ts';
import { hoboken } from '../../../content/en/pages/towns/hoboken.ts';
import {
  fillBooking,
  houseLockout,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';

/** `breakSection` makes React fail at watched elements that match. Resolves to a function that fixes this. */
const test = browserTest.extend(
  'breakSection',
  ({ page, allowComplaints }) =>
    async (selector: string) => {
      allowComplaints(/broken on purpose/, 'thrown below');
      await page.addInitScript((broken) => {
        const real = IntersectionObserver.prototype.observe;
        Object.assign(window, { broken });
        IntersectionObserver.prototype.observe = function observe(element) {
          const { broken: selected } = window as unknown as { broken: string };
          if (selected && element.matches(selected)) throw new Error('broken on purpose');
          real.call(this, element);
        };
      }, selector);
      return () => page.evaluate(() => void Object.assign(window, { broken: '' }));
    },
);

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'An unexpected error occurred. Please try again.' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Expects one fallback, with header, number and footer around it. */
async function expectOneNotice(page: Page) {
  await notice(page).waitFor();
  expect(await notice(page).textContent()).toContain('Something went wrong');
  await page.locator('header').getByRole('link', { name: 'Book Service' }).waitFor();
  await page.locator('header a[href="tel:+12017482070"]:visible').waitFor();
  await page.locator('footer').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
}

test('a failing section of the home page is replaced on its own, and can be retried', async ({
  page,
  server,
  breakSection,
}) => {
  const mend = await breakSection('main section.aspect-4\\/5');
  await page.goto('/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expectOneNotice(page);
  expect(await heading(page, home.areas.heading).count()).toBe(0);
  await heading(page, home.whyChooseUs.heading).waitFor();

  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await page.locator('form[data-ready]').waitFor();
  await fillBooking(page, { ...houseLockout, name });
  await mend();
  await notice(page).getByRole('button', { name: 'Try Again' }).click();
  await heading(page, home.areas.heading).waitFor();
  expect(await notice(page).count()).toBe(0);
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(name)).toHaveLength(1);
});

test('a failing part of a section leaves the content beside it', async ({ page, breakSection }) => {
  await breakSection('main nav.aspect-4\\/5');
  await page.goto('/service-areas/hoboken');
  await expectOneNotice(page);
  for (const passage of hoboken.passages) await heading(page, passage.heading).waitFor();
  await heading(page, hoboken.calls.heading).waitFor();
});
