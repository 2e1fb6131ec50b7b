import { expect } from 'vitest';
import { openForm } from '../../support/browser/booking-page.ts';
import { acceptCookies, openHydrated, phone, viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { findInaccessibleTargets } from '../../support/browser/targets.ts';
import { addressOfEachKind } from '../../support/server/addresses.ts';

test.for(viewports)(
  'every target on $name is at least 44 px wide and high, and shows the focus',
  { timeout: 180_000 },
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    await acceptCookies(page);
    for (const address of addressOfEachKind) {
      await openHydrated(page, address);
      expect.soft(await findInaccessibleTargets(page), address).toEqual([]);
    }
  },
);

test.for([
  { address: '/', open: 'Open menu' },
  { address: '/es', open: 'Abrir menú' },
])(
  'every target in the menu of $address is at least 44 px, and shows the focus',
  async ({ address, open }, { openWindow }) => {
    const { page } = await openWindow({ viewport: phone, reducedMotion: 'reduce' });
    await openForm(page, address);
    await page.getByRole('button', { name: open }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findInaccessibleTargets(page)).toEqual([]);
  },
);

test('every town on the map is a target of at least 44 px, and shows the focus', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, reducedMotion: 'reduce' });
  await acceptCookies(page);
  await page.goto('/service-areas');
  await page.locator('.map-town').first().waitFor();
  expect(await findInaccessibleTargets(page)).toEqual([]);
});

test('the form’s security check is a target of at least 44 px, and a click in its middle solves it', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, reducedMotion: 'reduce' });
  await acceptCookies(page);
  await openForm(page, '/book-online');
  const box = page.locator('altcha-widget input[type=checkbox]');
  await page.getByLabel('Your Name').focus();
  await box.waitFor();
  expect(await findInaccessibleTargets(page)).toEqual([]);
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('altcha-widget [data-state="verified"]').waitFor();
});
