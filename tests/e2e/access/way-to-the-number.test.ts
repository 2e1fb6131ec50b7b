import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  desktop,
  openHydrated,
  phone,
  showNotice,
  viewports,
} from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { addressOfEachKind } from '../../support/server/addresses.ts';

/** Lists what each press of Tab focuses, up to the first link to the number. */
async function stopsToTheNumber(page: Page): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < 30) {
    await page.keyboard.press('Tab');
    const { name, calls } = await page.evaluate(() => {
      const { ariaLabel, textContent } = document.activeElement as HTMLElement;
      const calls = document.activeElement?.matches('[href="tel:+12017482070"]') ?? false;
      return { name: (ariaLabel ?? textContent ?? '').trim(), calls };
    });
    stops.push(name);
    if (calls) break;
  }
  return stops;
}

test.for(viewports)(
  'on $name the keyboard reaches the number within five tab stops on every page, with the cookie notice open',
  { timeout: 180_000 },
  async ({ name, viewport }, { openWindow, allowComplaints }) => {
    allowComplaints(/404 .*\/404$/, 'the not-found page');
    const { page } = await openWindow({ viewport });
    const table: string[] = [];
    for (const address of [...addressOfEachKind, '/404', '/es/404']) {
      await openHydrated(page, address);
      await showNotice(page);
      const stops = await stopsToTheNumber(page);
      table.push(`${stops.length}  ${address}`);
      expect.soft(stops.length, `${address}: ${stops.join(', ')}`).toBeLessThanOrEqual(5);
    }
    console.info(`Stops to the number on ${name}\n${table.join('\n')}`);
  },
);

test.for([
  { address: '/', name: 'Call (201) 748-2070' },
  { address: '/es/faq', name: 'Llame al (201) 748-2070' },
])(
  'without JavaScript the second tab stop on $address is a visible link to the number',
  async ({ address, name }, { openWindow }) => {
    for (const viewport of [phone, { width: 320, height: 256 }, desktop]) {
      const { page } = await openWindow({ javaScriptEnabled: false, viewport });
      await page.goto(address);
      const link = page.getByRole('link', { name, exact: true });
      expect((await link.boundingBox())?.y).toBeLessThan(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.locator(':focus', { hasText: name }).waitFor();
      expect(await link.getAttribute('href')).toBe('tel:+12017482070');
      const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThan(viewport.height);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
    }
  },
);

test('pressing that skip link to the number is counted as a call', async ({ page, server }) => {
  await page.goto('/sitemap');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const counted = page.waitForResponse('**/api/taps');
  await page.keyboard.press('Enter');
  expect((await counted).status()).toBe(204);
  expect(server.rows("select kind, taps from taps where page = '/sitemap'")).toEqual([
    { kind: 'call', taps: 1 },
  ]);
});
