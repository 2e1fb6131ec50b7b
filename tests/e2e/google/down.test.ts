import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { areaMapWords } from '../../../content/en/area-map.ts';
import {
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { fakeMaps, fakeRecaptcha } from '../../support/browser/google-fakes.ts';
import {
  blocked,
  test as googleTest,
  hanging,
  mapsReady,
} from '../../support/browser/google-page.ts';
import { startServer } from '../../support/server/server.ts';
import { listenSiteverify, says } from '../../support/server/siteverify.ts';

/** All Google providers are enabled, and the token verifier (siteverify) answers 500. */
const test = googleTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
  .override('environment', { scope: 'file' }, async ({}, { onCleanup }) => {
    const verifier = await listenSiteverify(says('broken', 500));
    onCleanup(verifier.close);
    return {
      MAPS_PROVIDER: 'google',
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_VERIFY_URL: verifier.url,
    };
  })
  .override('settings', { GOOGLE_MAPS_API_KEY: 'maps-key', recaptcha_site_key: 'site-key' });

const typeInstead = (page: Page) => page.getByRole('button', { name: 'Type the address instead' });

test.concurrent('with siteverify down a booking is stored as unverified', async ({
  page,
  server,
}) => {
  await openForm(page, '/book-online');
  await mapsReady(page);
  await fillBooking(page, { ...houseLockout, name: 'Ana Unverified' });
  await page.getByRole('button', { name: 'fake-captcha' }).click();
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf('Ana Unverified')).toMatchObject([
    { captcha_provider: 'recaptcha', captcha_status: 'unverified' },
  ]);
});

test.concurrent('with Maps, reCAPTCHA and siteverify down a booking is stored', async ({
  page,
  google,
  server,
}) => {
  google.maps = blocked;
  google.recaptcha = blocked;
  await openForm(page, '/');
  await typeInstead(page).click();
  await fillBooking(page, { ...houseLockout, name: 'Ana Alone' });
  await page.getByRole('button', { name: 'Use the built-in check' }).click();
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf('Ana Alone')).toMatchObject([
    { address: houseLockout.address, captcha_provider: 'altcha', captcha_status: 'verified' },
  ]);
});

test.concurrent('leaving the form while the scripts load does no harm', async ({
  page,
  google,
}) => {
  google.maps = hanging;
  google.recaptcha = hanging;
  await openForm(page, '/book-online');
  await page.getByLabel('Your Name').fill('Ana');
  await vi.waitFor(() => expect(google.asked).toHaveLength(2), 30_000);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL('**/faq');
  google.release(`location.pathname === '/faq' && document.currentScript.src.includes('recaptcha')
    ? ${fakeRecaptcha.replace(/;$/, '')} : ${fakeMaps.replace(/;$/, '')}`);
  await page.waitForFunction(() => '__fakeMaps' in window && '__fakeCaptcha' in window);
  await page.goBack();
  await page.getByLabel('Your Name').fill('Ana');
  await page.getByRole('button', { name: 'fake-captcha' }).waitFor();
  await mapsReady(page);
  expect(google.asked).toHaveLength(2);
});

test.concurrent('retrying offline fails with the fallbacks shown, and retrying online loads both scripts', async ({
  page,
  google,
  context,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/, 'the network is away');
  google.maps = blocked;
  google.recaptcha = blocked;
  await openForm(page, '/book-online');
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
  await mapsReady(page);
  await page.getByRole('button', { name: 'fake-captcha' }).waitFor();
});

test.concurrent('with the built-in providers nothing is requested from Google, and no setting is read', async ({
  page,
  onTestFinished,
}) => {
  const own = await startServer();
  onTestFinished(async () => void (await own.stop()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(own.url, '')));
  await openForm(page, own.url);
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  await page.goto(`${own.url}/service-areas/hoboken`);
  const map = page.getByRole('navigation', { name: areaMapWords.label });
  await map.scrollIntoViewIfNeeded();
  await map.locator('svg').waitFor();
  expect(asked.filter((path) => path === '/api/site-config')).toHaveLength(2);
  expect(asked.filter((path) => /^http|google|recaptcha|settings|maps-/.test(path))).toEqual([]);
});

test.concurrent('when the provider settings cannot be loaded, the built-in providers are used', async ({
  page,
  google,
  server,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/api\/site-config$/, 'aborted below');
  await page.route('**/api/site-config', (route) => route.abort());
  await openForm(page, '/book-online');
  await fillBooking(page, { ...houseLockout, name: 'Ana Built-in' });
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(google.asked).toEqual([]);
  expect(server.rowsOf('Ana Built-in')).toHaveLength(1);
});
