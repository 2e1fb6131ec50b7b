import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { bookOnline } from '../../../content/en/pages/book-online.ts';
import { home } from '../../../content/en/pages/home.ts';
import {
  fillBooking,
  houseLockout,
  openForm,
  pressOnceConnected,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { phone } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';

type Facts = Record<string, unknown>;

/** `book` submits the form on the open page. Resolves to the stored telemetry. */
const test = browserTest.extend('book', ({ server }) => async (page: Page) => {
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await fillBooking(page, { ...houseLockout, name });
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  const [row] = server.rows(
    `select visitor_info, page_metrics from submissions where name = '${name}'`,
  );
  const visitor: Facts = JSON.parse(String(row?.visitor_info));
  const metrics: Record<string, number> = JSON.parse(String(row?.page_metrics));
  return { visitor, metrics };
});

/** Number of keys that `book` presses: the form's texts, and Escape. */
const keysOfBooking =
  'Ana 12345678'.length + `${houseLockout.phone}${houseLockout.address}`.length + 1;
/** `book` clicks the captcha and the submit button. */
const pressesOfBooking = 2;

/**
 * Scrolls to this share (0 to 1) of the scrollable height. Resolves to the depth in percent when the browser reports
 * it, because the page may have grown by then.
 */
const scrollDown = (page: Page, share: number) =>
  page.evaluate((share) => {
    const all = () => document.documentElement.scrollHeight - innerHeight;
    return new Promise<number>((resolve) => {
      const tell = () => resolve(Math.round((scrollY / all()) * 100));
      addEventListener('scroll', tell, { once: true });
      scrollTo({ top: all() * share, behavior: 'instant' });
    });
  }, share);

/** Sets the visibility state, since a headless page is always visible. */
async function show(page: Page, visibilityState: 'visible' | 'hidden') {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);
}

/** Whether two times in ms, measured one after the other, agree within 50 ms. */
const isSame = (a = 0, b = 0) => Math.abs(a - b) < 50;

const number = expect.any(Number);

test.concurrent('a request includes what is known about the browser and the visit', async ({
  openWindow,
  book,
}) => {
  const { page } = await openWindow({ locale: 'en-US', timezoneId: 'America/New_York' });
  await openForm(page, '/book-online');
  const { visitor, metrics } = await book(page);
  expect(visitor).toEqual({
    userAgent: await page.evaluate(() => navigator.userAgent),
    language: 'en-US',
    platform: await page.evaluate(() => navigator.platform),
    screenResolution: expect.stringMatching(/^\d+x\d+$/),
    windowSize: '1280x800',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    timezone: 'America/New_York',
    deviceType: 'Desktop',
    browser: 'Chrome',
    browserVersion: expect.stringMatching(/^\d+\./),
    operatingSystem: 'Linux',
    formCompletionTime: number,
    pageLoadTime: number,
    visitDuration: number,
  });
  expect(metrics).toEqual({
    timeOnPage: number,
    scrollDepth: number,
    pageInteractions: keysOfBooking + pressesOfBooking,
    // Three text fields, the captcha and the button.
    formFocusEvents: 5,
    conversionTime: number,
  });
  const numbers = [...Object.values(visitor), ...Object.values(metrics)].filter(
    (value) => typeof value === 'number',
  );
  for (const value of numbers) expect(value).toSatisfy(Number.isInteger);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(isSame(metrics.timeOnPage, metrics.conversionTime)).toBe(true);
});

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';

test.concurrent.for<[string, BrowserContextOptions, Facts]>([
  [
    'an iPhone',
    { userAgent: iphone, viewport: phone, screen: phone, hasTouch: true, isMobile: true },
    { deviceType: 'Mobile', browser: 'Safari', browserVersion: '17.4.1', operatingSystem: 'iOS' },
  ],
  [
    'an iPad that says it is a Mac',
    { userAgent: mac, viewport: { width: 820, height: 1180 }, hasTouch: true },
    { deviceType: 'Tablet', browser: 'Safari', browserVersion: '17.4', operatingSystem: 'iOS' },
  ],
])('%s is detected correctly', async ([_, options, expected], { openWindow, book }) => {
  const { page } = await openWindow({ screen: options.viewport ?? undefined, ...options });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
  });
  await openForm(page, '/book-online');
  expect((await book(page)).visitor).toMatchObject(expected);
});

