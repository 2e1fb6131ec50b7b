import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { about } from '../../../content/en/pages/about.ts';
import { hero } from '../../../content/en/pages/hero.ts';
import { notFound } from '../../../content/en/pages/not-found.ts';
import { categoryPages, servicePages, townPages } from '../../../content/registry/page-content.ts';
import { desktop, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

/** Names of the pictures that the page has loaded so far. */
function watchPictures(page: Page): string[] {
  const loaded: string[] = [];
  page.on('response', (response) => {
    const [, name] = /\/p\/(.+)$/.exec(response.url()) ?? [];
    if (name) loaded.push(name);
  });
  return loaded;
}

/** Waits until the picture is decoded. Resolves to the file that the browser chose. */
async function drawn(page: Page, alt: string) {
  const picture = page.getByRole('img', { name: alt, exact: true });
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return new URL(image.currentSrc).pathname;
  });
}

test('on a phone each service, category, town and about page shows its own picture at 480 px', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  const ofTowns = Object.entries(townPages).flatMap(([path, { passages }]) =>
    passages.flatMap(({ picture }) => (picture ? [[path, { picture }] as const] : [])),
  );
  expect(ofTowns.map(([path]) => path)).toEqual(Object.keys(townPages));
  const ofOthers = Object.entries({ ...servicePages, ...categoryPages, '/about': about });
  const shown = [...ofTowns, ...ofOthers];
  for (const [path, { picture }] of shown) {
    await page.goto(path);
    expect(await drawn(page, picture.alt), path).toBe(`/p/${picture.name}-480.avif`);
  }
});

test('the not-found page shows a broken key', async ({ openWindow, allowComplaints }) => {
  allowComplaints(/404 .*\/nowhere$/, 'the not-found page');
  const { page } = await openWindow({ viewport: phone });
  await page.goto('/nowhere');
  expect(await drawn(page, notFound.picture.alt)).toBe('/p/404-480.avif');
  await page.setViewportSize(desktop);
  await page.locator('img[src^="/p/404-"]:visible').evaluate((it: HTMLImageElement) => it.decode());
});

test('on a wide screen the hero has a picture', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: desktop });
  await page.goto('/');
  expect(await drawn(page, hero.picture.alt)).toBe('/p/hero-960.avif');
});

test('on a phone the home page loads no picture', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: phone });
  const loaded = watchPictures(page);
  await page.goto('/');
  await page.locator('form[data-ready]').waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
});

test('on a phone no picture is a largest paint on a service page’s first screen', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        painted.push(entry.element?.tagName ?? 'gone');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of ['/services/auto-locksmith', '/services/emergency-locksmith/car-lockout']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForFunction(
      () => (window as unknown as { painted: string[] }).painted.length > 0,
    );
    const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
    expect(painted.length, path).toBeGreaterThan(0);
    expect(painted, path).not.toContain('IMG');
  }
});
