import { expect } from 'vitest';
import { areaMapWords } from '../../../content/en/area-map.ts';
import { home } from '../../../content/en/pages/home.ts';
import { areas } from '../../../content/facts/areas.ts';
import { openForm } from '../../support/browser/booking-page.ts';
import { desktop, openHydrated, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const { items, more } = home.emergency.waiting;

test('on a phone only the first item of what to do while waiting is shown until expanded', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openForm(page, '/');
  const [first = '', ...others] = items;
  expect(await page.getByText(first).isVisible()).toBe(true);
  for (const text of others) expect(await page.getByText(text).isVisible()).toBe(false);
  await page.getByText(more).click();
  for (const text of others) await page.getByText(text).waitFor();
});

test('on a desktop everything to do while waiting is shown, without a control to expand it', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await openForm(page, '/');
  for (const text of items) expect(await page.getByText(text).isVisible(), text).toBe(true);
  expect(await page.getByText(more).isVisible()).toBe(false);
});

test('on a phone the four lockouts are tiles in two columns, at least 88 px high', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openHydrated(page, '/');
  const tiles = await Promise.all(
    ['Car Lockout', 'House Lockout', 'Business Lockout', 'Storage Unit Lockout'].map((name) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).boundingBox(),
    ),
  );
  const [first, second, third] = tiles;
  for (const tile of tiles) expect(tile?.height).toBeGreaterThanOrEqual(88);
  expect(second?.y).toBe(first?.y);
  expect(third?.x).toBe(first?.x);
});

test('screen readers get each town’s link only once', async ({ page }) => {
  await openForm(page, '/');
  await page.getByRole('heading', { name: home.more.heading }).scrollIntoViewIfNeeded();
  await page.getByRole('group', { name: areaMapWords.label }).locator('svg').waitFor();
  for (const { name } of areas) {
    const links = page.getByRole('main').getByRole('link', { name, exact: true });
    expect(await links.count(), name).toBe(1);
  }
});

test('hovering or focusing a town’s link highlights its dot on the map', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: desktop });
  await openForm(page, '/');
  await page.getByRole('heading', { name: home.more.heading }).scrollIntoViewIfNeeded();
  const map = page.getByRole('group', { name: areaMapWords.label });
  await map.scrollIntoViewIfNeeded();
  await map.locator('svg').waitFor();
  const list = page.locator('ul', { has: page.locator('a.rounded-full') }).last();
  for (const { name, slug } of areas) {
    const lit = map.locator(`[href="/service-areas/${slug}"][data-lit]`);
    await list.getByRole('link', { name, exact: true }).hover();
    await lit.waitFor();
    expect(await map.locator('[data-lit]').count()).toBe(1);
  }
  await page.getByRole('heading', { name: home.areas.heading }).hover();
  await map.locator('[data-lit]').waitFor({ state: 'detached' });
  await list.getByRole('link', { name: 'Hoboken', exact: true }).focus();
  await map.locator('[href="/service-areas/hoboken"][data-lit]').waitFor();
});
