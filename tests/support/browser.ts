import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core';
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

/**
 * Opens real Chromium with a profile of its own, talking to this machine only.
 * A service worker would answer requests out of a test's sight, so it is blocked unless asked for.
 */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<Visit> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const context = await playwright.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    headless: true,
    args: chromiumArguments,
    serviceWorkers: 'block',
    viewport: desktop,
    ...options,
  });
  const complaints: string[] = [];
  const page = context.pages()[0] ?? (await context.newPage());
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return {
    page,
    context,
    complaints,
    async [Symbol.asyncDispose]() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
