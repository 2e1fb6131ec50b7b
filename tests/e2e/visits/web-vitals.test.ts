import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../support/browser/browser-test.ts';
import { nextFrames } from '../../support/browser/next-frames.ts';

interface Vital {
  metric_name: string;
  metric_rating: string;
  metric_value: number;
}

const library = /\/assets\/web-vitals-/;

/** Installs a fake analytics function. Resolves to the list of calls that it receives. */
async function connectService(page: Page) {
  const told: [command: string, event: string, vital: Vital][] = [];
  await page.exposeFunction('tell', (...words: (typeof told)[number]) => told.push(words));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (...words: unknown[]) => void };
    Object.assign(window, { gtag: (...words: unknown[]) => tell(...words) });
  });
  return told;
}

/** Makes the page believe that it was hidden, which is when the final metrics are reported. */
async function leave(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Shifts the layout by half the height of the window. */
async function shift(page: Page) {
  await page.evaluate(() => {
    const intruder = document.createElement('div');
    intruder.style.height = `${innerHeight / 2}px`;
    document.body.prepend(intruder);
  });
  await nextFrames(page);
}

/** Delays the response to every press by 700 ms. */
const answerLate = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pointerdown', () => {
      const until = performance.now() + 700;
      while (performance.now() < until);
    });
  });

test.concurrent('each metric is reported once, with its rating and a whole number', async ({
  page,
}) => {
  const told = await connectService(page);
  const vitals = () =>
    told.filter(([, event]) => event === 'web_vitals').map(([, , vital]) => vital);
  const named = (name: string) => vitals().find(({ metric_name }) => metric_name === name);
  await page.route('**/book-online', async (route) => {
    // A first byte after 1 to 1.8 s, measured by the browser itself, is rated 'needs-improvement'.
    await new Promise((resume) => setTimeout(resume, 1000));
    await route.continue();
  });
  await page.goto('/book-online');
  await vi.waitFor(() => expect(named('TTFB')).toBeDefined(), 30_000);
  await shift(page);
  await answerLate(page);
  await page.getByRole('heading', { level: 1 }).click();
  // The first press finalizes LCP; FID is known once the press has been painted.
  await vi.waitFor(() => expect(named('LCP')).toBeDefined(), 30_000);
  await vi.waitFor(() => expect(named('FID')).toBeDefined(), 30_000);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await leave(page);
  await vi.waitFor(() => expect(named('INP')).toBeDefined(), 30_000);
  await vi.waitFor(() => expect(named('CLS')).toBeDefined(), 30_000);
  // A slower press and another exit must not report anything again.
  await answerLate(page);
  const slower = page.evaluate(
    () =>
      new Promise<void>((seen) => {
        new PerformanceObserver((list) => {
          if (list.getEntries().some(({ duration }) => duration > 1000)) seen();
        }).observe({ type: 'event' });
      }),
  );
  await page.getByRole('heading', { level: 1 }).click();
  await slower;
  await leave(page);
  await nextFrames(page);

  expect(
    vitals()
      .map(({ metric_name }) => metric_name)
      .toSorted(),
  ).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  expect(told.every(([command]) => command === 'event')).toBe(true);
  for (const vital of vitals()) {
    expect(Object.keys(vital)).toEqual(['metric_name', 'metric_rating', 'metric_value']);
    expect(vital.metric_value).toSatisfy(Number.isInteger);
  }
  const firstByte = named('TTFB')?.metric_value;
  expect(firstByte).toBeGreaterThanOrEqual(1000);
  // On a slow machine it can take long enough for the next rating.
  expect(named('TTFB')?.metric_rating).toBe(
    Number(firstByte) > 1800 ? 'poor' : 'needs-improvement',
  );
  expect(named('INP')).toMatchObject({ metric_rating: 'poor' });
  expect(named('INP')?.metric_value).toBeGreaterThanOrEqual(700);
  // A shift of half the window scores about 0.5, reported in thousandths.
  expect(named('CLS')).toMatchObject({ metric_rating: 'poor' });
  expect(named('CLS')?.metric_value).toBeGreaterThan(250);
  expect(named('CLS')?.metric_value).toBeLessThan(1000);
});

test.concurrent('the web-vitals library is not loaded without an analytics service', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/book-online');
  await page.locator('form[data-ready]').waitFor();
  await page.getByLabel('Your Name').fill('Ana');
  await page.locator('altcha-widget label').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => library.test(url))).toEqual([]);
});

test.concurrent('an analytics service that throws is ignored', async ({ page }) => {
  const thrown: string[] = [];
  await page.exposeFunction('note', (name: string) => thrown.push(name));
  await page.addInitScript(() => {
    const { note } = window as unknown as { note: (name: string) => void };
    Object.assign(window, {
      gtag: (_: string, __: string, { metric_name }: { metric_name: string }) => {
        note(metric_name);
        throw new Error('blocked');
      },
    });
  });
  await page.goto('/book-online');
  await vi.waitFor(() => expect(thrown).toContain('FCP'), 30_000);
  await page.getByRole('heading', { level: 1 }).click();
  await vi.waitFor(() => expect(thrown).toEqual(expect.arrayContaining(['FID', 'LCP'])), 30_000);
  await leave(page);
  await vi.waitFor(() => expect(thrown).toContain('CLS'), 30_000);
});

test.concurrent('a library that fails to load is ignored, and the page is not reloaded', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/assets\/web-vitals-/, 'aborted below');
  const told = await connectService(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(library, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => library.test(request.url()));
  await page.goto('/book-online');
  await failed;
  await page.locator('form[data-ready]').waitFor();
  await page.getByLabel('Your Name').fill('Ana');
  await page.locator('altcha-widget label').waitFor();
  expect(loads).toBe(1);
  expect(told).toEqual([]);
});
