import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, type Visit } from './browser.ts';
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

/** A browser in which Google is the fakes, and the rest of the world is not there. */
export async function openWithGoogle(
  options: BrowserContextOptions = {},
): Promise<Visit & { google: FakeGoogle }> {
  const visit = await openBrowser(options);
  // Less than a test has: it is told what it waited for.
  visit.page.setDefaultTimeout(12_000);
  const released = Promise.withResolvers<string>();
  const google: FakeGoogle = {
    maps: { body: fakeMaps },
    recaptcha: { body: fakeRecaptcha },
    asked: [],
    release: released.resolve,
  };
  await visit.context.route(/^https?:\/\/(?!127\.0\.0\.1)/, async (route) => {
    const url = route.request().url();
    google.asked.push(url);
    const host = (['maps', 'recaptcha'] as const).find((name) => url.startsWith(hosts[name]));
    const answer = host ? google[host] : blocked;
    const fulfill = (body: string) => route.fulfill({ contentType: 'text/javascript', body });
    if (answer === hanging) await fulfill(await released.promise);
    else if (answer === blocked) await route.abort('blockedbyclient');
    else await fulfill(answer.body);
  });
  return Object.assign(visit, { google });
}

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
