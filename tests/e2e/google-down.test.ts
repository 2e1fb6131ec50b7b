import type { Page } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../support/booking-page.ts';
import { openBrowser } from '../support/browser.ts';
import { fakeMaps, fakeRecaptcha } from '../support/google-fakes.ts';
import { blocked, hanging, openWithGoogle } from '../support/google-page.ts';
import { startServer } from '../support/server.ts';
import { says, startSiteverify } from '../support/siteverify.ts';

/** Everything of Google's is on, and the verifier answers 500. */
async function startGoogle(env: Record<string, string> = {}) {
  const verifier = await startSiteverify(says('broken', 500));
  const server = await startServer({
    MAPS_PROVIDER: 'google',
    CAPTCHA_PROVIDER: 'recaptcha',
    RECAPTCHA_SECRET_KEY: 'secret',
    RECAPTCHA_VERIFY_URL: verifier.url,
    ...env,
  });
  onTestFinished(async () => void (await server.stop()));
  server.set('GOOGLE_MAPS_API_KEY', 'maps-key');
  server.set('recaptcha_site_key', 'site-key');
  return server;
}

const typeInstead = (page: Page) => page.getByRole('button', { name: 'Type the address instead' });

test('with siteverify down a booking is stored as unverified', async () => {
  const server = await startGoogle();
  await using visit = await openWithGoogle();
  const { page } = visit;
  await openForm(page, `${server.url}/book-online`);
  await page.getByRole('button', { name: 'Use my location' }).waitFor();
  await fillBooking(page, houseLockout);
  await page.getByRole('button', { name: 'fake-captcha' }).click();
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rows('select captcha_provider, captcha_status from submissions')).toEqual([
    { captcha_provider: 'recaptcha', captcha_status: 'unverified' },
  ]);
  expect(visit.complaints).toEqual([]);
});

test('with Maps, reCAPTCHA and siteverify down a booking is stored', async () => {
  const server = await startGoogle();
  await using visit = await openWithGoogle();
  const { page, google } = visit;
  google.maps = blocked;
  google.recaptcha = blocked;
  await openForm(page, server.url);
  await typeInstead(page).click();
  await fillBooking(page, houseLockout);
  await page.getByRole('button', { name: 'Use the built-in check' }).click();
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rows('select address, captcha_provider, captcha_status from submissions')).toEqual([
    { address: houseLockout.address, captcha_provider: 'altcha', captcha_status: 'verified' },
  ]);
});

test('leaving the form before the scripts answer leaves no trace', async () => {
  const server = await startGoogle();
  await using visit = await openWithGoogle();
  const { page, google } = visit;
  google.maps = hanging;
  google.recaptcha = hanging;
  await openForm(page, `${server.url}/book-online`);
  await page.getByLabel('Your Name').fill('Ana');
  await vi.waitFor(() => expect(google.asked).toHaveLength(2), 10_000);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL('**/faq');
  google.release(`location.pathname === '/faq' && document.currentScript.src.includes('recaptcha')
    ? ${fakeRecaptcha.replace(/;$/, '')} : ${fakeMaps.replace(/;$/, '')}`);
  await page.waitForFunction(() => '__fakeMaps' in window && '__fakeCaptcha' in window);
  await page.goBack();
  await page.getByLabel('Your Name').fill('Ana');
  await page.getByRole('button', { name: 'fake-captcha' }).waitFor();
  await page.getByRole('button', { name: 'Use my location' }).waitFor();
  expect(google.asked).toHaveLength(2);
  expect(visit.complaints).toEqual([]);
});

test('going offline in the middle is told, and back online both are there again', async () => {
  const server = await startGoogle();
  await using visit = await openWithGoogle();
  const { page, google, context } = visit;
  google.maps = blocked;
  google.recaptcha = blocked;
  await openForm(page, `${server.url}/book-online`);
  await page.getByLabel('Your Name').fill('Ana');
  const builtIn = page.getByRole('button', { name: 'Use the built-in check' });
  await typeInstead(page).waitFor();
  await builtIn.waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Retry Loading' }).click();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await typeInstead(page).waitFor();
  await builtIn.waitFor();
  await context.setOffline(false);
  google.maps = { body: fakeMaps };
  google.recaptcha = { body: fakeRecaptcha };
  await page.getByRole('button', { name: 'Retry Loading' }).click();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await page.getByRole('button', { name: 'Use my location' }).waitFor();
  await page.getByRole('button', { name: 'fake-captcha' }).waitFor();
  expect(visit.complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
});

test('with the built-in providers nothing is asked of Google, and no setting is read', async () => {
  const server = await startServer();
  onTestFinished(async () => void (await server.stop()));
  await using visit = await openBrowser();
  const { page } = visit;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(server.url, '')));
  await openForm(page, server.url);
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  await page.goto(`${server.url}/service-areas/hoboken`);
  const map = page.getByRole('navigation', { name: 'Map of the eight towns we serve' });
  await map.scrollIntoViewIfNeeded();
  await map.locator('svg').waitFor();
  expect(asked.filter((path) => path === '/api/site-config')).toHaveLength(2);
  expect(asked.filter((path) => /^http|google|recaptcha|settings|maps-/.test(path))).toEqual([]);
  expect(await page.getByRole('button', { name: 'Use my location' }).count()).toBe(0);
  expect(visit.complaints).toEqual([]);
});

test('when the providers cannot be learnt, the built-in ones serve', async () => {
  const server = await startGoogle();
  await using visit = await openWithGoogle();
  const { page, google } = visit;
  await page.route('**/api/site-config', (route) => route.abort());
  await openForm(page, `${server.url}/book-online`);
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(google.asked).toEqual([]);
  expect(server.rows('select captcha_provider from submissions')).toHaveLength(1);
});
