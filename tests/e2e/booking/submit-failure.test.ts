import { expect } from 'vitest';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { test } from '../../support/browser/browser-test.ts';

test.for([
  ['a page of something else', { status: 500, contentType: 'text/html', body: '<p>No' }],
  ['an empty answer', { status: 500, body: '' }],
  ['a problem without a reason', { status: 500, json: { status: 500 } }],
] as const)(
  'on a 500 with %s the visitor is told to try again later, and can',
  async ([, answer], { page, server, allowComplaints }) => {
    allowComplaints(/500 .*\/api\/submissions$/, 'answered below');
    const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
    await openForm(page, '/book-online');
    await fillBooking(page, { ...houseLockout, name });
    await solveCaptcha(page);
    await page.route('**/api/submissions', (route) => route.fulfill(answer));
    await submitButton(page).click();
    await expectMessage(page, 'There was a problem submitting the form', 'Please try again later');
    expect(await page.getByLabel('Your Name').inputValue()).toBe(name);
    await page.unroute('**/api/submissions');
    await submitButton(page).click();
    await page.waitForURL('**/thank-you');
    expect(server.rowsOf(name)).toHaveLength(1);
  },
);

test.for([
  ['nginx', { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }],
  ['Caddy', { status: 503, body: '' }],
] as const)(
  'while %s answers that the server is down, the request is retried under its key and stored once',
  async ([, answer], { page, server, allowComplaints }) => {
    allowComplaints(/50[23] .*\/api\/submissions$/, 'answered below');
    const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
    const keys: (string | undefined)[] = [];
    await page.route('**/api/submissions', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await (keys.length < 3 ? route.fulfill(answer) : route.continue());
    });
    await openForm(page, '/book-online');
    await fillBooking(page, { ...houseLockout, name });
    await solveCaptcha(page);
    await submitButton(page).click();
    await page.waitForURL('**/thank-you');
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(server.rowsOf(name)).toHaveLength(1);
  },
);

test('an unexpected error is logged to the console, and the visitor is shown the number', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/Failed to submit form: no more keys/, 'thrown below');
  await openForm(page, '/book-online');
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new Error('no more keys');
    };
  });
  const thrown = page.waitForEvent('pageerror');
  await submitButton(page).click();
  expect((await thrown).message).toBe('Failed to submit form: no more keys');
  await expectMessage(page, 'Submission Failed', 'Please try again or contact us directly.');
  await page
    .locator('[data-sonner-toast]')
    .getByRole('link', { name: 'Call (201) 748-2070' })
    .first()
    .waitFor();
});

test('a year with spaces around it is accepted, and stored trimmed', async ({ page, server }) => {
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
