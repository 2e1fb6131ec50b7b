import type { Page } from 'playwright-core';
import { expect, onTestFinished, vi } from 'vitest';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { fakeRecaptcha, mute } from '../../support/browser/google-fakes.ts';
import {
  blocked,
  expectToastFor,
  fromWindow,
  test as googleTest,
  hanging,
} from '../../support/browser/google-page.ts';
import { startServer } from '../../support/server/server.ts';
import { type Answer, says, startSiteverify } from '../../support/server/siteverify.ts';

const recaptcha = { CAPTCHA_PROVIDER: 'recaptcha', RECAPTCHA_SECRET_KEY: 'secret' };

const test = googleTest
  .override('environment', recaptcha)
  .override('settings', { recaptcha_site_key: 'site-key' })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
  .extend('withoutKey', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startServer(recaptcha);
    onCleanup(async () => void (await server.stop()));
    return server;
  });

/** Starts a separate server for this test, with a verifier that gives this answer. */
async function startWith(answer: Answer, env: Record<string, string> = {}) {
  const verifier = await startSiteverify(answer);
  const own = await startServer({ ...recaptcha, RECAPTCHA_VERIFY_URL: verifier.url, ...env });
  onTestFinished(async () => void (await own.stop()));
  own.set('recaptcha_site_key', 'site-key');
  return own;
}

/** Opens the form and types into it, which starts loading the captcha even outside the viewport. */
async function begin(page: Page, url: string) {
  await openForm(page, url);
  await page.getByLabel('Your Name').fill('Ana');
}

const box = (page: Page) => page.getByRole('button', { name: 'fake-captcha' });
const loading = (page: Page) => page.getByText('Loading reCAPTCHA...', { exact: true });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'reCAPTCHA' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });
const useBuiltIn = (page: Page) =>
  page.getByRole('button', { name: 'Use the built-in check', exact: true });

test.concurrent('the captcha says that it is loading, then shows the box with its site key', async ({
  page,
  google,
}) => {
  google.recaptcha = hanging;
  await begin(page, '/book-online');
  await loading(page).waitFor();
  google.release(fakeRecaptcha);
  await box(page).waitFor();
  await loading(page).waitFor({ state: 'detached' });
  expect(google.asked).toEqual([
    'https://www.google.com/recaptcha/api.js?onload=onRecaptchaLoaded&render=explicit&hl=en',
  ]);
  const rendered = await fromWindow(page, '__fakeCaptcha.rendered');
  expect(rendered).toEqual([{ sitekey: 'site-key', size: 'normal' }]);
});

test.concurrent('on a narrow screen the box is compact', async ({ openGoogleWindow }) => {
  const { page } = await openGoogleWindow({ viewport: { width: 360, height: 640 } });
  await begin(page, '/book-online');
  await box(page).waitFor();
  const rendered = await fromWindow(page, '__fakeCaptcha.rendered');
  expect(rendered).toEqual([{ sitekey: 'site-key', size: 'compact' }]);
});

test.concurrent('a blocked script is reported with an 8-second toast, and can be retried', async ({
  page,
  google,
}) => {
  google.recaptcha = blocked;
  await page.clock.install();
  await begin(page, '/book-online');
  const toast = page.locator('[data-sonner-toast]');
  // Unlike a locator, this looks in every frame: less than 1 s may pass until the toast's time is measured.
  await page.waitForFunction(() => document.querySelector('[data-sonner-toast]'));
  expect(await toast.locator('[data-title]').textContent()).toBe('reCAPTCHA API Error');
  expect(await toast.locator('[data-description]').textContent()).toBe(
    'Failed to load reCAPTCHA script',
  );
  await expectToastFor(page, 'reCAPTCHA API Error', 8000);
  expect(await failure(page).textContent()).toBe(
    'Failed to load reCAPTCHA: its script did not load',
  );
  google.recaptcha = { body: fakeRecaptcha };
  await tryAgain(page).click();
  await box(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'fake-captcha');
  expect(await failure(page).count()).toBe(0);
});

