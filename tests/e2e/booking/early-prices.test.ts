import { expect } from 'vitest';
import { startingPrices } from '../../../content/en/prices.ts';
import { areas } from '../../../content/facts/areas.ts';
import { pages } from '../../../content/registry/pages.ts';
import { phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const emergencies = pages.filter(({ path }) => path.startsWith('/services/emergency-locksmith'));
const towns = pages.filter(({ screen }) => screen === 'town');
const [lockout, installation] = startingPrices.items;
const aboutLockouts = [...emergencies, ...towns].map(({ path }) => path);
const aboutInstallation = [
  '/services/residential-locksmith',
  '/services/residential-locksmith/lock-replacement',
  '/services/commercial-locksmith/lock-replacement',
];

test('on a phone every lockout page’s first screen shows the price and its condition above the cookie notice', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  expect(emergencies).toHaveLength(5);
  for (const { path } of emergencies) {
    await page.goto(path);
    const notice = await page.getByRole('region', { name: 'Cookie notice' }).boundingBox();
    if (!notice) throw new Error('the cookie notice is shown');
    for (const text of [lockout.price, startingPrices.early(lockout.moves)]) {
      const box = await page.getByRole('main').getByText(text).first().boundingBox();
      expect(box?.y, `${path} ${text}`).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${path} ${text}`).toBeLessThan(notice.y);
    }
  }
});

test('a hero states its page’s starting price once, with what can raise it; the side panel states none', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ javaScriptEnabled: false });
  expect(towns).toHaveLength(areas.length);
  const heroed = pages.filter(({ path }) => /^\/service(s|-areas)(\/|$)/.test(path));
  for (const { path } of heroed) {
    await page.goto(path);
    const hero = (await page.locator('main .on-deep').first().textContent()) ?? '';
    const stated = [
      ...(aboutLockouts.includes(path) ? [lockout] : []),
      ...(aboutInstallation.includes(path) ? [installation] : []),
    ];
    expect(hero.match(/\$\d+/g) ?? [], path).toEqual(stated.map(({ price }) => price));
    for (const { moves } of stated) expect(hero, path).toContain(startingPrices.early(moves));
    for (const aside of await page.locator('main aside').allTextContents())
      expect(aside, path).not.toContain('$');
  }
}, 180_000);

test.for(['', '/es'])(
  'on a phone town pages under %s/ have a two-line headline and the call button in the upper half of the screen',
  { timeout: 120_000 },
  async (language, { openWindow }) => {
    const { page } = await openWindow({ viewport: phone });
    for (const { path } of towns) {
      await page.goto(`${language}${path}`);
      const lines = await page
        .locator('h1')
        .evaluate((it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight));
      expect(Math.round(lines), path).toBe(2);
      const call = await page.locator('main .on-deep a[href^="tel:"]').first().boundingBox();
      expect(call?.y, path).toBeLessThanOrEqual(330);
    }
  },
);
