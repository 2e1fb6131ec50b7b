import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formWords } from '../../../content/en/form/form.ts';
import {
  fillBooking,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';

const serviceField = (page: Page) => page.getByLabel('Service Needed', { exact: true });
const addressField = (page: Page) => page.getByLabel('Service Address');
const timeField = (page: Page) => page.getByLabel('When do you need service?');
const bookingLinks = 'a[href^="/book-online"]:not([href="/book-online"])';

const someone = () => ({ name: `Ana ${crypto.randomUUID().slice(0, 8)}`, phone: '2015550123' });

test('without JavaScript every booking link on a service page names its service', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ javaScriptEnabled: false });
  await page.goto('/services/commercial-locksmith/lock-rekey');
  const links = page.locator('a', { hasText: /^(Book Service|Request Service|Book)$/ });
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(paths)).toEqual(new Set(['/book-online?service=Commercial%20Lock%20Rekey']));
  expect(paths.length).toBeGreaterThanOrEqual(2);
});

test('a service page’s booking link preselects its service, which can be changed', async ({
  page,
  server,
}) => {
  await page.goto('/services/commercial-locksmith/lock-rekey');
  await page.locator('header').locator(bookingLinks).click();
  await page.locator('form[data-ready]').waitFor();
  expect(await serviceField(page).inputValue()).toBe('Commercial Lock Rekey');
  expect(await timeField(page).inputValue()).toBe('ASAP');
  await serviceField(page).selectOption('Gate Locks');
  const asked = { ...someone(), address: '12 Oak Court, Hoboken, NJ' };
  await fillBooking(page, asked);
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(asked.name)).toMatchObject([
    { service: 'Gate Locks', timeframe: 'ASAP', timeframe_touched: 'no' },
  ]);
});

test('a preset service shows its follow-up questions at once on a full page load', async ({
  page,
}) => {
  await openForm(page, '/book-online?service=Car%20Key%20Replacement');
  expect(await serviceField(page).inputValue()).toBe('Car Key Replacement');
  await page.getByLabel('Make').waitFor();
  await page.getByText('All Keys Lost?').waitFor();
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
});

test('with a lockout selected the form offers to call 911 and then us', async ({ page }) => {
  await openForm(page, '/book-online?service=House%20Lockout');
  const call911 = page.getByRole('link', { name: formWords.safety.call911 });
  expect(await call911.getAttribute('href')).toBe('tel:911');
  const us = page.getByRole('link', { name: formWords.safety.thenUs, exact: true });
  expect(await us.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
  for (const link of [call911, us])
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await serviceField(page).selectOption('Gate Locks');
  await call911.waitFor({ state: 'detached' });
});

test('a town page fills in its town and asks for the street', async ({ openWindow, server }) => {
  const { page } = await openWindow({ viewport: phone });
  await page.goto('/service-areas/jersey-city');
  // By then the hero's call button is out of sight, and the call bar replaces it.
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('.call-bar').locator(bookingLinks).click();
  await page.locator('form[data-ready]').waitFor();
  expect(await addressField(page).inputValue()).toBe('Jersey City, NJ');
  await page.getByText('add your street', { exact: true }).waitFor();
  await addressField(page).fill('12 Oak Court, Jersey City, NJ');
  await page.getByText('add your street', { exact: true }).waitFor({ state: 'detached' });
  const asked = { ...someone(), service: 'House Lockout' };
  await fillBooking(page, asked);
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(asked.name)).toMatchObject([
    { address: '12 Oak Court, Jersey City, NJ', town: 'Jersey City' },
  ]);
});

test('input made before hydration wins over a preset', async ({ page }) => {
  const { release } = await holdRequests(page, '**/assets/start-*');
  await page.goto('/book-online?service=Gate%20Locks&town=hoboken');
  await serviceField(page).selectOption('Lock Repair');
  await addressField(page).fill('8 Main St');
  release();
  await page.locator('form[data-ready]').waitFor();
  expect(await serviceField(page).inputValue()).toBe('Lock Repair');
  expect(await addressField(page).inputValue()).toBe('8 Main St');
});

test('values kept across a reload win over a preset, even empty ones', async ({ page }) => {
  await openForm(page, '/book-online?service=Gate%20Locks&town=hoboken');
  await serviceField(page).selectOption('Lock Repair');
  await addressField(page).fill('');
  await timeField(page).selectOption('ASAP');
  await page.getByLabel('Your Name').fill('Ana Probe');
  await page.evaluate(() => dispatchEvent(new Event('page:reload')));
  await openForm(page, '/book-online?service=Gate%20Locks&town=hoboken');
  expect(await serviceField(page).inputValue()).toBe('Lock Repair');
  expect(await addressField(page).inputValue()).toBe('');
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana Probe');
});

test('values that no form offers are not preset', async ({ page }) => {
  await openForm(
    page,
    '/book-online?service=%3Cscript%3Ealert(1)%3C/script%3E&town=newark&timeframe=Same%20Day&name=Eve',
  );
  expect(await serviceField(page).inputValue()).toBe('');
  expect(await addressField(page).inputValue()).toBe('');
  expect(await timeField(page).inputValue()).toBe('ASAP');
  expect(await page.getByLabel('Your Name').inputValue()).toBe('');
  await openForm(page, '/contact?service=Car%20Lockout&town=hoboken');
  expect(await page.getByLabel('Additional Notes').inputValue()).toBe('');
});

test.for([
  ['chosen', (page: Page) => timeField(page).selectOption('ASAP')],
  ['passed by keyboard', (page: Page) => timeField(page).focus()],
] as const)('an ASAP that was %s is stored as touched', async ([, touch], { page, server }) => {
  await openForm(page, '/book-online');
  await touch(page);
  const asked = { ...someone(), address: '12 Oak Court, Hoboken', service: 'Lock Repair' };
  await fillBooking(page, asked);
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(asked.name)).toMatchObject([
    { timeframe: 'ASAP', timeframe_touched: 'yes' },
  ]);
});
