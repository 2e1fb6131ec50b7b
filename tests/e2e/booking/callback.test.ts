import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import {
  expectMessage,
  openForm,
  pressOnceConnected,
  solveCaptcha,
} from '../../support/browser/booking-page.ts';
import { phone, viewports } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';

const someone = () => crypto.randomUUID().slice(0, 8);
const test = browserTest.extend(
  'rowsWith',
  ({ server }) =>
    (notes: string) =>
      server.rows(`select * from submissions where notes = '${notes}'`),
);
const button = (page: Page) => page.getByRole('button', { name: 'Request a Callback' });
const openContact = (page: Page) => openForm(page, '/contact');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test.concurrent.for(viewports)(
  'on $name a callback request is stored and mailed, and leads to the thank-you page',
  async ({ viewport }, { openWindow, mailBox, rowsWith }) => {
    const { page } = await openWindow({ viewport });
    const notes = `Rekey, ask for ${someone()}`;
    const customer = `${someone()}@customer.example`;
    await openContact(page);
    await page.getByLabel('Your Name').pressSequentially('Ana Probe');
    await page.getByLabel('Phone Number').pressSequentially('12015550123');
    await page.getByLabel('Email').pressSequentially(customer);
    await page.getByLabel('Additional Notes').pressSequentially(notes);
    await solveCaptcha(page);
    await button(page).click();
    await expectMessage(page, 'Your message has been sent successfully!');
    await page.waitForURL('**/thank-you');

    const [row, ...more] = rowsWith(notes);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      type: 'callback',
      status: 'pending',
      name: 'Ana Probe',
      phone: '+1 (201) 555-0123',
      email: customer,
      address: null,
      service: null,
      timeframe: null,
      vehicle_info: null,
      source_url: '/contact',
      captcha_status: 'verified',
    });
    const reference = String(row?.reference);
    await page.getByRole('heading', { level: 1, name: 'We have your request' }).waitFor();
    await page.getByText(reference).waitFor();

    const mails = await mailBox.mailsAbout(reference, 2);
    const owner = mails.find((mail) => mail.recipients.includes('owner@locksmith.example'));
    expect(owner?.subject).toContain('Callback request');
    expect(owner?.text).toContain('+1 (201) 555-0123');
    expect(owner?.text).toContain(notes);
    expect(mails.some((mail) => mail.recipients.includes(customer))).toBe(true);
  },
);

test.concurrent('an email address alone is enough, and a double click sends one request', async ({
  page,
  rowsWith,
}) => {
  const notes = someone();
  await openContact(page);
  await page.getByLabel('Email').fill('ana@customer.example');
  await page.getByLabel('Additional Notes').fill(notes);
  await solveCaptcha(page);
  await button(page).dblclick();
  await page.waitForURL('**/thank-you');
  expect(rowsWith(notes)).toMatchObject([
    { type: 'callback', name: null, phone: null, email: 'ana@customer.example' },
  ]);
});

test.concurrent.for<[string, string, string, string]>([
  ['Your Name', 'A', 'An', 'Name should be at least 2 characters'],
  ['Phone Number', '201555', '2015550123', 'Please enter a complete phone number'],
  ['Email', 'ana@customer', 'ana@customer.example', 'Please enter a valid email address'],
])(
  '%s: empty is valid, %j shows an error on blur, %j clears it',
  async ([label, wrong, right, message], { page }) => {
    await openContact(page);
    const field = page.getByLabel(label);
    const error = page.locator('form').getByText(message, { exact: true });
    await field.focus();
    await field.pressSequentially(wrong);
    await field.blur();
    await error.waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('');
    await error.waitFor({ state: 'detached' });
    await field.blur();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await field.fill(wrong);
    await field.blur();
    await error.waitFor();
    await field.fill(right);
    await error.waitFor({ state: 'detached' });
  },
);

test.concurrent('submitting an empty form shows everything that is missing, without a toast', async ({
  page,
}) => {
  await openContact(page);
  await button(page).click();
  await expectMessage(page, 'Verification Required', 'Please complete the security check');
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  await page
    .getByText('Please enter a phone number or an email address, so that we can answer')
    .waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
  expect(await focused(page)).toBe('phone');
});

