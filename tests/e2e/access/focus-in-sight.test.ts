import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, openHydrated, phone, showNotice } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { nextFrames } from '../../support/browser/next-frames.ts';
import { addressOfEachKind } from '../../support/server/addresses.ts';

/** Sets the size of text as the browser's own settings do, which changes the rem unit. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 0.16 * percent } });
}

/** The share of the target's height, along its middle, that nothing in the window covers. */
const shareInSight = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const rows = Array.from({ length: Math.floor(height) - 1 }, (_, row) => top + row + 1);
    const seen = rows.filter((y) => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return hit && (element.contains(hit) || hit.contains(element));
    });
    return seen.length / rows.length;
  });

test.for([
  { percent: 100, width: 360, least: 0.95 },
  { percent: 200, width: 360, least: 0.95 },
  { percent: 100, width: 320, least: 0.95 },
  // Here the notice leaves less than a line.
  { percent: 200, width: 320, least: 0.1 },
])(
  'at $width px with $percent % text, every page ends above the cookie notice, and the notice above the call bar',
  { timeout: 180_000 },
  async ({ percent, width, least }, { openWindow }) => {
    const { page } = await openWindow({ viewport: { ...phone, width }, reducedMotion: 'reduce' });
    await setTextSize(page, percent);
    const withNotice = addressOfEachKind.filter((address) => !address.endsWith('/thank-you'));
    for (const address of withNotice) {
      await openHydrated(page, address);
      await showNotice(page);
      const notice = page.locator('.cookie-banner');
      const links = await page.locator('footer a').filter({ visible: true }).all();
      for (const link of links.slice(-4)) {
        await link.focus();
        expect
          .soft(await shareInSight(link), `${address}: ${await link.textContent()}`)
          .toBeGreaterThanOrEqual(least);
      }
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      // Scrolling moves the notice in the next frame.
      await nextFrames(page);
      const last = await page.locator('footer li').last().boundingBox();
      const [above, below] = [
        await notice.boundingBox(),
        await page.locator('.call-bar').boundingBox(),
      ];
      expect.soft((last?.y ?? 0) + (last?.height ?? 0), address).toBeLessThanOrEqual(above?.y ?? 0);
      expect
        .soft((above?.y ?? 0) + (above?.height ?? 0), address)
        .toBeLessThanOrEqual((below?.y ?? 0) + 1);
    }
  },
);

test.for(['/', '/es/services'])(
  'on a desktop everything focusable in the header of %s is in sight after the page is scrolled',
  async (address, { openWindow }) => {
    const { page } = await openWindow({ viewport: desktop, reducedMotion: 'reduce' });
    await openHydrated(page, address);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => scrollY > 800);
    const header = page.locator('header').first();
    const isThere = () => header.evaluate((it) => it.contains(document.activeElement));
    while (!(await isThere())) await page.keyboard.press('Tab');
    let stops = 0;
    while (await isThere()) {
      const focused = page.locator(':focus');
      stops += 1;
      expect.soft(await shareInSight(focused), String(await focused.textContent())).toBe(1);
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(9);
  },
);
