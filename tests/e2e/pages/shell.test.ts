import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contentOf, pageContent } from '../../../content/registry/page-content.ts';
import { pages } from '../../../content/registry/pages.ts';
import { desktop, openHydrated, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

test.for(pages)(
  '$path answers 200 with one h1, its title and its description',
  async (entry, { server }) => {
    const answer = await fetch(server.url + entry.path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(
      `<title>${contentOf(entry.path, pageContent).title.replaceAll('&', '&amp;')}</title>`,
    );
    expect(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]).toBeTruthy();
  },
);

test('an unknown path is a true 404 with the not-found page, and hydrates', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/404 .*\/no\/such\/page$/, 'the not-found page');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: '(201) 748-2070' }).first().waitFor();
  await page.getByRole('link', { name: /Home/ }).first().click();
  await page.waitForURL('/');
});

test('every page hydrates without console errors under its strict policy', async ({ page }) => {
  for (const { path } of pages) {
    await openHydrated(page, path);
  }
});

test('on a phone the number and the first field are on the first screen', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await page.goto('/');
  for (const target of [
    page
      .getByRole('main')
      .getByRole('link', { name: /\(201\) 748-2070/ })
      .first(),
    page.getByLabel('Your Name'),
  ]) {
    const box = await target.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(phone.height);
  }
});

test('the call bar never covers the form’s button', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: phone });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Request Service' });
  await button.focus();
  await button.scrollIntoViewIfNeeded();
  const onTop = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(onTop).toBe(true);
});

const headline = (page: Page) => page.locator('h1 [aria-hidden]').textContent();

test('the headline changes its word every 1.8 s, and can be paused', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: desktop });
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(3000); // hydration waits for an idle moment
  await page.locator('form[data-ready]').waitFor();
  // Stop the clock, because a slow machine's own time would turn the headline, too.
  await page.clock.pauseAt(Date.now() + 60_000);
  const seen = [await headline(page)];
  for (let turn = 0; turn < 3; turn += 1) {
    await page.clock.runFor(1800);
    await expect.poll(() => headline(page)).not.toBe(seen.at(-1));
    seen.push(await headline(page));
  }
  expect(new Set(seen)).toEqual(
    new Set(['Expert Locksmith', 'Quick Locksmith', 'Reliable Locksmith']),
  );
  expect(seen[3]).toBe(seen[0]);

  await page.getByRole('button', { name: /pause/i }).click();
  const resting = await headline(page);
  await page.clock.runFor(10_000);
  expect(await headline(page)).toBe(resting);
});

test('the headline does not change under reduced motion', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: desktop, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(3000);
  await page.locator('form[data-ready]').waitFor();
  await page.clock.runFor(10_000);
  expect(await headline(page)).toBe('Expert Locksmith');
});

test('nothing turns endlessly out of sight, where it would only use up the battery', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  for (const path of ['/', '/service-areas', '/reviews', '/es/faq']) {
    await openHydrated(page, path);
    const endless = () =>
      page.evaluate(() => {
        const timings = document.getAnimations().map(({ effect }) => effect?.getTiming());
        return timings.filter((timing) => timing?.iterations === Number.POSITIVE_INFINITY).length;
      });
    await expect.poll(endless, { message: path }).toBe(0);
  }
});

test('the page can be read and the number called without JavaScript', async ({ openWindow }) => {
  const { page } = await openWindow({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/');
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /748-2070/ })
      .first()
      .getAttribute('href'),
  ).toBe('tel:+12017482070');
  const note = page.locator('form noscript');
  expect(await note.isVisible()).toBe(true);
  expect(await note.textContent()).toContain('(201) 748-2070');
  await page.goto('/book-online');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
