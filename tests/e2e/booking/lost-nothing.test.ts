import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  pressOnceConnected,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';

const nameOf = () => `Ana ${crypto.randomUUID().slice(0, 8)}`;
/** Fills in the form and solves the captcha, so that only the submit button is left to press. */
async function readyToSend(page: Page, name: string) {
  await openForm(page, '/book-online');
  await fillBooking(page, { ...houseLockout, name });
  await solveCaptcha(page);
}

test.concurrent('a double click makes one booking', async ({ page, expectOneBooking }) => {
  const name = nameOf();
  await readyToSend(page, name);
  await submitButton(page).dblclick();
  await page.waitForURL('**/thank-you');
  await expectOneBooking(name);
});

test.concurrent('two taps and Enter make one booking', async ({ openWindow, expectOneBooking }) => {
  const { page } = await openWindow({ viewport: phone, hasTouch: true });
  const name = nameOf();
  await readyToSend(page, name);
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await page.waitForURL('**/thank-you');
  await expectOneBooking(name);
});

test.concurrent('a request whose response is lost is sent again and is the same booking', async ({
  page,
  expectOneBooking,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/api\/submissions$/, 'its answer is lost');
  const name = nameOf();
  let lost = 0;
  await page.route('**/api/submissions', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch(); // the server has stored it
    return route.abort(); // but its response never arrives
  });
  await readyToSend(page, name);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(lost).toBe(1);
  await expectOneBooking(name);
});

test.concurrent('a connection that stays down loses no input, and the next try is the same booking', async ({
  page,
  expectOneBooking,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/api\/submissions$/, 'its answers are lost');
  const name = nameOf();
  await page.route('**/api/submissions', async (route) => {
    await route.fetch();
    return route.abort();
  });
  await readyToSend(page, name);
  await submitButton(page).click();
  await expectMessage(page, 'There was a problem submitting the form', 'Not sent yet');

  await submitButton(page).waitFor();
  expect(await page.getByLabel('Your Name').inputValue()).toBe(name);
  expect(await page.getByLabel('Service Address').inputValue()).toBe(houseLockout.address);
  expect(await page.getByLabel('Service Needed', { exact: true }).inputValue()).toBe(
    'House Lockout',
  );
  await pressOnceConnected(page);
  await page.waitForURL('**/thank-you');
  await expectOneBooking(name);
});

test.concurrent('while the request is being sent the button is disabled and says so', async ({
  page,
}) => {
  const name = nameOf();
  const sending = await holdRequests(page, '**/api/submissions');
  await readyToSend(page, name);
  await submitButton(page).click();
  const processing = page.getByRole('button', { name: 'Processing...' });
  await processing.waitFor();
  expect(await processing.getAttribute('aria-disabled')).toBe('true');
  expect(await processing.evaluate((it) => it === document.activeElement)).toBe(true);
  sending.release();
  await page.waitForURL('**/thank-you');
});

/** Submits a form with an unsolved captcha. The challenge request waits until `answer` is called. */
async function sendUnsolved(page: Page) {
  const challenge = await holdRequests(page, '**/api/captcha/challenge');
  await openForm(page, '/book-online');
  await fillBooking(page, houseLockout);
  await submitButton(page).click();
  await challenge.arrived;
  return { answer: challenge.release };
}

test.concurrent('waiting for a slow captcha looks the same as sending the request', async ({
  page,
}) => {
  const challenge = await sendUnsolved(page);
  const processing = page.getByRole('button', { name: 'Processing...' });
  await processing.waitFor();
  expect(await processing.getAttribute('aria-disabled')).toBe('true');
  expect(await processing.locator('.pins').count()).toBe(1);

  challenge.answer('continue');
  await expectMessage(page, 'Verification Required');
  expect(await submitButton(page).isEnabled()).toBe(true);
  expect(await page.getByLabel('Your Name').inputValue()).toBe(houseLockout.name);
  await page.waitForFunction(() => document.activeElement?.matches('altcha-widget input'));
});

test.concurrent('an unreachable captcha ends the wait, and the form keeps its input', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/api\/captcha\/challenge$/, 'aborted below');
  const challenge = await sendUnsolved(page);
  await page.getByRole('button', { name: 'Processing...' }).waitFor();
  challenge.answer('abort');
  await expectMessage(page, 'Not sent yet', 'call (201) 748-2070');
  expect(await submitButton(page).isEnabled()).toBe(true);
  expect(await page.getByLabel('Service Address').inputValue()).toBe(houseLockout.address);
});

