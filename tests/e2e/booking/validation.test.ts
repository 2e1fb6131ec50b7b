import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

test.concurrent('submitting an empty form shows every error and focuses the first field, without a toast', async ({
  page,
}) => {
  await openForm(page, '/book-online');
  await submitButton(page).click();
  await expectMessage(page, 'Verification Required', 'Please complete the security check');
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  for (const [label, message] of [
    ['Your Name', 'Please enter a valid name (minimum 2 characters)'],
    ['Phone Number', 'Please enter a valid phone number'],
    ['Service Address', 'Please enter a valid address'],
    ['Service Needed', 'Please select a service'],
  ] as const)
    await expectFieldError(page, label, message);
  const check = page.getByRole('group', { name: 'Verification' }).locator('..');
  await check.getByText('Please complete the security check').waitFor();
  expect(await focusedName(page)).toBe('name');
});

test.concurrent('if only the security check is missing, it gets the focus', async ({ page }) => {
  await openForm(page, '/book-online');
  await fillBooking(page, houseLockout);
  await submitButton(page).click();
  await expectMessage(page, 'Verification Required', 'Please complete the security check');
  await page.locator('altcha-widget input:focus').waitFor();
});

test.concurrent('with the check solved, a blank address is announced, and every other field shows its error', async ({
  page,
}) => {
  await openForm(page, '/book-online');
  await page.getByLabel('Service Address').fill('   ');
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectMessage(page, 'Address Required', 'Please enter a valid service address');
  await expectFieldError(page, 'Service Address', 'Please enter a valid address');
  await expectFieldError(page, 'Your Name', 'Please enter a valid name (minimum 2 characters)');
  expect(await focusedName(page)).toBe('name');
});

test.concurrent('an impossible phone number is questioned once, and sent on the second submit', async ({
  page,
  server,
}) => {
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page, '/book-online');
  await fillBooking(page, { ...houseLockout, name, phone: '0000000000' });
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectFieldError(page, 'Phone Number', 'Is this number right?');
  await page.locator('[name=phone]:focus').waitFor();
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  await page.getByLabel('Phone Number').fill('1115550123');
  await submitButton(page).click();
  await expectFieldError(page, 'Phone Number', 'Is this number right?');
  expect(server.rowsOf(name)).toEqual([]);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(name)).toMatchObject([{ phone: '(111) 555-0123' }]);
});

test.concurrent('a name or an address of tabs and invisible characters counts as blank', async ({
  page,
}) => {
  await openForm(page, '/book-online');
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  await page.getByLabel('Your Name').fill('\t\t');
  await page.getByLabel('Your Name').blur();
  await expectFieldError(page, 'Your Name', 'Please enter a valid name (minimum 2 characters)');
  await page.getByLabel('Service Address').fill('\t\u200b\u2028');
  await submitButton(page).click();
  await expectMessage(page, 'Address Required', 'Please enter a valid service address');
  await expectFieldError(page, 'Service Address', 'Please enter a valid address');
});

test.concurrent('a tab pasted into a name is sent as a space', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/422 .*\/api\/submissions$/, 'answered below');
  await openForm(page, '/book-online');
  await fillBooking(page, houseLockout);
  await page.getByLabel('Your Name').fill('Ana\tTab');
  await solveCaptcha(page);
  const sent = page.waitForRequest('**/api/submissions');
  await page.route('**/api/submissions', (route) => route.fulfill({ status: 422, json: {} }));
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Ana Tab' });
});

