import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { afterAll } from 'vitest';
import { chromiumArguments, chromiumPath } from './chromium.ts';

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1280, height: 800 };
export const viewports = [
  { name: 'a phone', viewport: phone },
  { name: 'a desktop', viewport: desktop },
];

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What the browser complained of: uncaught errors, console errors, policy violations. */
  complaints: string[];
  [Symbol.asyncDispose](): Promise<void>;
}

let browser: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  return playwright.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
}

afterAll(async () => (await browser)?.close());

/**
 * Opens a window of real Chromium that shares nothing with the others, talking to this machine only.
 * A test file starts one Chromium, at its first window.
 * A service worker would answer requests out of a test's sight, so it is blocked unless asked for.
 */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<Visit> {
  browser ??= launch();
  const context = await (await browser).newContext({
    serviceWorkers: 'block',
    viewport: desktop,
    ...options,
  });
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // How Playwright itself says that it has blocked the worker.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return {
    page,
    context,
    complaints,
    [Symbol.asyncDispose]: () => context.close(),
  };
}
