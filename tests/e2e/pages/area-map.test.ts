import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { areaMapWords } from '../../../content/en/area-map.ts';
import { areas } from '../../../content/facts/areas.ts';
import { violations } from '../../support/browser/axe.ts';
import { openHydrated, phone, viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { watchLayout } from '../../support/browser/layout-shifts.ts';

const drawingFile = /\/assets\/area-map-drawing[^/]*\.js/;
const downTheMap = areas.toSorted((a, b) => b.latitude - a.latitude).map(({ name }) => name);

const map = (page: Page) => page.getByRole('navigation', { name: areaMapWords.label });
const drawing = (page: Page) => map(page).locator('svg');
const names = (page: Page) => map(page).getByRole('link').allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Holds back the drawing until the returned function is called. */
async function holdDrawing(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(drawingFile, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the town names on the map are links in order from north to south, each to its town page', async ({
  page,
}) => {
  for (const [index, name] of downTheMap.entries()) {
    await page.goto('/service-areas');
    await drawing(page).waitFor();
    await map(page).getByRole('link').first().focus();
    for (let step = 0; step < index; step += 1) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(name);
    await page.keyboard.press('Enter');
    const slug = areas.find((area) => area.name === name)?.slug;
    await page.waitForURL(`/service-areas/${slug}`);
    await page.locator('main h1', { hasText: name }).waitFor();
  }
}, 180_000);

test('screen readers skip the drawing, and a town’s own page marks its link as current', async ({
  page,
}) => {
  await page.goto('/service-areas/weehawken');
  await drawing(page).waitFor();
  expect(await names(page)).toEqual(downTheMap);
  expect(await drawing(page).getAttribute('aria-hidden')).toBe('true');
  const current = map(page).locator('[aria-current]');
  expect(await current.allTextContents()).toEqual(['Weehawken']);
  expect(await current.getAttribute('aria-current')).toBe('page');
});

test('while the drawing loads, the map says so only visually, and its list can be used', async ({
  page,
}) => {
  const release = await holdDrawing(page);
  await page.goto('/service-areas');
  const notice = map(page).getByText('Loading map...');
  await notice.waitFor();
  expect(await map(page).getByRole('status').textContent()).toBe('');
  expect(await names(page)).toEqual(downTheMap);
  await map(page).getByRole('link', { name: 'Hoboken' }).focus();
  release();
  await drawing(page).waitFor();
  expect(await notice.count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('Hoboken');
  await page.keyboard.press('Enter');
  await page.waitForURL('/service-areas/hoboken');
});

test('when the drawing cannot be loaded, the map says so, keeps its list and can be retried', async ({
  page,
  context,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/area-map-drawing-|ERR_INTERNET_DISCONNECTED/, 'aborted below');
  const { release } = await holdRequests(page, drawingFile);
  await page.goto('/service-areas');
  await map(page).getByText('Loading map...').waitFor();
  // Offline, because online a missing file would look like a new build and reload the page.
  await context.setOffline(true);
  release('abort');
  await map(page).getByText(areaMapWords.error).waitFor();
  expect(await names(page)).toEqual(downTheMap);
  const retry = map(page).getByRole('button', { name: 'Try Again' });
  await retry.click();
  await map(page).getByText(areaMapWords.error).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute(drawingFile);
  await context.setOffline(false);
  await retry.focus();
  await page.keyboard.press('Enter');
  await drawing(page).waitFor();
  expect(await map(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('without JavaScript a plain list of towns replaces the map', async ({ openWindow }) => {
  const { page } = await openWindow({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/service-areas');
  expect(await names(page)).toEqual(downTheMap);
  expect(await map(page).textContent()).not.toContain('Loading');
  await map(page).getByRole('link', { name: 'Secaucus' }).click();
  await page.waitForURL('/service-areas/secaucus');
});

test('the drawing is fetched only when the map is near the viewport', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: phone });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (drawingFile.test(request.url())) fetched.push(request.url());
  });
  await openHydrated(page, '/service-areas/hoboken');
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

test.for([320, 360, 768])(
  'loading the drawing causes no layout shift on a screen of %i px',
  async (width, { openWindow }) => {
    const { page } = await openWindow({ viewport: { ...phone, width } });
    const shifts = await watchLayout(page);
    const release = await holdDrawing(page);
    await page.goto('/service-areas');
    await map(page).getByText('Loading map...').waitFor();
    release();
    await drawing(page).waitFor();
    expect(await shifts()).toEqual([]);
  },
);

test.for([320, 360, 768, 1280])(
  'on a screen of %i px no name overlaps another or leaves the map',
  async (width, { openWindow }) => {
    const { page } = await openWindow({ viewport: { width, height: 800 } });
    await openHydrated(page, '/service-areas');
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

test.for(viewports)(
  'axe finds nothing on the map, on $name',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    await page.goto('/service-areas/guttenberg');
    await map(page).scrollIntoViewIfNeeded();
    await drawing(page).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);
