import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as browserTest } from './browser-test.ts';
import { fakeMaps, fakeRecaptcha } from './google-fakes.ts';

/** How a request for one of Google's scripts is answered. */
type Answer = { body: string } | 'blocked' | 'hanging';

export interface FakeGoogle {
  /** Can be changed at any time; applies to later requests. */
  maps: Answer;
  recaptcha: Answer;
  /** Every URL outside our own host that the page requested. */
  readonly asked: string[];
  /** Answers all hanging requests, including later ones, with `body`. */
  release(body: string): void;
}

export const blocked = 'blocked';
export const hanging = 'hanging';

const hosts = { maps: 'https://maps.googleapis.com/', recaptcha: 'https://www.google.com/' };

/** Serves fakes for Google's scripts and blocks every other external request. */
async function fakeGoogle(context: BrowserContext): Promise<FakeGoogle> {
  const released = Promise.withResolvers<string>();
  const google: FakeGoogle = {
    maps: { body: fakeMaps },
    recaptcha: { body: fakeRecaptcha },
    asked: [],
    release: released.resolve,
  };
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, async (route) => {
    const url = route.request().url();
    google.asked.push(url);
    const host = (['maps', 'recaptcha'] as const).find((name) => url.startsWith(hosts[name]));
    const answer = host ? google[host] : blocked;
    const fulfill = (body: string) => route.fulfill({ contentType: 'text/javascript', body });
    if (answer === hanging) await fulfill(await released.promise);
    else if (answer === blocked) await route.abort('blockedbyclient');
    else await fulfill(answer.body);
  });
  return google;
}

/** A browser test with fakes of Google's scripts. `google` controls those of `page`. */
export const test = browserTest
  .extend('openGoogleWindow', ({ openWindow, allowComplaints }) => {
    allowComplaints(/ERR_BLOCKED_BY_CLIENT\S* https:\/\/(maps|www)\.google/, 'a blocked script');
    return async (options: BrowserContextOptions = {}) => {
      const opened = await openWindow(options);
      return { ...opened, google: await fakeGoogle(opened.context) };
    };
  })
  .extend('googleWindow', ({ openGoogleWindow }) => openGoogleWindow())
  .extend('ownWindow', ({ googleWindow }) => googleWindow)
  .extend('google', ({ googleWindow }) => googleWindow.google);

/** Waits until Google Maps has loaded and the address field is in use. */
export async function mapsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => '__fakeMaps' in window);
  await page.locator('input[name="address"]:enabled').waitFor();
}

/** Reads a value of the window by its dotted path. */
export function fromWindow<Value>(page: Page, path: string): Promise<Value> {
  return page.evaluate(
    (keys) =>
      keys.reduce((value, key) => (value as Record<string, unknown>)[key], window as unknown),
    path.split('.'),
  ) as Promise<Value>;
}

/** Expects the toast to stay this long and no longer. Requires a fake clock in the page. */
export async function expectToastFor(page: Page, title: string, milliseconds: number) {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: title });
  await toast.waitFor();
  await page.clock.fastForward(milliseconds - 1000);
  await toast.waitFor();
  await page.clock.fastForward(1000);
  await toast.waitFor({ state: 'detached' });
}
