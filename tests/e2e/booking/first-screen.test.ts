import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hero } from '../../../content/en/pages/hero.ts';
import { startingPrices } from '../../../content/en/prices.ts';
import { openForm } from '../../support/browser/booking-page.ts';
import { desktop, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie notice' });

test('on a phone nothing covers the first two required fields, with or without the cookie notice', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openForm(page, '/');
  await banner(page).waitFor();
  const areClear = () =>
    page.locator('[name=name], [name=phone]').evaluateAll((fields) =>
      fields.map((field) => {
        const { left, right, top, bottom } = field.getBoundingClientRect();
        const center = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return center === field && document.elementFromPoint(left + 9, bottom - 4) === field;
      }),
    );
  expect(await areClear()).toEqual([true, true]);
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await banner(page).waitFor({ state: 'detached' });
  expect(await areClear()).toEqual([true, true]);
});

test.for([
  { address: '/', note: 'Required fields are marked *' },
  { address: '/es/book-online', note: 'Los campos con * son obligatorios' },
])(
  'on a phone the form of $address says how required fields are marked',
  async ({ address, note }, { openWindow }) => {
    const { page } = await openWindow({ viewport: phone });
    await page.goto(address);
    await page.getByText(note, { exact: true }).waitFor();
  },
);

test('on a phone two lines state hours, area, price, rating and license, and link to the prices', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openForm(page, '/');
  const facts = page.getByRole('main').locator('p').first();
  expect(await facts.textContent()).toBe(
    'Open now, 24/7 · North Bergen + 7 townsLockouts from $49* · ★ 4.9 (150 reviews) · Licensed',
  );
  expect((await facts.boundingBox())?.height).toBe(44);
  const link = facts.getByRole('link', { name: hero.facts.from });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  const panel = page.getByRole('heading', { name: startingPrices.title, exact: true });
  await page.waitForFunction(
    (element) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return top > 0 && bottom < innerHeight;
    },
    await panel.elementHandle(),
  );
  expect(await page.getByText(startingPrices.condition).isVisible()).toBe(true);
});

test('the bow of the key is the pause button; with reduced motion the bow is only drawn', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openForm(page, '/');
  const button = page.getByRole('button', { name: hero.pause });
  const key = page.locator('.headline-key');
  const [bow, drawn] = [await button.boundingBox(), await key.boundingBox()];
  expect(bow).toMatchObject({ width: 44, height: 44, x: drawn?.x, y: drawn?.y });

  const still = await openWindow({ viewport: phone, reducedMotion: 'reduce' });
  await openForm(still.page, '/');
  expect(await still.page.locator('.headline-key circle').isVisible()).toBe(true);
  expect(await still.page.getByRole('button', { name: hero.pause }).count()).toBe(0);
});

test.for([1024, 1280, 1600])(
  'at %i px the headline fits on one line beside the form with each of its words',
  async (width, { openWindow }) => {
    const { page } = await openWindow({ viewport: { ...desktop, width }, reducedMotion: 'reduce' });
    await openForm(page, '/');
    const form = (await page.locator('#request').boundingBox())?.x ?? 0;
    const headline = page.locator('h1 [aria-hidden]');
    for (const word of hero.words) {
      const { right, height, size } = await headline.evaluate((element, text) => {
        element.textContent = text;
        const { right, height } = element.getBoundingClientRect();
        return { right, height, size: Number.parseFloat(getComputedStyle(element).fontSize) };
      }, `${word}${hero.after}`);
      expect(right, word).toBeLessThan(form - 16);
      expect(height, word).toBeLessThan(1.6 * size);
    }
  },
);

test('on a desktop the picture is on the first screen, loads with high priority, and is a largest paint', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await page.addInitScript(() => {
    const painted: (string | undefined)[] = [];
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        painted.push(entry.element?.tagName);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  const picture = page.getByRole('img', { name: hero.picture.alt });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture.getAttribute('loading')).toBeNull();
  expect(await picture.getAttribute('fetchpriority')).toBe('high');
  expect((await picture.boundingBox())?.y).toBeLessThan(desktop.height - 200);
  await page.waitForFunction(() =>
    (window as unknown as { painted: string[] }).painted.includes('IMG'),
  );
});