test.concurrent('every invalid field shows an error, and nothing is stored', async ({
  openWindow,
  server,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openForm(page, '/');
  await fillBooking(page, { name: 'A', phone: '201555', email: 'ana@', address: '1 Oak Court' });
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectMessage(page, 'Form Validation Failed', 'Please check the form for errors');

  const messages: [string, string][] = [
    ['Your Name', 'Please enter a valid name (minimum 2 characters)'],
    ['Phone Number', 'Please enter a valid phone number'],
    ['Email', 'Please enter a valid email address'],
    ['Service Needed', 'Please select a service'],
  ];
  for (const [label, message] of messages) await expectFieldError(page, label, message);
  expect(await focusedName(page)).toBe('name');

  await page.getByLabel('Service Needed', { exact: true }).selectOption('Other');
  await submitButton(page).click();
  await expectFieldError(
    page,
    'Please specify the service needed',
    'Please specify the service needed',
  );

  await page.getByLabel('Service Needed', { exact: true }).selectOption('Car Lockout');
  await page.getByLabel('Year').fill('19');
  await submitButton(page).click();
  await expectFieldError(page, 'Year', 'Please enter a valid year (YYYY)');
  await expectFieldError(page, 'Make', 'Please enter vehicle make');
  await expectFieldError(page, 'Model', 'Please enter vehicle model');

  await page.getByLabel('Service Needed', { exact: true }).selectOption('Key Fob Programming');
  expect(await page.getByText('Please enter vehicle make').count()).toBe(0);
  expect(server.rowsOf('A')).toEqual([]);
});

async function expectFieldError(page: Page, label: string, message: string) {
  const field = page.getByLabel(label);
  // The validation that a press or a blur begins ends after it, and sets both attributes.
  await field.and(page.locator('[aria-invalid=true]')).waitFor();
  const described = await field.getAttribute('aria-describedby');
  const alert = page.locator(
    (described ?? '')
      .split(' ')
      .map((id) => `[id="${id}"]`)
      .join(', '),
  );
  await alert.filter({ hasText: message }).first().waitFor();
}

test.concurrent('an error first shows when its edited field is left, and from then on while typing', async ({
  page,
}) => {
  await openForm(page, '/book-online');
  const name = page.getByLabel('Your Name');
  const error = page.getByText('Please enter a valid name (minimum 2 characters)');
  await name.focus();
  expect(await error.count()).toBe(0);
  await name.blur();
  await name.fill('A');
  await page.getByLabel('Email').fill('ana@');
  await error.waitFor();
  expect(await page.getByText('Please enter a valid email address').count()).toBe(0);
  await name.fill('An');
  await error.waitFor({ state: 'detached' });
  await name.fill('A');
  await name.blur();
  await error.waitFor();
});

test.concurrent('a phone number is formatted while typing and the caret stays put', async ({
  page,
}) => {
  await openForm(page, '/book-online');
  const field = page.getByLabel('Phone Number');
  await field.pressSequentially('2015550123');
  expect(await field.inputValue()).toBe('(201) 555-0123');
  await field.pressSequentially('4');
  expect(await field.inputValue()).toBe('(201) 555-01234');
  await page.keyboard.press('Backspace');
  expect(await field.inputValue()).toBe('(201) 555-0123');

  // Replaces the first 5 of 555: the caret must not jump after an edit in the middle.
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7));
  await page.keyboard.press('Backspace');
  await page.keyboard.press('8');
  expect(await field.inputValue()).toBe('(201) 855-0123');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7);

  await field.fill('');
  await field.fill('tel:+1 201.555.0123');
  expect(await field.inputValue()).toBe('+1 (201) 555-0123');
});

test.concurrent('follow-up questions appear with the answers that they depend on', async ({
  page,
}) => {
  await openForm(page, '/book-online');
  expect(await page.getByLabel('Unit number').count()).toBe(0);
  await page.getByLabel('Service Address').pressSequentially('1');
  await page.getByLabel('Unit number').waitFor();
  await page.getByLabel('Gate code').waitFor();

  const shown = async (service: string) => {
    await page.getByLabel('Service Needed', { exact: true }).selectOption(service);
    return {
      vehicle: await page.getByLabel('Make').isVisible(),
      keysLost: await page.getByRole('group', { name: 'All Keys Lost?' }).isVisible(),
      unusedKey: await page.getByRole('group', { name: /unused, uncut key/ }).isVisible(),
    };
  };
  expect(await shown('House Lockout')).toEqual({
    vehicle: false,
    keysLost: false,
    unusedKey: false,
  });
  expect(await shown('Car Lockout')).toEqual({ vehicle: true, keysLost: false, unusedKey: false });
  expect(await shown('Car Key Replacement')).toEqual({
    vehicle: true,
    keysLost: true,
    unusedKey: false,
  });
  expect(await page.getByRole('radio', { name: 'No' }).isChecked()).toBe(true);
  expect(await shown('Car Key Cutting')).toEqual({
    vehicle: true,
    keysLost: false,
    unusedKey: true,
  });
});

test.concurrent('Enter chooses a suggestion and does not submit the form', async ({ page }) => {
  await openForm(page, '/book-online');
  const address = page.getByRole('combobox', { name: 'Service Address' });
  await address.pressSequentially('12 Oak Court, hob');
  await page.getByRole('option', { name: '12 Oak Court, Hoboken, NJ 07030' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await address.inputValue()).toBe('12 Oak Court, Hoboken, NJ 07030');
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
});

test.concurrent('Tab skips a list of suggestions that is long enough to scroll', async ({
  page,
  expect,
}) => {
  await openForm(page, '/book-online');
  await page.getByLabel('Service Address').pressSequentially('7800 Oak Court');
  const list = page.getByRole('listbox');
  await list.waitFor();
  expect(await list.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  const share = page.getByRole('button', { name: 'Share my location', exact: true });
  await expect.poll(() => share.evaluate((it) => it === document.activeElement)).toBe(true);
});

test.concurrent('choosing ASAP with a lockout offers the phone number above the button', async ({
  page,
}) => {
  await openForm(page, '/book-online');
  const call = page.locator('form').getByRole('link', { name: '(201) 748-2070' });
  expect(await call.count()).toBe(0);
  await page.getByLabel('Service Needed', { exact: true }).selectOption(houseLockout.service ?? '');
  await call.waitFor();
  expect(await call.getAttribute('href')).toBe('tel:+12017482070');
  await page.getByLabel('When do you need service?').selectOption('Just Curious');
  await call.waitFor({ state: 'detached' });
});
