import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as browserTest } from './browser-test.ts';
import { fakeMaps, fakeRecaptcha } from './google-fakes.ts';

/** What becomes of a request for one of Google's scripts. */
type Answer = { body: string } | 'blocked' | 'hanging';

export interface FakeGoogle {
  /** May be changed at any time, for the requests to come. */
  maps: Answer;
  recaptcha: Answer;
  /** Every address outside of our own host that the page asked for. */
  readonly asked: string[];
  /** Answers what is hanging, and what is yet to hang. */
  release(body: string): void;
}

export const blocked = 'blocked';
export const hanging = 'hanging';

const hosts = { maps: 'https://maps.googleapis.com/', recaptcha: 'https://www.google.com/' };

/** From now on Google is the fakes, and the rest of the world is not there. */
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

/** A browser test in whose windows Google is the fakes; `google` is that of `page`. */
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

/** A value that the fakes left on the window. */
export function fromWindow<Value>(page: Page, path: string): Promise<Value> {
  return page.evaluate(
    (keys) =>
      keys.reduce((value, key) => (value as Record<string, unknown>)[key], window as unknown),
    path.split('.'),
  ) as Promise<Value>;
}

/** The toast with this title stays for so many milliseconds and no longer. The page's clock is ours. */
export async function expectToastFor(page: Page, title: string, milliseconds: number) {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: title });
  await toast.waitFor();
  await page.clock.fastForward(milliseconds - 1000);
  await toast.waitFor();
  await page.clock.fastForward(1000);
  await toast.waitFor({ state: 'detached' });
}
