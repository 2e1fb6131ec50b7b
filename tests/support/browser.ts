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
  // In ms, below the time limit of a test, so that the error says what it was waiting for.
  context.setDefaultTimeout(50_000);
  return { context, page: await context.newPage() };
}
