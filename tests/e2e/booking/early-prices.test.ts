import { expect } from 'vitest';
import { startingPrices } from '../../../content/en/prices.ts';
import { pages } from '../../../content/registry/pages.ts';
import { phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const emergencies = pages.filter(({ path }) => path.startsWith('/services/emergency-locksmith'));
const towns = pages.filter(({ screen }) => screen === 'town');
const prices = startingPrices.items.map(({ price }) => price);

test('on a phone both starting prices and their condition are in the first screen of every lockout page, above the cookie notice', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  expect(emergencies).toHaveLength(5);
  for (const { path } of emergencies) {
    await page.goto(path);
    const notice = await page.getByRole('region', { name: 'Cookie notice' }).boundingBox();
    if (!notice) throw new Error('the cookie notice is shown');
    for (const text of [...prices, startingPrices.early]) {
      const box = await page.getByRole('main').getByText(text).first().boundingBox();
      expect(box?.y, `${path} ${text}`).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${path} ${text}`).toBeLessThan(notice.y);
    }
  }
});

test('every emergency page and every town page states both starting prices with what can raise them', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ javaScriptEnabled: false });
  expect(towns).toHaveLength(8);
  for (const { path } of [...emergencies, ...towns]) {
    await page.goto(path);
    const text = await page.getByRole('main').textContent();
    for (const words of [...prices, startingPrices.early]) expect(text, path).toContain(words);
  }
});
