import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, openHydrated } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true });

/** Holds every script requested from now on until `release` is called. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  let open = false;
  await page.route('**/assets/*.js', async (route) => {
    if (open) await route.continue();
    else held.push(route);
  });
  return {
    async release() {
      open = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/**
 * Answers 404 for all scripts from now on, until `isBack` is called. Not for pages that lazy-load parts
 * of their own, such as the home page, whose sections would fail first.
 */
async function loseScripts(page: Page) {
  let gone = true;
  await page.route('**/assets/*.js', (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  return {
    isBack() {
      gone = false;
    },
    isGone() {
      gone = true;
    },
  };
}

test('a slow page shows a spinner at the top, then its content', async ({ page }) => {
  await openHydrated(page, '/');
  const scripts = await holdScripts(page);
  await footerLink(page, 'About Us').click();
  const loading = page.getByRole('status').getByText('Loading…');
  await loading.waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  await scripts.release();
  await page.getByRole('heading', { level: 1, name: 'About Locksmith & Security' }).waitFor();
  expect(await loading.count()).toBe(0);
});

test('a page with a grid shows six placeholder cards while it loads', async ({ page }) => {
  await openHydrated(page, '/about');
  const scripts = await holdScripts(page);
  await footerLink(page, 'Services').click();
  await page.getByRole('status').getByText('Loading…').waitFor();
  expect(await page.locator('[role=status] + [aria-hidden] > *').count()).toBe(6);
  await scripts.release();
  await page.waitForFunction(() => !document.querySelector('[role=status] + [aria-hidden]'));
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('an abandoned navigation keeps the input', async ({ page }) => {
  await openHydrated(page, '/book-online');
  await page.getByLabel('Your Name').fill('Ana Probe');
  const scripts = await holdScripts(page);
  await footerLink(page, 'About Us').click();
  await page.getByRole('status').getByText('Loading…').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Book Service' }).click();
  await page.getByLabel('Your Name').waitFor();
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana Probe');
  await scripts.release();
});

/** The browser's complaints about the FAQ's route module while it is missing. */
const lostFaq =
  /^Error loading route module|404 .*\/assets\/faq-|imported module: .*\/assets\/faq-/;

test('a page whose script is gone after a deploy is loaded in full', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(lostFaq, 'lost below');
  await openHydrated(page, '/about');
  const scripts = await loseScripts(page);
  await page.route('/faq', (route) => {
    scripts.isBack();
    return route.continue();
  });
  const loaded = page.waitForRequest('/faq');
  await footerLink(page, 'FAQ').click();
  expect((await loaded).isNavigationRequest()).toBe(true);
  await page.waitForURL('/faq');
  await hydrated(page);
});

test('a script that stays missing shows the error screen instead of reloading forever', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(lostFaq, 'lost below');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await openHydrated(page, '/about');
  const scripts = await loseScripts(page);
  await page.route('/faq', (route) => {
    scripts.isBack();
    return route.continue();
  });
  await footerLink(page, 'FAQ').click();
  await page.waitForURL('/faq', { waitUntil: 'load' });
  await openHydrated(page, '/about');
  scripts.isGone();
  await footerLink(page, 'FAQ').click();
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  expect(loads).toEqual(['/about', '/faq', '/about']);
  expect(await page.title()).toBe('Something went wrong');
  expect(await page.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
  scripts.isBack();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
});

const report = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));

test('a missing chunk reloads the page once per build', async ({ page }) => {
  await openHydrated(page, '/book-online');
  const reloaded = page.waitForEvent('load');
  expect(await report(page)).toBe(false);
  await reloaded;
  await hydrated(page);
  expect(await report(page)).toBe(true);
});

test('a missing chunk does not reload a page that has input', async ({ page }) => {
  await openHydrated(page, '/book-online');
  await page.getByLabel('Phone Number').pressSequentially('201555');
  expect(await report(page)).toBe(true);
});

test('a missing chunk does not reload the page while offline', async ({
  page,
  context,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/, 'the network is away');
  await openHydrated(page, '/');
  await context.setOffline(true);
  expect(await report(page)).toBe(true);
});

test('a part of the page that cannot be loaded says so and can be retried', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/404 .*\/assets\//, 'lost below');
  await openHydrated(page, '/search');
  const scripts = await loseScripts(page);
  // Marks the one automatic reload for a missing chunk as already used.
  await page.evaluate(() => {
    const build = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start;
    sessionStorage.setItem('reloaded_for', `${build} /search?q=key`);
  });
  await page.getByRole('searchbox').fill('key');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await alert.getByText('Something went wrong').waitFor();
  await alert.getByText('An unexpected error occurred. Please try again.').waitFor();
  scripts.isBack();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('status').getByText('results for "key"').waitFor();
});