test.concurrent('scroll depth is the deepest point reached, even if the page has grown since', async ({
  page,
  book,
}) => {
  await openForm(page, '/');
  const deepest = await scrollDown(page, 0.75);
  await page.getByRole('heading', { name: home.faq.heading, level: 2 }).waitFor();
  expect(await scrollDown(page, 0)).toBe(0);
  const { metrics } = await book(page);
  expect(metrics.scrollDepth).toBe(deepest);
});

test.concurrent('a page that fits in the window has full scroll depth', async ({
  openWindow,
  book,
}) => {
  const { page } = await openWindow({ viewport: { width: 1280, height: 4000 } });
  await openForm(page, '/book-online');
  expect((await book(page)).metrics.scrollDepth).toBe(100);
});

test.concurrent('time on the page excludes the time it was hidden; conversion time does not', async ({
  page,
  book,
  allowComplaints,
}) => {
  allowComplaints(
    /^TypeError: .*\(reading 'update'\)$/,
    'Playwright blocks the worker by registering nothing',
  );
  await page.clock.install();
  await openForm(page, '/book-online');
  await show(page, 'hidden');
  await page.clock.fastForward(600_000);
  await show(page, 'visible');
  // Simulate the way into the back/forward cache and out, in a browser that sends no visibilitychange for it.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await page.clock.fastForward(600_000);
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await page.clock.fastForward(60_000);
  const { metrics } = await book(page);
  expect(metrics.timeOnPage).toBeGreaterThanOrEqual(60_000);
  expect(metrics.timeOnPage).toBeLessThan(120_000);
  expect(metrics.conversionTime).toBeGreaterThanOrEqual(1_260_000);
});

test.concurrent('the visit spans three loads, and page metrics start at zero', async ({
  page,
  book,
}) => {
  await openForm(page, '/');
  const begun = await page.evaluate(() => performance.timeOrigin);
  await page.goto('/faq');
  await page.goto('/');
  await page.locator('form[data-ready]').waitFor();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift');
  await scrollDown(page, 1);
  // Not a page load: React renders the next page.
  await page.getByRole('banner').getByRole('link', { name: 'Book Service' }).click();
  await page.getByRole('heading', { name: bookOnline.heading, level: 1 }).waitFor();
  await page.locator('form[data-ready]').waitFor();
  const { visitor, metrics } = await book(page);
  const sent = Date.parse(String(visitor.timestamp));
  expect(isSame(sent - begun, Number(visitor.visitDuration))).toBe(true);
  expect(metrics.conversionTime).toBeLessThan(Number(visitor.visitDuration));
  expect(isSame(metrics.timeOnPage, metrics.conversionTime)).toBe(true);
  expect(metrics.pageInteractions).toBe(keysOfBooking + pressesOfBooking);
  expect(metrics.scrollDepth).toBeLessThan(100);
});

test.concurrent('interactions before hydration are counted', async ({ page, book }) => {
  const { release } = await holdRequests(page, /\/assets\/start-/);
  await page.goto('/book-online');
  await page.getByLabel('Additional Notes').pressSequentially('Before React');
  release();
  await page.locator('form[data-ready]').waitFor();
  const { metrics } = await book(page);
  const all = 'Before React'.length + keysOfBooking + pressesOfBooking;
  expect(metrics.pageInteractions).toBe(all);
});

