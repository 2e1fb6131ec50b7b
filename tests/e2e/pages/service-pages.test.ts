import { expect } from 'vitest';
import { startingPrices } from '../../../content/en/prices.ts';
import {
  categoryPages,
  pageContent,
  servicePages,
  townPages,
} from '../../../content/registry/page-content.ts';
import { pages } from '../../../content/registry/pages.ts';
import { violations } from '../../support/browser/axe.ts';
import { desktop, phone, viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const ofEachKind = [
  '/services',
  '/services/emergency-locksmith',
  '/services/emergency-locksmith/car-lockout',
  '/service-areas',
  '/service-areas/jersey-city',
];

/** Every text at any depth that the page shows: no metadata, URLs or slugs. */
function shown(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [] : [value];
  if (typeof value !== 'object' || !value) return [];
  const { picture, ...content } = value as Record<string, unknown>;
  const { title, description, keywords, modified, neighbors, ...texts } = content;
  return Object.values(keywords ? texts : content).flatMap(shown);
}

test('every service, category, town and index page contains all of its text without JavaScript', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ javaScriptEnabled: false });
  const written = { ...servicePages, ...categoryPages, ...townPages };
  const paths = ['/services', '/service-areas', ...Object.keys(written)];
  const registered = pages.filter(({ path }) => /^\/service(s|-areas)(\/|$)/.test(path));
  expect(paths.toSorted()).toEqual(registered.map(({ path }) => path).toSorted());
  for (const path of paths) {
    await page.goto(path);
    const text = (await page.locator('main').textContent()) ?? '';
    const missing = shown(pageContent[path]).filter((words) => !text.includes(words));
    expect(missing, path).toEqual([]);
  }
}, 180_000);

test('each starting price is shown large with its condition on its own pages, and on no other', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ javaScriptEnabled: false });
  for (const [path, copy] of Object.entries({ ...servicePages, ...categoryPages })) {
    const stated = startingPrices.items.filter(({ price }) => shown(copy).join().includes(price));
    await page.goto(path);
    expect(await page.locator('main dd strong').allTextContents(), path).toEqual(
      stated.map(({ price }) => price),
    );
    expect(await page.getByText(startingPrices.condition).count(), path).toBe(stated.length);
  }
}, 180_000);

test.for([true, false])(
  'questions open and close by keyboard (JavaScript: %s)',
  async (on, { openWindow }) => {
    const { page } = await openWindow({ javaScriptEnabled: on });
    const path = '/services/emergency-locksmith/car-lockout';
    await page.goto(path);
    const [first] = servicePages[path]?.questions ?? [];
    if (!first) throw new Error('this page has questions');
    const answer = page.getByText(first.answer);
    const question = page.locator('summary').filter({ hasText: first.question });
    await answer.waitFor({ state: 'hidden' });
    await question.focus();
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'visible' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await answer.waitFor({ state: 'hidden' });
  },
);

test('on a desktop the number and Book Service stay in view beside the text', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await page.goto('/services/commercial-locksmith/master-key');
  const panel = page.getByRole('complementary');
  await page.getByRole('heading', { level: 3 }).nth(3).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const call = panel.getByRole('link', { name: '(201) 748-2070' });
  expect(await call.getAttribute('href')).toBe('tel:+12017482070');
  const box = await call.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(desktop.height);
  await panel.getByRole('link', { name: 'Book Service' }).click();
  await page.waitForURL(/\/book-online\?service=Master/);
});

test('the whole row of a list is a link to its page', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: phone });
  await page.goto('/services/auto-locksmith');
  const row = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Car Key Duplicate' }),
  });
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is on the screen');
  await row.click({ position: { x: box.width - 12, y: box.height - 12 } });
  await page.waitForURL('/services/auto-locksmith/car-key-duplicate');
});

test('a link on the services page jumps to its kind of work, below the header', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/services');
  await page.getByRole('link', { name: 'Automotive' }).first().click();
  await page.waitForURL('/services#auto-locksmith');
  const box = await page.getByRole('heading', { level: 2, name: 'Automotive' }).boundingBox();
  expect(box?.y).toBeGreaterThan(64);
  expect(box?.y).toBeLessThan(phone.height / 2);
});

test('no page is wider than a screen of 320 px', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: { width: 320, height: 640 } });
  for (const path of ofEachKind) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test.for(viewports)(
  'axe finds nothing on one page of each kind, its questions open, on $name',
  { timeout: 180_000 },
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    for (const path of ofEachKind) {
      await page.goto(path);
      for (const question of await page.locator('main summary').all()) await question.click();
      expect(await violations(page), path).toEqual([]);
    }
  },
);
