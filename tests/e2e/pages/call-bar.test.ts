import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { acceptCookies, openHydrated, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { addressOfEachKind } from '../../support/server/addresses.ts';

const callBar = (page: Page) => page.getByRole('navigation', { name: 'Call or request service' });
const ofHero = (page: Page) => page.locator('main > div > .on-deep:first-child a.bg-brass:visible');

test('no page has more than one call button in its hero', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: phone });
  for (const address of addressOfEachKind) {
    await openHydrated(page, address);
    expect(await ofHero(page).count(), address).toBeLessThan(2);
  }
}, 120_000);

test.for(['/', '/service-areas/hoboken', '/es/contact'])(
  'on %s the call bar is shown only while the hero’s call button is out of view, even with reduced motion',
  async (path, { openWindow }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page } = await openWindow({ viewport: phone, reducedMotion });
      await acceptCookies(page);
      await openHydrated(page, path);
      const bar = page.locator('.call-bar');
      await bar.waitFor({ state: 'hidden' });
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      const box = await ofHero(page).boundingBox();
      if (!box) throw new Error(`${path} has a call button`);
      const { bottom } = await page
        .locator('header')
        .first()
        .evaluate((it) => it.getBoundingClientRect().toJSON());
      // Scroll the button's last row of pixels beneath the header.
      await page.mouse.wheel(0, box.y + box.height - bottom + 4);
      await bar.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
      await page.mouse.wheel(0, -20);
      await bar.waitFor({ state: 'hidden' });
    }
  },
);

test('a focused call bar stays visible, and a hidden one cannot be focused', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openHydrated(page, '/service-areas/hoboken');
  await acceptCookies(page);
  await page.evaluate(() => scrollTo(0, 0));
  const link = page.locator('.call-bar a').first();
  await page.locator('.call-bar').waitFor({ state: 'hidden' });
  await link.evaluate((it: HTMLElement) => it.focus({ preventScroll: true }));
  expect(await link.evaluate((it) => it === document.activeElement)).toBe(false);
  await page.evaluate(() => scrollTo(0, 1500));
  await link.waitFor();
  await link.focus();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await link.isVisible()).toBe(true);
});

test('the call bar is always shown if the hero has no call button or scroll timelines are unsupported', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openHydrated(page, '/services/emergency-locksmith/car-lockout');
  await callBar(page).waitFor();
  await openHydrated(page, '/service-areas/hoboken');
  await page.locator('.call-bar').waitFor({ state: 'hidden' });
  await page.evaluate(() => document.body.style.setProperty('timeline-scope', 'none'));
  await callBar(page).waitFor();
});
