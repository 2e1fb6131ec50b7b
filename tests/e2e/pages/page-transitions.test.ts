import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { emergencyCategory } from '../../../content/en/pages/services/emergency-locksmith/category.ts';
import { houseLockout as houseLockoutPage } from '../../../content/en/pages/services/emergency-locksmith/house-lockout.ts';
import {
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { acceptCookies, hydrated, openHydrated, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const position = (page: Page) => page.evaluate(() => scrollY);

async function toAbout(page: Page): Promise<void> {
  await page.locator('footer').getByRole('link', { name: 'About Us', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
}

test('a new page starts at its top, and Back restores the scroll position', async ({ page }) => {
  await openHydrated(page, '/book-online');
  const link = page.locator('footer').getByRole('link', { name: 'About Us', exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await position(page);
  expect(left).toBeGreaterThan(300);
  await toAbout(page);
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForFunction((y) => scrollY === y, left);
  await page.goForward();
  await page.waitForFunction(() => scrollY === 0);
});

test('a reload restores the scroll position, and hydration keeps it', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await page.waitForFunction(() => scrollY === 700);
  await hydrated(page);
  expect(await position(page)).toBe(700);
});

/** Records whether the button that needs JavaScript could be pressed as soon as it was there. */
function noteFirstState() {
  new MutationObserver((_, observer) => {
    const [share] = document.querySelectorAll<HTMLButtonElement>('main form button[type=button]');
    if (!share) return;
    observer.disconnect();
    Object.assign(window, { usable: !share.disabled });
  }).observe(document, { childList: true, subtree: true });
}

test('after a client-side navigation the form’s button works as soon as it is there', async ({
  page,
}) => {
  await openHydrated(page, '/faq');
  await page.evaluate(noteFirstState);
  await page.locator('header').getByRole('link', { name: 'Book Service' }).click();
  await page.getByRole('button', { name: 'Share my location' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'usable'))).toBe(true);
});

/** Records the animation durations of each page transition, in ms. */
function noteFades() {
  const start = document.startViewTransition.bind(document);
  Object.assign(window, { fades: null });
  document.startViewTransition = (options) => {
    const transition = start(options);
    void transition.ready.then(() => {
      const lengths = document.getAnimations().flatMap(({ effect }) => {
        const fades =
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view');
        return fades ? [effect.getTiming().duration] : [];
      });
      Object.assign(window, { fades: lengths });
    });
    return transition;
  };
}

/** Durations recorded by `noteFades`, in ms, once a transition has started. */
async function fades(page: Page) {
  const noted = await page.waitForFunction(
    () => (window as unknown as { fades: number[] | null }).fades,
  );
  return noted.jsonValue();
}

test('pages cross-fade within 0.3 s', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(noteFades);
  await toAbout(page);
  // Elements that do not move get a duration of 0 from React.
  expect(Math.max(...((await fades(page)) ?? []))).toBe(300);
});

/** Counts the page transitions, and holds each in the middle of its animations. */
function holdFades() {
  const start = document.startViewTransition.bind(document);
  Object.assign(window, { started: 0, held: 0 });
  const counts = window as unknown as { started: number; held: number };
  document.startViewTransition = (options) => {
    counts.started += 1;
    const transition = start(options);
    void transition.ready.then(() => {
      for (const animation of document.getAnimations()) animation.pause();
      counts.held += 1;
    });
    return transition;
  };
}

const isHeld = (page: Page, count = 1) =>
  page.waitForFunction((count) => (window as unknown as { held: number }).held === count, count);

test('a navigation is a single fade, and a tap during it reaches the page', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(holdFades);
  await toAbout(page);
  await isHeld(page);
  const tapped = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('click', (event) => {
          event.preventDefault();
          resolve((event.target as Element).closest('a')?.getAttribute('href'));
        });
      }),
  );
  const box = await page.locator('header a[href^="tel:"]:visible').first().boundingBox();
  if (!box) throw new Error('the number is in the header');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(await tapped).toMatch(/^tel:/);
  expect(await page.evaluate(() => (window as unknown as { started: number }).started)).toBe(1);
});

/** Ends the page's fade, or else all other motion, such as the header's change of color. */
async function endMotion(page: Page, which: 'fade' | 'other'): Promise<void> {
  await page.evaluate((which) => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const ofFade = effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view');
      if (ofFade && which === 'fade') animation.finish();
      if (!ofFade && which === 'other') animation.cancel();
    }
  }, which);
  if (which === 'other') return;
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
}

test('a scrolled page fades out in place, beneath the header and the call bar', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await acceptCookies(page);
  await openHydrated(page, '/faq');
  const about = page.locator('footer a[href="/about"]');
  // Open the page once before: if it loaded slowly, the loading view would fade out instead of the scrolled page.
  await about.dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  await page.evaluate(holdFades);
  await page.evaluate(() => scrollTo(0, 900));
  const between = { x: 0, y: 200, width: phone.width, height: 200 };
  const left = await page.screenshot({ clip: between });
  // A real click would scroll to the link.
  await about.dispatchEvent('click');
  await isHeld(page);
  await endMotion(page, 'other');
  const parts = [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Call or request service' }),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const pictures = () =>
    Promise.all(boxes.map((clip) => page.screenshot(clip ? { clip } : undefined)));
  const during = await pictures();
  expect(left.equals(await page.screenshot({ clip: between }))).toBe(true);
  await endMotion(page, 'fade');
  const after = await pictures();
  expect(during.map((picture, index) => after[index]?.equals(picture))).toEqual([true, true]);
});

test('the name in a pressed row is animated into the heading of its page', async ({ page }) => {
  await openHydrated(page, '/services/emergency-locksmith');
  const carried = () =>
    page.evaluate(() =>
      document.getAnimations().some(({ effect }) => {
        const part = effect instanceof KeyframeEffect && effect.pseudoElement;
        return part === '::view-transition-group(title)';
      }),
    );
  const row = page.locator('main .row-link', { hasText: 'House Lockout' }).first();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  // Open the page once before: if it loaded slowly, the row would be hidden, and its name would not move.
  await row.click();
  await heading(houseLockoutPage.heading).waitFor();
  await page.goBack();
  await heading(emergencyCategory.heading).waitFor();
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  await page.evaluate(holdFades);
  await row.click();
  await isHeld(page);
  expect(await carried()).toBe(true);
  await endMotion(page, 'fade');
  await toAbout(page);
  await isHeld(page, 2);
  expect(await carried()).toBe(false);
});

test('five pins on the button are animated while a request is sent', async ({ page }) => {
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/submissions', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await openForm(page, '/book-online');
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  await submitButton(page).click();
  const pins = page.locator('button .pins');
  await pins.waitFor();
  expect(
    await pins.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    ),
  ).toEqual(Array(5).fill('running'));
  sent.resolve();
  await page.waitForURL('**/thank-you');
});

test('the scripts of the thank-you page come from the cache', async ({ page }) => {
  await openForm(page, '/book-online');
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  await page.evaluate(() => performance.clearResourceTimings());
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  const imports = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  expect(imports.some(({ name }) => name.includes('/assets/thank-you-'))).toBe(true);
  expect(imports.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});

test('pages change without animation under reduced motion', async ({ openWindow }) => {
  const { page } = await openWindow({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  await page.evaluate(noteFades);
  await toAbout(page);
  // React may still start a transition, but it must have no duration.
  expect(Math.max(0, ...((await fades(page)) ?? []))).toBe(0);
});
