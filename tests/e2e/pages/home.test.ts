import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { home } from '../../../content/en/pages/home.ts';
import { judgeUs } from '../../../content/en/pages/judge-us.ts';
import { customerReviews } from '../../../content/registry/customer-reviews.ts';
import { violations } from '../../support/browser/axe.ts';
import { phone, viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { watchLayout } from '../../support/browser/layout-shifts.ts';

const early = [home.services, home.emergency, home.process, home.whyChooseUs];
const reviews = customerReviews.length > 0 ? home.reviews : { ...home.reviews, ...judgeUs };
const late = [reviews, home.areas, home.faq];
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

async function shownSections(page: Page): Promise<string[]> {
  const names = await page.getByRole('heading', { level: 2 }).allTextContents();
  return late.map((section) => section.heading).filter((name) => names.includes(name));
}

/**
 * Runs idle callbacks only when the test grants them. The first one always runs, because hydration waits
 * for it.
 */
async function holdIdleTime(page: Page) {
  await page.addInitScript(() => {
    const held: { run: () => void; asked: number }[] = [];
    let asked = 0;
    Object.assign(window, {
      held,
      requestIdleCallback(run: () => void, options?: IdleRequestOptions) {
        // The sections have no timeout, so their callbacks are held; callbacks with a timeout run.
        if (options?.timeout) return setTimeout(run);
        asked += 1;
        if (asked === 1) setTimeout(run);
        else held.push({ run, asked: performance.now() });
        return asked;
      },
      cancelIdleCallback() {},
    });
  });
  type Held = { held: { run: () => void; asked: number }[] };
  return {
    /** Waits until `count` callbacks are held. Resolves to the times of their requests, in ms. */
    async asked(count: number) {
      await page.waitForFunction(
        (count) => (window as unknown as Held).held.length === count,
        count,
      );
      return page.evaluate(() => (window as unknown as Held).held.map(({ asked }) => asked));
    },
    grant: (index: number) =>
      page.evaluate((index) => (window as unknown as Held).held[index]?.run(), index),
  };
}

/** Names of the lazy sections' chunks requested so far. */
function watchChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(reviews-and-areas|questions-section)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name) chunks.push(name);
  });
  return chunks;
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('form[data-ready]').waitFor();
}

/** Scrolls until the lazy sections are `distance` px below the viewport, and lets the observers run. */
async function bringNear(page: Page, distance: number): Promise<void> {
  await heading(page, home.more.heading).evaluate(async (element, distance) => {
    const top = element.closest('section')?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top - innerHeight - distance, behavior: 'instant' });
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  }, distance);
}

test.concurrent.for(viewports)(
  'without JavaScript, on $name, the early sections are in the page and links lead to the rest',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport, javaScriptEnabled: false });
    await page.goto('/');
    for (const section of early)
      expect(await heading(page, section.heading).isVisible()).toBe(true);
    expect(await shownSections(page)).toEqual([]);
    for (const fact of ['4.9', 'from 150 reviews', '$49', '$99']) {
      expect(await page.getByText(fact, { exact: true }).isVisible()).toBe(true);
    }
    expect(await page.getByRole('img', { name: '4.9 out of 5' }).isVisible()).toBe(true);
    for (const { link } of late) {
      const found = page.getByRole('main').getByRole('link', { name: link.label, exact: true });
      expect(await found.getAttribute('href')).toBe(link.path);
      expect(await found.isVisible()).toBe(true);
    }
  },
);

test.concurrent.for(viewports)(
  'on $name late sections load only within 400 px of the viewport, without layout shifts',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport });
    await holdIdleTime(page);
    const chunks = watchChunks(page);
    const shifted = await watchLayout(page);
    await openHome(page);

    await bringNear(page, 420);
    expect(await shownSections(page)).toEqual([]);
    expect(chunks).toEqual([]);

    await bringNear(page, 380);
    for (const section of late) await heading(page, section.heading).waitFor();
    expect(chunks.toSorted()).toEqual(['questions-section', 'reviews-and-areas']);
    expect(await heading(page, home.more.heading).count()).toBe(0);
    expect(await page.getByRole('img', { name: '4.9 out of 5' }).count()).toBe(1);

    await heading(page, home.faq.heading).scrollIntoViewIfNeeded();
    expect(await shifted()).toEqual([]);
  },
);