/** Records the options of each position request. Resolves to a function that returns them. */
async function watchPosition(page: Page) {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const real = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (found, failed, options) => {
      asked.push(options);
      real(found, failed, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
}

const geolocation = { latitude: 40.7795, longitude: -74.0238, accuracy: 25 };

test.concurrent('the position is read and sent if permission was already granted', async ({
  openWindow,
  book,
}) => {
  const { page } = await openWindow({ geolocation, permissions: ['geolocation'] });
  const asked = await watchPosition(page);
  await openForm(page, '/book-online');
  expect(await asked()).toEqual([]);
  const { visitor } = await book(page);
  expect(visitor.geolocation).toEqual(geolocation);
  expect(await asked()).toEqual([{ timeout: 5000, maximumAge: 60_000 }]);
});

test.concurrent.for<[string, () => void]>([
  ['while it would have to be asked for', () => undefined],
  [
    'where permissions cannot be read',
    () => {
      Object.defineProperty(Navigator.prototype, 'permissions', { get: () => undefined });
    },
  ],
  [
    'where reading permissions throws',
    () => {
      Permissions.prototype.query = () => {
        throw new TypeError('geolocation is no permission here');
      };
    },
  ],
])('%s, the position is not read', async ([_, script], { openWindow, book }) => {
  const { page } = await openWindow({ geolocation });
  await page.addInitScript(script);
  const asked = await watchPosition(page);
  await openForm(page, '/book-online');
  const { visitor } = await book(page);
  expect(visitor).not.toHaveProperty('geolocation');
  expect(await asked()).toEqual([]);
});

test.concurrent('a position that never arrives does not block the request', async ({
  openWindow,
  book,
}) => {
  const { page } = await openWindow({ geolocation, permissions: ['geolocation'] });
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => undefined;
  });
  await openForm(page, '/book-online');
  expect((await book(page)).visitor).not.toHaveProperty('geolocation');
});

test.concurrent('a conversion is reported once it is stored, with five fields and no personal data', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/api\/submissions$/, 'aborted below');
  const told: unknown[][] = [];
  await page.exposeFunction('tell', (...words: unknown[]) => told.push(words));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (...words: unknown[]) => void };
    Object.assign(window, { gtag: (...words: unknown[]) => tell(...words) });
  });
  await openForm(page, '/book-online');
  const conversions = () => told.filter(([, event]) => event === 'booking_submission');
  // It stays down until the press, because the page's own queue may try in between.
  await page.route('**/api/submissions', (route) => route.abort());
  await fillBooking(page, { ...houseLockout, service: 'Other', other: 'Ana Probe of Oak Court' });
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.getByText('There was a problem submitting the form').first().waitFor();
  expect(conversions()).toEqual([]);
  await page.locator('altcha-widget [data-state="verified"]').waitFor();
  await pressOnceConnected(page);
  await page.waitForURL('**/thank-you');
  const [[command, , fields] = [], ...more] = conversions();
  expect(more).toEqual([]);
  expect(command).toBe('event');
  expect(fields).toMatchObject({ service: 'Other', timeframe: 'ASAP' });
  const allowed = ['service', 'timeframe', 'source', 'medium', 'campaign'];
  expect(allowed).toEqual(expect.arrayContaining(Object.keys(fields as object)));
});

test.concurrent('an analytics service that throws does not stop a booking', async ({
  page,
  book,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      gtag: () => {
        throw new Error('blocked');
      },
    });
  });
  await openForm(page, '/book-online');
  await book(page);
});

test.concurrent('a browser that withholds facts or reports far too much can still book', async ({
  page,
  book,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error('refused');
    };
    for (const name of ['language', 'platform', 'userAgentData', 'maxTouchPoints']) {
      Object.defineProperty(Navigator.prototype, name, { get: refuse });
    }
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => 'Mozilla '.repeat(9000) });
    Storage.prototype.setItem = refuse;
    for (const name of ['width', 'height']) {
      Object.defineProperty(Screen.prototype, name, { get: refuse });
    }
    const entries = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type: string) =>
      type === 'navigation' ? refuse() : entries(type);
  });
  await openForm(page, '/book-online');
  const { visitor } = await book(page);
  expect(visitor).toMatchObject({ windowSize: '1280x800', visitDuration: number });
  expect(String(visitor.userAgent)).toHaveLength(500);
  expect(visitor).not.toHaveProperty('language');
});
