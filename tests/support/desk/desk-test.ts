import type { BrowserContextOptions, Page } from 'playwright-core';
import { requestWords } from '../../../content/owner/desk/request.ts';
import { type BrowserWindow, phone } from '../browser/browser.ts';
import { test as browserTest } from '../browser/browser-test.ts';
import { manyBookings, post } from '../server/booking-requests.ts';
import type { RunningServer } from '../server/server.ts';
import { mailedSignInPath, signInAt } from './desk-client.ts';

/** A test of the desk in a browser (browser-test.ts). */
export const deskTest = browserTest
  .extend('session', { scope: 'file' }, async ({ server, mailBox }) =>
    signInAt(server, await mailedSignInPath(server, mailBox)),
  )
  .extend('openSignedIn', ({ openWindow, session }) => {
    /** Opens a new signed-in window, as large as a phone unless the options say otherwise. */
    return async (options: BrowserContextOptions = {}): Promise<BrowserWindow> => {
      const window = await openWindow({ viewport: phone, ...options });
      await session.give(window.context);
      return window;
    };
  });

/** Opens the part behind '…' on a request's page. A wide window shows it open. */
export const openMore = (page: Page) =>
  page.getByRole('button', { name: requestWords.more, exact: true }).click();

/** Opens or reloads a desk screen, and waits until its event stream is open, so that it misses no later event. */
export async function awaitEventStream<T>(page: Page, open: () => Promise<T>): Promise<T> {
  const [opened] = await Promise.all([open(), page.waitForResponse('**/api/desk/events')]);
  return opened;
}

/** Stores a booking. Resolves to its reference. */
export async function book(server: RunningServer, change: object = {}): Promise<string> {
  const [booking] = await manyBookings(server, 1);
  if (!booking) throw new Error('no booking');
  const body = JSON.stringify({ ...JSON.parse(booking.body), ...change });
  const reference = await post(server.url, { ...booking, body });
  if (!reference) throw new Error('the booking was refused');
  return reference;
}
