import type { BrowserContext } from 'playwright-core';
import { startServerWith } from '../server/campaign-server.ts';
import { test as browserTest } from './browser-test.ts';
import { fakeGtag } from './google-fakes.ts';

export const analyticsId = 'G-TEST123456';

/** What Google is sent for one event: its name, and its own fields with those set for all events. */
interface Told {
  event: string;
  fields: Record<string, unknown>;
}

export interface FakeAnalytics {
  /** How requests for the script are answered. */
  script: 'fake' | 'blocked' | 'hanging' | 'broken';
  /** Every URL outside our own host that was requested. */
  readonly asked: string[];
  readonly told: Told[];
  named(event: string): Told[];
}

/** Fakes Google's script, and the address that it sends events to, with a route of the browser context. */
async function fakeAnalytics(context: BrowserContext): Promise<FakeAnalytics> {
  const told: Told[] = [];
  const google: FakeAnalytics = {
    script: 'fake',
    asked: [],
    told,
    named: (name) => told.filter(({ event }) => event === name),
  };
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    google.asked.push(url.href);
    if (url.hostname === 'region1.google-analytics.com') {
      told.push({ event: url.searchParams.get('en') ?? '', fields: request.postDataJSON() });
      await route.fulfill({ status: 204 });
    } else if (url.hostname !== 'www.googletagmanager.com' || google.script === 'blocked') {
      await route.abort('blockedbyclient');
    } else if (google.script !== 'hanging') {
      const body = google.script === 'fake' ? fakeGtag : 'throw new Error("broken script")';
      await route.fulfill({ contentType: 'text/javascript', body });
    }
  });
  return google;
}

/** A browser test of a server on which the owner has turned Google Analytics on. */
export const test = browserTest
  .override('server', { scope: 'file' }, async ({ environment, mailBox }, { onCleanup }) => {
    const env = { SMTP_URL: mailBox.url, SUBMISSIONS_PER_10_MIN: '1000', ...environment };
    const server = await startServerWith({ analytics_id: analyticsId }, env);
    onCleanup(async () => void (await server.stop()));
    return server;
  })
  .extend('openMeasured', ({ openWindow }) => async () => {
    const opened = await openWindow();
    return { ...opened, google: await fakeAnalytics(opened.context) };
  })
  .extend('measuredWindow', ({ openMeasured }) => openMeasured())
  .extend('ownWindow', ({ measuredWindow }) => measuredWindow)
  .extend('google', ({ measuredWindow }) => measuredWindow.google);