test.concurrent('a script that never calls back fails after 15 seconds', async ({
  page,
  google,
}) => {
  google.recaptcha = { body: mute };
  await page.clock.install();
  await begin(page, '/book-online');
  await vi.waitFor(() => expect(google.asked).toHaveLength(1), 30_000);
  await page.clock.runFor(5000);
  await loading(page).waitFor();
  await page.clock.runFor(10_000);
  await failure(page).waitFor();
  google.recaptcha = { body: fakeRecaptcha };
  await tryAgain(page).click();
  await box(page).waitFor();
});

test.concurrent('a missing site key is reported', async ({
  page,
  google,
  withoutKey,
  allowComplaints,
}) => {
  allowComplaints(/404 .*\/api\/settings\/recaptcha_site_key$/, 'the key is missing');
  await begin(page, `${withoutKey.url}/book-online`);
  await failure(page).waitFor();
  expect(await failure(page).textContent()).toBe(
    'Failed to load reCAPTCHA: API key "recaptcha_site_key" not found in settings',
  );
  expect(google.asked).toEqual([]);
});

test.concurrent('an error about billing adds a hint to enable it', async ({ page, google }) => {
  google.recaptcha = {
    body: fakeRecaptcha.replace('const id =', `throw new Error('Billing is off'); const id =`),
  };
  await begin(page, '/book-online');
  await failure(page).waitFor();
  expect(await failure(page).textContent()).toBe('Failed to load reCAPTCHA: Billing is off');
  await page.getByText('Please enable billing in Google Cloud Console.').waitFor();
  await tryAgain(page).waitFor();
});

test.concurrent('an expired token or a lost connection requires the check again', async ({
  page,
}) => {
  await openForm(page, '/book-online');
  await fillBooking(page, houseLockout);
  for (const event of ['expire', 'error']) {
    await box(page).click();
    await page.evaluate((name) => {
      (window as unknown as { __fakeCaptcha: Record<string, () => void> }).__fakeCaptcha[name]?.();
    }, event);
    await submitButton(page).click();
    await expectMessage(
      page,
      'Verification Required',
      'Please complete the reCAPTCHA verification',
    );
  }
  await page
    .getByRole('alert')
    .filter({ hasText: 'reCAPTCHA lost its connection. Please try again.' })
    .waitFor();
  await tryAgain(page).click();
  expect(await fromWindow(page, '__fakeCaptcha.resets')).toEqual([0]);
});

test('a rejected token or a failed submit resets the box', async ({ page, allowComplaints }) => {
  allowComplaints(/(422|503) .*\/api\/submissions$/, 'refused and answered below');
  let success = false;
  const own = await startWith((response, index) =>
    says({ success, hostname: 'localhost' })(response, index),
  );
  await openForm(page, `${own.url}/book-online`);
  await fillBooking(page, { ...houseLockout, name: 'Google Verified' });
  await box(page).click();
  await submitButton(page).click();
  await expectMessage(page, 'Verification Required');
  expect(await fromWindow(page, '__fakeCaptcha.resets')).toEqual([0]);

  await page.route('**/api/submissions', (route) =>
    route.fulfill({
      status: 503,
      json: { type: 'about:blank', title: 'x', status: 503, detail: 'We could not save it.' },
    }),
  );
  await box(page).click();
  await submitButton(page).click();
  await expectMessage(page, 'There was a problem submitting the form');
  expect(await fromWindow(page, '__fakeCaptcha.resets')).toEqual([0, 0]);
  await page.unroute('**/api/submissions');
  await submitButton(page).click();
  await expectMessage(page, 'Verification Required');

  success = true;
  await page.evaluate(() => Object.assign(window, { round: 2 }));
  await box(page).click();
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(own.rows('select name, captcha_provider, captcha_status from submissions')).toEqual([
    { name: 'Google Verified', captcha_provider: 'recaptcha', captcha_status: 'verified' },
  ]);
});

test.concurrent('with reCAPTCHA down the built-in check lets the booking through', async ({
  page,
  google,
  server,
}) => {
  google.recaptcha = blocked;
  await openForm(page, '/book-online');
  await fillBooking(page, { ...houseLockout, name: 'Built In' });
  await useBuiltIn(page).click();
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(
    server.rows("select captcha_provider, captcha_status from submissions where name = 'Built In'"),
  ).toEqual([{ captcha_provider: 'altcha', captcha_status: 'verified' }]);
});
