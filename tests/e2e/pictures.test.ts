import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { about } from '../../content/en/about.ts';
import { hero } from '../../content/en/hero.ts';
import { home } from '../../content/en/home.ts';
import { notFound } from '../../content/en/not-found.ts';
import { categoryPages, servicePages } from '../../content/en/page-content.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Names and sizes of the pictures that the page has loaded so far. */
function watchPictures(page: Page): { name: string; bytes: Promise<number> }[] {
  const loaded: { name: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    const [, name] = /\/p\/(.+)$/.exec(response.url()) ?? [];
    if (name) loaded.push({ name, bytes: response.body().then((body) => body.length) });
  });
  return loaded;
}

/** Waits until the picture is decoded, and gives the file that the browser chose. */
async function drawn(page: Page, alt: string) {
  const picture = page.getByRole('img', { name: alt, exact: true });
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return new URL(image.currentSrc).pathname;
  });
}

test('each service page shows its own picture, small on a phone', async () => {
  await using visit = await openBrowser({ viewport: phone });
  const { page, complaints } = visit;
  const shown = Object.entries({ ...servicePages, ...categoryPages, '/about': about });
  expect(shown).toHaveLength(23);
  for (const [path, { picture }] of shown) {
    await page.goto(server.url + path);
    expect(await drawn(page, picture.alt), path).toBe(`/p/${picture.name}-480.avif`);
  }
  expect(complaints).toEqual([]);
}, 120_000);

test('the not-found page shows a broken key', async () => {
  await using visit = await openBrowser();
  const { page } = visit;
  await page.goto(`${server.url}/nowhere`);
  expect(await drawn(page, notFound.picture.alt)).toBe('/p/404-960.avif');
});

test('on a wide screen the hero has a picture', async () => {
  await using visit = await openBrowser({ viewport: desktop });
  const { page } = visit;
  await page.goto(server.url);
  expect(await drawn(page, hero.picture.alt)).toBe('/p/hero-960.avif');
});

test('on a phone no picture is loaded for the first screen, and the hero one never', async () => {
  await using visit = await openBrowser({ viewport: phone });
  const { page, complaints } = visit;
  const loaded = watchPictures(page);
  await page.goto(server.url);
  await page.locator('form[data-ready]').waitFor();
  expect(loaded).toEqual([]);
  await page.getByRole('heading', { name: home.process.heading }).scrollIntoViewIfNeeded();
  for (const { alt } of home.process.pictures) await drawn(page, alt);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(loaded.map(({ name }) => name).sort()).toEqual(
    home.process.pictures.map(({ name }) => `${name}-320.avif`).sort(),
  );
  const bytes = await Promise.all(loaded.map((picture) => picture.bytes));
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(250_000);
  expect(complaints).toEqual([]);
});

test("on a phone's first screen of a service page the largest paint is words", async () => {
  await using visit = await openBrowser({ viewport: phone });
  const { page } = visit;
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
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
    expect(painted.length, path).toBeGreaterThan(0);
    expect(painted, path).not.toContain('IMG');
  }
});
