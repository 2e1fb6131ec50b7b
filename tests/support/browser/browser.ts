import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import type { Complaints } from './complaints.ts';

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1280, height: 800 };
export const viewports = [
  { name: 'a phone', viewport: phone },
  { name: 'a desktop', viewport: desktop },
];

export interface BrowserWindow {
  page: Page;
  context: BrowserContext;
}

export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
}

/**
 * Opens a page of real Chromium in its own context. Service workers are blocked unless `options` allow them,
 * because they would answer requests that a test's routes never see.
 */
export async function openBrowserWindow(
  browser: Browser,
  complaints: Complaints,
  options: BrowserContextOptions,
): Promise<BrowserWindow> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: desktop,
    ...options,
  });
  complaints.watch(context);
  // In ms. It is shorter than a test's time limit, so that the error says what Playwright was waiting for.
  context.setDefaultTimeout(50_000);
  return { context, page: await context.newPage() };
}

/**
 * Waits until React has hydrated the page's frame (its last effect loads the display font), every form, and the other
 * parts, which show it only by React's own keys on their elements. Then it adds what needs JavaScript: to the header the
 * state of the menus, and to the footer of the home page the lists after the first.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.fonts].some(({ family }) => family.includes('Barlow')) &&
      !document.querySelector('form[method=post]:not([data-ready])') &&
      [...document.querySelectorAll('main section, footer')].every((part) =>
        Object.keys(part).some((key) => key.startsWith('__reactFiber')),
      ) &&
      document.querySelector('header [aria-expanded]') !== null &&
      document.querySelectorAll('footer details').length > 2,
  );
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Shows the cookie notice, which appears at the first press, but never on the thank-you page. */
export async function showNotice(page: Page): Promise<void> {
  if (page.url().endsWith('/thank-you')) return;
  await page.keyboard.press('Shift');
  await page.locator('.cookie-banner').waitFor();
}

/** Accepts cookies in advance, because the cookie notice covers the end of a page until it is answered. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
}