test.for(viewports)(
  'axe finds nothing on the whole home page, on $name',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    await openHome(page);
    await bringNear(page, 0);
    for (const section of late) await heading(page, section.heading).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test.concurrent('reviews and areas are prefetched when idle, and the questions a second later', async ({
  page,
}) => {
  const idle = await holdIdleTime(page);
  const chunks = watchChunks(page);
  await openHome(page);

  const [first = 0, second = 0] = await idle.asked(2);
  expect(second - first).toBeGreaterThan(900);
  expect(chunks).toEqual([]);
  const soon = page.waitForRequest(/reviews-and-areas/);
  await idle.grant(0);
  await soon;
  expect(chunks).toEqual(['reviews-and-areas']);

  const later = page.waitForRequest(/questions-section/);
  await idle.grant(1);
  await later;
  expect(await shownSections(page)).toEqual([]);
});

test.concurrent('the sections are prefetched even without support for idle callbacks', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: undefined });
  });
  const fetched = ['reviews-and-areas', 'questions-section'].map((name) =>
    page.waitForRequest((request) => request.url().includes(name)),
  );
  await openHome(page);
  await Promise.all(fetched);
  expect(await shownSections(page)).toEqual([]);
});

async function takeObserversAway(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['IntersectionObserver', 'IntersectionObserverEntry']) {
      Reflect.deleteProperty(window, name);
    }
  });
}

test.concurrent('without IntersectionObserver a polyfill is loaded, and the sections appear', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await holdIdleTime(page);
  await takeObserversAway(page);
  const chunks = watchChunks(page);
  await openHome(page);
  await page.waitForFunction(() => 'IntersectionObserver' in window);
  await bringNear(page, 1000);
  expect(chunks).toEqual([]);
  await bringNear(page, 380);
  for (const section of late) await heading(page, section.heading).waitFor();
});

test.concurrent('if the IntersectionObserver polyfill cannot be loaded either, all sections appear', async ({
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/intersection-observer-/, 'aborted below');
  const { page } = await openWindow({ viewport: phone });
  await takeObserversAway(page);
  await page.route(/intersection-observer/, (route) => route.abort());
  await openHome(page);
  for (const section of late) await heading(page, section.heading).waitFor();
});

test.concurrent('the polyfill is not loaded if IntersectionObserver exists', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  const fallbacks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('intersection-observer')) fallbacks.push(request.url());
  });
  await openHome(page);
  await bringNear(page, 0);
  for (const section of late) await heading(page, section.heading).waitFor();
  expect(fallbacks).toEqual([]);
});

test.concurrent('a section that cannot be fetched leaves its links and the form’s input in place', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/questions-section-/, 'aborted below');
  await holdIdleTime(page);
  await page.route(/questions-section/, (route) => route.abort());
  await openHome(page);
  // Typed text keeps the page from reloading itself for the missing chunk.
  await page.getByLabel('Your Name').fill('Ana');
  const failed = page.waitForEvent('requestfailed');
  await bringNear(page, 0);
  await failed;
  await page.getByRole('main').getByRole('link', { name: home.faq.link.label }).waitFor();
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana');
  expect(await shownSections(page)).toEqual([]);
});

test.concurrent('Back restores the page with its late sections and scroll position', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openHome(page);
  await bringNear(page, 0);
  const link = page.getByRole('link', { name: home.faq.link.label });
  await heading(page, home.faq.heading).waitFor();
  await link.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const left = await page.evaluate(() => scrollY);
  await link.click();
  await page.waitForURL('**/faq');
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
  await page.goBack();
  await link.waitFor();
  await page.waitForFunction((left) => Math.abs(scrollY - left) < 2, left);
});

test.concurrent('on a phone the services can be reached from below the form', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openHome(page);
  const link = page.getByRole('link', { name: 'Our Services' }).filter({ visible: true });
  const button = page.getByRole('button', { name: 'Request Service' });
  expect((await link.boundingBox())?.y).toBeGreaterThan(
    (await button.boundingBox())?.y ?? Infinity,
  );
  await link.click();
  await page.waitForURL('**/services');
});
