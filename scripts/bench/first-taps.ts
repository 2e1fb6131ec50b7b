import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchBrowser, phone } from '../../tests/support/browser/browser.ts';
import { medianBy } from './load.ts';

interface Target {
  path: string;
  selector: string;
}

const targets: Record<string, Target> = {
  menu: { path: '/', selector: 'header a[href$="/sitemap"]' },
  call: { path: '/', selector: 'main a[href^="tel:"]' },
  question: { path: '/faq', selector: 'main summary' },
  field: { path: '/book-online', selector: '#request [name=name]' },
};

/** Delays after the page's load event, in ms: React is loading, has just hydrated, has long been hydrated. */
const delaysMs = [200, 1500, 5000];

/**
 * @returns ms from the tap to the paint that follows it, by Event Timing; 0 if below its minimum of 16, and if the tap
 * leads to another page, as one on the menu does before React has loaded
 */
async function tapMs(
  browser: Browser,
  url: string,
  selector: string,
  delayMs: number,
  hasScripts = true,
) {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (!hasScripts) await page.route('**/*.js', (route) => route.abort());
    await page.goto(url);
    // Do not use Playwright for this, because its own script would run in the page first.
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector('${selector}').getBoundingClientRect())`,
      returnByValue: true,
    });
    const [x, y] = result.value;
    await sleep(delayMs);
    await page.touchscreen.tap(x, y);
    await sleep(1500);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // Count only the tap's own events: Chromium also reports some when the page repaints under a resting pointer.
          new PerformanceObserver((list) => {
            const ofTap = (list.getEntries() as PerformanceEventTiming[]).filter(
              ({ interactionId }) => interactionId,
            );
            resolve(Math.max(0, ...ofTap.map(({ duration }) => duration)));
          }).observe({ type: 'event', durationThreshold: 16, buffered: true } as object);
          setTimeout(() => resolve(0), 500);
        }),
    );
  } finally {
    await context.close();
  }
}

/**
 * Measures the first tap on a page, at a phone's size and with a CPU four times slower: medians in ms, by when the tap
 * occurs, and how long the browser itself takes on the same page without scripts.
 */
export async function measureFirstTaps(url: string, times: number) {
  const browser = await launchBrowser();
  try {
    const table: Record<string, Record<string, number>> = {};
    for (const [name, { path, selector }] of Object.entries(targets)) {
      const row: Record<string, number> = {};
      const measure = async (column: string, delayMs: number, hasScripts?: boolean) => {
        const taps: { ms: number }[] = [];
        for (let turn = 0; turn < times; turn += 1)
          taps.push({ ms: await tapMs(browser, url + path, selector, delayMs, hasScripts) });
        row[column] = medianBy(taps, ({ ms }) => ms).ms;
      };
      for (const delayMs of delaysMs) await measure(`${delayMs} ms after load`, delayMs);
      await measure('without scripts', Math.max(...delaysMs), false);
      table[name] = row;
    }
    return table;
  } finally {
    await browser.close();
  }
}
