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
 * Opens a window of real Chromium that shares nothing with the others, talking to this machine only.
 * A service worker would answer requests out of a test's sight, so it is blocked unless asked for.
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
  // Less than a test has: what it waited for is told.
  context.setDefaultTimeout(25_000);
  return { context, page: await context.newPage() };
}
