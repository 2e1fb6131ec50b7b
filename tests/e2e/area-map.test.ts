import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../content/en/areas.ts';
import { navigation } from '../../content/en/navigation.ts';
import { openBrowser, phone, viewports } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const drawingFile = /\/assets\/area-map-drawing[^/]*\.js/;
const downTheMap = [
  'North Bergen',
  'Guttenberg',
  'Secaucus',
  'West New York',
  'Weehawken',
  'Union City',
  'Hoboken',
  'Jersey City',
];

const map = (page: Page) => page.getByRole('navigation', { name: navigation.map.label });
const drawing = (page: Page) => map(page).locator('svg');
const names = (page: Page) => map(page).getByRole('link').allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Keeps the drawing from arriving until the returned function is called. */
async function holdDrawing(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(drawingFile, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the names on the map are links in order from north to south, and each leads to its town', async () => {
  await using visit = await openBrowser();
  const { page } = visit;
  for (const [index, name] of downTheMap.entries()) {
    await page.goto(`${server.url}/service-areas`);
    await drawing(page).waitFor();
    await map(page).getByRole('link').first().focus();
    for (let step = 0; step < index; step += 1) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(name);
    await page.keyboard.press('Enter');
    const slug = areas.find((area) => area.name === name)?.slug;
    await page.waitForURL(`${server.url}/service-areas/${slug}`);
    await page.locator('main h1', { hasText: name }).waitFor();
  }
  expect(visit.complaints).toEqual([]);
}, 60_000);

test('the drawing itself is silent, and a town on its own page is the current one', async () => {
  await using visit = await openBrowser();
  const { page } = visit;
  await page.goto(`${server.url}/service-areas/weehawken`);
  await drawing(page).waitFor();
  expect(await names(page)).toEqual(downTheMap);
  expect(await drawing(page).getAttribute('aria-hidden')).toBe('true');
  const current = map(page).locator('[aria-current]');
  expect(await current.allTextContents()).toEqual(['Weehawken']);
  expect(await current.getAttribute('aria-current')).toBe('page');
});

test('while the drawing is on its way the map says so and its list can be used', async () => {
  await using visit = await openBrowser();
  const { page } = visit;
  const release = await holdDrawing(page);
  await page.goto(`${server.url}/service-areas`);
  const notice = map(page).getByRole('status').getByText('Loading map...');
  await notice.waitFor();
  expect(await names(page)).toEqual(downTheMap);
  await map(page).getByRole('link', { name: 'Hoboken' }).focus();
  release();
  await drawing(page).waitFor();
  expect(await notice.count()).toBe(0);
  expect(await focused(page)).toBe('Hoboken');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.url}/service-areas/hoboken`);
});

test('when the drawing cannot be had, the map says so, keeps its list and tries again', async () => {
  await using visit = await openBrowser();
  const { page } = visit;
  const { promise: gone, resolve: lose } = Promise.withResolvers<void>();
  await page.route(drawingFile, async (route) => {
    await gone;
    await route.abort();
  });
  await page.goto(`${server.url}/service-areas`);
  await map(page).getByText('Loading map...').waitFor();
  // Without a connection the page stays: with one, a missing file could be a sign of a new build.
  await visit.context.setOffline(true);
  lose();
  await map(page).getByText(navigation.map.error).waitFor();
  expect(await names(page)).toEqual(downTheMap);
  const retry = map(page).getByRole('button', { name: 'Try Again' });
  await retry.click();
  await map(page).getByText(navigation.map.error).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.unroute(drawingFile);
  await visit.context.setOffline(false);
  await retry.focus();
  await page.keyboard.press('Enter');
  await drawing(page).waitFor();
  expect(await map(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('without JavaScript the plain list of towns stands in its place', async () => {
  await using visit = await openBrowser({ javaScriptEnabled: false, viewport: phone });
  const { page } = visit;
  await page.goto(`${server.url}/service-areas`);
  expect(await names(page)).toEqual(downTheMap);
  expect(await map(page).textContent()).not.toContain('Loading');
  await map(page).getByRole('link', { name: 'Secaucus' }).click();
  await page.waitForURL(`${server.url}/service-areas/secaucus`);
});

test('the drawing is fetched only as the visitor comes near', async () => {
  await using visit = await openBrowser({ viewport: phone });
  const { page } = visit;
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (drawingFile.test(request.url())) fetched.push(request.url());
  });
  await page.goto(`${server.url}/service-areas/hoboken`);
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await map(page).evaluate((element) => {
    scrollTo(0, element.getBoundingClientRect().top - innerHeight - 380);
  });
  await drawing(page).waitFor();
  expect(fetched).toHaveLength(1);
  expect(
    await map(page).evaluate((element) => element.getBoundingClientRect().top),
  ).toBeGreaterThan(phone.height);
});

test.each([320, 360, 768])('its coming moves nothing on a screen of %i px', async (width) => {
  await using visit = await openBrowser({ viewport: { ...phone, width } });
  const { page } = visit;
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdDrawing(page);
  await page.goto(`${server.url}/service-areas`);
  await map(page).getByText('Loading map...').waitFor();
  release();
  await drawing(page).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test.each([320, 360, 768, 1280])(
  'on a screen of %i px no name lies on another or leaves the map',
  async (width) => {
    await using visit = await openBrowser({ viewport: { width, height: 800 } });
    const { page } = visit;
    await page.goto(`${server.url}/service-areas`);
    await drawing(page).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const { frame, boxes } = await map(page).evaluate((element) => ({
      frame: element.getBoundingClientRect().toJSON() as DOMRect,
      boxes: [...element.querySelectorAll('a')].map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().toJSON() as DOMRect;
      }),
    }));
    expect(boxes).toHaveLength(areas.length);
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThan(frame.left);
      expect(box.right).toBeLessThan(frame.right);
      for (const other of boxes.slice(index + 1)) {
        const apart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        expect(apart, `${downTheMap[index]} and ${downTheMap[boxes.indexOf(other)]}`).toBe(true);
      }
    }
  },
);

test.each(viewports)('axe finds nothing on the map, on $name', async ({ viewport }) => {
  await using visit = await openBrowser({ viewport, reducedMotion: 'reduce' });
  const { page } = visit;
  await page.goto(`${server.url}/service-areas/guttenberg`);
  await map(page).scrollIntoViewIfNeeded();
  await drawing(page).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