test.concurrent.for(viewports)(
  'on $name a phone number or an email is required; either one clears the error',
  async ({ viewport }, { openWindow, rowsWith, expect }) => {
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    const notes = someone();
    const missing = page.getByText(
      'Please enter a phone number or an email address, so that we can answer',
    );
    await openContact(page);
    await page.getByLabel('Your Name').fill('A');
    await page.getByLabel('Additional Notes').fill(notes);
    await solveCaptcha(page);
    await button(page).click();
    await expectMessage(page, 'Form Validation Failed', 'Please check the form for errors');
    await missing.waitFor();
    await page.getByText('Name should be at least 2 characters').waitFor();
    expect(await focused(page)).toBe('name');
    expect(await violations(page)).toEqual([]);

    await page.getByLabel('Your Name').fill('Ana');
    await button(page).click();
    await missing.waitFor();
    await expect.poll(() => focused(page)).toBe('phone');
    expect(rowsWith(notes)).toEqual([]);

    await page.getByLabel('Email').fill('ana@customer.example');
    await missing.waitFor({ state: 'detached' });
    await button(page).click();
    await page.waitForURL('**/thank-you');
    expect(rowsWith(notes)).toHaveLength(1);
  },
);

test.concurrent('a form submitted before its scripts load keeps its input, and is validated once they load', async ({
  openWindow,
  rowsWith,
}) => {
  const { page } = await openWindow({ viewport: phone });
  const notes = someone();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Phone Number').fill('2015550123');
  await page.getByLabel('Additional Notes').fill(notes);
  await button(page).click();
  scripts.resolve();
  await expectMessage(page, 'Verification Required');
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('(201) 555-0123');
  await solveCaptcha(page);
  await button(page).click();
  await page.waitForURL('**/thank-you');
  expect(rowsWith(notes)).toMatchObject([{ type: 'callback', phone: '(201) 555-0123' }]);
});

test.concurrent('if the server cannot store the request, the form keeps its input and offers the phone number', async ({
  page,
  rowsWith,
  allowComplaints,
}) => {
  allowComplaints(/503 .*\/api\/submissions$/, 'answered below');
  const notes = someone();
  await page.route('**/api/submissions', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'x',
        status: 503,
        detail: 'We could not save your request.',
      },
    }),
  );
  await openContact(page);
  await page.getByLabel('Phone Number').fill('2015550123');
  await page.getByLabel('Additional Notes').fill(notes);
  await solveCaptcha(page);
  await button(page).click();
  await expectMessage(
    page,
    'There was a problem submitting the form',
    'We could not save your request.',
  );
  await page.locator('[data-sonner-toast] a[href="tel:+12017482070"]').waitFor();
  expect(await page.getByLabel('Additional Notes').inputValue()).toBe(notes);

  await pressOnceConnected(page, button(page));
  await page.waitForURL('**/thank-you');
  expect(rowsWith(notes)).toHaveLength(1);
});

test.concurrent('a form that cannot be displayed shows the phone number and can be retried', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/^Error: broken on purpose/, 'thrown below');
  // Throws only for elements inside the form.
  await page.addInitScript(() => {
    const real = IntersectionObserver.prototype.observe;
    Object.assign(window, { broken: true });
    IntersectionObserver.prototype.observe = function observe(element) {
      if ((window as unknown as { broken: boolean }).broken && element.closest('form')) {
        throw new Error('broken on purpose');
      }
      real.call(this, element);
    };
  });
  await page.goto('/contact');
  const note = page.getByRole('alert');
  await note.waitFor();
  expect(await note.textContent()).toContain(
    'The request form could not be displayed. Please call us at (201) 748-2070.',
  );
  expect(await note.getByRole('link').getAttribute('href')).toBe('tel:+12017482070');

  await page.evaluate(() => void Object.assign(window, { broken: false }));
  await note.getByRole('button', { name: 'Try Again' }).click();
  await button(page).waitFor();
});
