import type { BrowserContextOptions } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { listenSmtp } from '../delivery/smtp.ts';
import { startServer } from '../server/server.ts';
import { type BrowserWindow, launchBrowser, openBrowserWindow } from './browser.ts';
import { collectComplaints } from './complaints.ts';

/**
 * A test of the real server in real Chromium. The server, mailbox and browser are shared by all tests of a file and
 * start on first use; every test has its own windows. A test fails if one of its windows reports an error or a warning
 * that `allowComplaints` does not allow. A concurrent test must use the `expect.poll()` of its own test context,
 * because the global one sometimes belongs to no test.
 */
export const test = base
  /** Extra environment variables of the server. Override at the top of a file. */
  .extend('environment', { scope: 'file' }, (): Record<string, string> => ({}))
  /** Rows of the settings table. Override at the top of a file. */
  .extend('settings', { scope: 'file' }, (): Record<string, string> => ({}))
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
  .extend('mailBox', { scope: 'file' }, async ({}, { onCleanup }) => {
    const smtp = await listenSmtp();
    onCleanup(() => smtp.close());
    return smtp;
  })
  .extend(
    'server',
    { scope: 'file' },
    async ({ environment, settings, mailBox }, { onCleanup }) => {
      const server = await startServer({
        SMTP_URL: mailBox.url,
        SUBMISSIONS_PER_10_MIN: '1000',
        ...environment,
      });
      // Other tests cover the shutdown. Here it would only cost half a second.
      onCleanup(() => server.kill());
      for (const [key, value] of Object.entries(settings)) server.set(key, value);
      return server;
    },
  )
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('complaints', ({ task }, { onCleanup }) => {
    const complaints = collectComplaints();
    const failures = () => task.result?.errors?.length ?? 0;
    const before = failures();
    onCleanup(() => {
      if (failures() === before) complaints.check();
      // If this threw, Vitest would fail the retry with it, too (vitest.config.ts).
      else console.error(complaints.all.join('\n'));
    });
    return complaints;
  })
  .extend('allowComplaints', ({ complaints }) => complaints.allow)
  /** Opens another window in its own context, as another visitor, with these Playwright options. */
  .extend('openWindow', async ({ browser, server, complaints }, { onCleanup }) => {
    const opened: BrowserWindow[] = [];
    onCleanup(async () => {
      for (const { context } of opened) await context.close();
    });
    return async (options: BrowserContextOptions = {}): Promise<BrowserWindow> => {
      const baseURL = server.url;
      const window = await openBrowserWindow(browser, complaints, { baseURL, ...options });
      opened.push(window);
      return window;
    };
  })
  .extend('ownWindow', ({ openWindow }) => openWindow())
  /** The default desktop window, and below it its browser context. */
  .extend('page', ({ ownWindow }) => ownWindow.page)
  .extend('context', ({ ownWindow }) => ownWindow.context)
  .extend('expectOneBooking', { scope: 'file' }, ({ server, mailBox }) => {
    /** Expects one row and one mail to the owner for this name. Resolves to the reference. */
    return async (name: string): Promise<string> => {
      const rows = server.rowsOf(name);
      expect(rows).toHaveLength(1);
      const reference = String(rows[0]?.reference);
      expect(await mailBox.mailsAbout(reference, 1)).toHaveLength(1);
      return reference;
    };
  });
