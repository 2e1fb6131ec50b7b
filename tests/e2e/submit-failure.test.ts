import { expect } from 'vitest';
import {
  expectToast,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../support/booking-page.ts';
import { test } from '../support/browser-test.ts';

test.for([
  ['a proxy without a server', { status: 502, contentType: 'text/html', body: '<p>Bad gateway' }],
  ['an empty answer', { status: 500, body: '' }],
  ['a problem without a reason', { status: 503, json: { status: 503 } }],
] as const)(
  '%s: the visitor is told to try again later, and can',
  async ([, answer], { page, server, allowComplaints }) => {
    allowComplaints(/(500|502|503) .*\/api\/submissions$/, 'answered below');
    const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
    await openForm(page, '/book-online');
    await fillBooking(page, { ...houseLockout, name });
    await solveCaptcha(page);
    await page.route('**/api/submissions', (route) => route.fulfill(answer));
    await submitButton(page).click();
    await expectToast(page, 'There was a problem submitting the form', 'Please try again later');
    expect(await page.getByLabel('Your Name').inputValue()).toBe(name);
    await page.unroute('**/api/submissions');
    await submitButton(page).click();
    await page.waitForURL('**/thank-you');
    expect(server.rowsOf(name)).toHaveLength(1);
  },
);

test('an error of our own is named on the console, and the visitor is given the number', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/Failed to submit form: no more keys/, 'thrown below');
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'randomUUID', {
      value: () => {
        throw new Error('no more keys');
      },
    });
  });
  await openForm(page, '/book-online');
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  const thrown = page.waitForEvent('pageerror');
  await submitButton(page).click();
  expect((await thrown).message).toBe('Failed to submit form: no more keys');
  await expectToast(page, 'Submission Failed', 'Please try again or contact us directly.');
  await page.getByRole('link', { name: 'Call (201) 748-2070' }).first().waitFor();
});

test('a year with spaces around it is taken, and stored without them', async ({ page, server }) => {
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page, '/book-online');
  await fillBooking(page, {
    ...houseLockout,
    name,
    service: 'Car Lockout',
    year: ' 2019 ',
    make: 'Honda',
    model: 'Civic',
  });
  await page.getByLabel('Year').blur();
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(JSON.parse(String(server.rowsOf(name)[0]?.vehicle_info))).toEqual({
    year: '2019',
    make: 'Honda',
    model: 'Civic',
  });
});