test.concurrent('a rejection that names only fields is shown at those fields', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/422 .*\/api\/submissions$/, 'refused below');
  await page.route('**/api/submissions', (route) =>
    route.fulfill({ status: 422, json: { errors: { name: 'Which name?', gate_code: 'No gate' } } }),
  );
  await readyToSend(page, nameOf());
  await submitButton(page).click();
  await expectMessage(page, 'Form Validation Failed', 'Please check the form for errors');
  const shown = (field: string) => page.locator(`[id="booking-${field}-error"]`).textContent();
  expect(await shown('name')).toBe('Which name?');
  expect(await shown('gate_code')).toBe('No gate');
  expect(await submitButton(page).isEnabled()).toBe(true);
});

test.concurrent('a server error takes precedence over the client’s error until its field is edited', async ({
  page,
  server,
  allowComplaints,
}) => {
  allowComplaints(/422 .*\/api\/submissions$/, 'damaged below');
  const name = nameOf();
  // Change the request in transit, so that the real server rejects a number that the page found valid.
  await page.route('**/api/submissions', (route) => {
    const body = { ...route.request().postDataJSON(), phone: '555' };
    return route.continue({ postData: JSON.stringify(body) });
  });
  await readyToSend(page, name);
  await submitButton(page).click();
  const error = page.getByText('Please enter a valid phone number');
  await error.waitFor();
  await expectMessage(page, 'Form Validation Failed');
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('(201) 555-0123');

  await page.unroute('**/api/submissions');
  await page.getByLabel('Phone Number').fill('2015550199');
  await error.waitFor({ state: 'detached' });
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(name)).toHaveLength(1);
});

test.concurrent('a form submitted before its scripts load keeps its input, and is validated once they load', async ({
  openWindow,
  server,
}) => {
  const { page } = await openWindow({ viewport: phone });
  const name = nameOf();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Phone Number').fill('2015550123');
  await page.getByLabel('Service Address').fill(houseLockout.address ?? '');
  await page.getByLabel('Service Needed', { exact: true }).selectOption('Car Lockout');
  await submitButton(page).click();
  expect(new URL(page.url()).search).toBe('');

  scripts.resolve();
  // The early submit is validated like any other: only the captcha is missing.
  await expectMessage(page, 'Verification Required');
  expect(await page.getByLabel('Your Name').inputValue()).toBe(name);
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('(201) 555-0123');
  await fillBooking(page, { year: '2019', make: 'Honda', model: 'Civic', unit: '2' });
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(name)).toMatchObject([{ address: `${houseLockout.address} Unit 2` }]);
});

test('scripts that fail to load are retried; submitting meanwhile shows the number to call', async ({
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/assets\//, 'aborted below');
  const { page } = await openWindow({ viewport: phone });
  const name = nameOf();
  const lost: string[] = [];
  // Two requests each fail for the entry script, a script that it imports, and the stylesheet.
  await page.route(/assets\/(start|framework|site)-[\w-]{8}\./, (route) => {
    const kind = /assets\/(\w+)-/.exec(route.request().url())?.[1] ?? '';
    if (lost.filter((other) => other === kind).length > 1) return route.continue();
    lost.push(kind);
    return route.abort();
  });
  await page.goto('/book-online');
  await page.getByLabel('Your Name').fill(name);
  const told = page.getByRole('alert').getByText('Not sent yet. Please call us at (201) 748-2070.');
  expect(await told.count()).toBe(0);
  await submitButton(page).click();
  await told.waitFor();
  await expectMessage(page, 'Verification Required');
  await told.waitFor({ state: 'hidden' });
  expect(lost.sort()).toEqual(['framework', 'framework', 'site', 'site', 'start', 'start']);
  expect(await page.getByLabel('Your Name').inputValue()).toBe(name);
});

test.concurrent('a booking can be made with the keyboard alone', async ({ page, server }) => {
  const name = nameOf();
  // React shows the suggestions, so an address that is typed before hydration gets none.
  await openForm(page, '/book-online');
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (label: string) => {
    const wanted = page.getByLabel(label, { exact: true });
    for (let step = 0; step < 40; step += 1) {
      await press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${label} cannot be reached with Tab`);
  };
  await tabTo('Your Name');
  await page.keyboard.type(name);
  await tabTo('Phone Number');
  await page.keyboard.type('2015550123');
  await tabTo('Service Address');
  await page.keyboard.type('12 Oak Court, hob');
  await page.getByRole('option').first().waitFor();
  await press('ArrowDown');
  await press('Enter');
  await tabTo('Service Needed');
  await page.keyboard.type('House');
  await page.locator('altcha-widget label').waitFor();
  await tabTo("I'm not a robot");
  await press('Space');
  await page.locator('altcha-widget [data-state="verified"]').waitFor();
  for (let step = 0; step < 10; step += 1) {
    if (await submitButton(page).evaluate((button) => button === document.activeElement)) break;
    await press('Tab');
  }
  await press('Enter');
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(name)).toMatchObject([{ address: '12 Oak Court, Hoboken, NJ 07030' }]);
});
