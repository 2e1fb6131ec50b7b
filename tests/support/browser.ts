import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { afterAll } from 'vitest';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { type Complaints, collectComplaints } from './complaints.ts';

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

export interface Visit extends BrowserWindow {
  /** What the browser complained of: uncaught errors, console errors, policy violations. */
  complaints: string[];
  [Symbol.asyncDispose](): Promise<void>;
}

let browser: Promise<Browser> | undefined;
afterAll(async () => (await browser)?.close());

/** For test files that do not use browser-test.ts yet: each looks at its complaints itself. */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<Visit> {
  browser ??= launchBrowser();
  const complaints = collectComplaints();
  const opened = await openBrowserWindow(await browser, complaints, options);
  return {
    ...opened,
    complaints: complaints.all,
    [Symbol.asyncDispose]: () => opened.context.close(),
  };
}
