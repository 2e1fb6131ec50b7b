import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { openForm, submitButton } from '../../support/browser/booking-page.ts';
import { openHydrated, phone, viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { pressFooterLink } from '../../support/browser/footer.ts';
import { nextFrames } from '../../support/browser/next-frames.ts';

const words =
  'We use cookies to enhance your experience. By continuing to visit this site you agree to our use of cookies.';
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie notice' });
/** A hidden notice stays in the page, because adding it again would announce it again (docs/product.md 3.7). */
const isSeen = (page: Page) =>
  banner(page).evaluate((section) => section.checkVisibility({ opacityProperty: true }));
const consent = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

/** Whether nothing covers the center, edges and corners of the target, as far as they are in the viewport. */
const isClear = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
      [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
    );
    return points
      .filter(([, y]) => y >= 0 && y < innerHeight)
      .every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

test.concurrent.for(['Accept All', 'Close'])(
  'the banner has the required text, "%s" stores the answer, and the banner does not come back',
  async (control, { page }) => {
    await page.goto('/');
    await banner(page).waitFor();
    expect(await banner(page).locator('[aria-live]').textContent()).toBe(words);
    expect(await consent(page)).toBeNull();
    const more = banner(page).getByRole('link', { name: 'Learn more' });
    expect(await more.getAttribute('href')).toBe('/privacy-policy');

    await banner(page).getByRole('button', { name: control }).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await consent(page)).toBe('accepted');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

    await openForm(page, '/');
    expect(await banner(page).count()).toBe(0);
  },
);

test.concurrent('Learn more opens the privacy policy, and the banner stays until it is answered', async ({
  page,
}) => {
  await page.goto('/');
  await banner(page).getByRole('link', { name: 'Learn more' }).click();
  await page.waitForURL('**/privacy-policy');
  expect(await banner(page).isVisible()).toBe(true);
});

test.concurrent('the banner is not in the HTML as sent, takes no focus, and is never the largest paint', async ({
  openWindow,
  server,
}) => {
  expect(await (await fetch(server.url)).text()).not.toContain('agree to our use of cookies');
  const { page } = await openWindow({ viewport: phone });
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        seen.push(entry.element?.closest('section')?.getAttribute('aria-label') ?? 'elsewhere');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of ['/', '/faq', '/sitemap']) {
    await page.goto(path);
    await banner(page).waitFor();
    await nextFrames(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toContain('elsewhere');
    expect(seen).not.toContain('Cookie notice');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  }
});

test.concurrent('if storage is blocked the page works, and answering hides the banner for this visit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }
  });
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
  expect(await banner(page).count()).toBe(0);
});

test.concurrent('on a phone the banner is above the call bar and leaves the first field in sight', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, isMobile: true });
  await openForm(page, '/');
  await banner(page).waitFor();
  // It takes the call bar's place in the next frame.
  await nextFrames(page);
  expect(await isClear(page.getByLabel('Your Name'))).toBe(true);
  const callBar = page.getByRole('navigation', { name: 'Call or request service' });
  await page.mouse.wheel(0, 250);
  await callBar.waitFor();
  const [above, below] = [await banner(page).boundingBox(), await callBar.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  for (const link of await callBar.getByRole('link').all()) expect(await isClear(link)).toBe(true);
});

test.concurrent('on a phone the banner is at most 72 px high, with its first sentence beside its buttons', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await page.goto('/');
  await banner(page).waitFor();
  // It takes the call bar's place in the next frame.
  await nextFrames(page);
  const more = await banner(page).getByRole('link', { name: 'Learn more' }).boundingBox();
  const [accept, close] = await Promise.all(
    ['Accept All', 'Close'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  const shown = await banner(page).boundingBox();
  expect(shown?.height).toBeLessThanOrEqual(72);
  for (const target of [more, accept, close]) expect(target?.height).toBeGreaterThanOrEqual(44);
  expect(accept?.y).toBe(close?.y);
  const sentence = banner(page).getByText('We use cookies to enhance your experience.');
  const box = await sentence.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + 4);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(accept?.x ?? 0);
});

test.concurrent('the banner appears on the first press or after a while, but not on the thank-you page', async ({
  openWindow,
  expect,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openForm(page, '/');
  expect(await banner(page).count()).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await banner(page).waitFor();

  await openForm(page, '/');
  expect(await banner(page).count()).toBe(0);
  await banner(page).waitFor();

  await openHydrated(page, '/thank-you');
  await page.keyboard.press('Shift');
  expect(await banner(page).count()).toBe(0);
  await pressFooterLink(page, 'FAQ');
  await page.waitForURL('**/faq');
  await banner(page).waitFor();
});

test.concurrent.for([
  { width: 320, text: '100%' },
  { width: 360, text: '200%' },
])(
  'at $width px with text at $text the banner’s text and buttons stay inside it',
  async ({ width, text }, { openWindow }) => {
    const { page } = await openWindow({ viewport: { width, height: 640 } });
    await page.goto('/faq');
    await banner(page).waitFor();
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    const inside = await banner(page).evaluate((section) => {
      const outer = section.getBoundingClientRect();
      return [...section.querySelectorAll('span, a, button')].every((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left >= outer.left && right <= outer.right;
      });
    });
    expect(inside).toBe(true);
  },
);

/** Runs in the page: whether the banner is hidden or does not overlap the button. */
function isApart(selector: string): boolean {
  const shown = document.querySelector('[aria-label="Cookie notice"]');
  const button = document.querySelector(selector);
  if (!shown || !button) throw new Error('both must stand in the page');
  const [one, other] = [shown.getBoundingClientRect(), button.getBoundingClientRect()];
  return (
    !shown.checkVisibility({ opacityProperty: true }) ||
    one.left >= other.right ||
    other.left >= one.right ||
    one.top >= other.bottom ||
    other.top >= one.bottom
  );
}

const screens = [...viewports, { name: 'a tablet', viewport: { width: 800, height: 900 } }];
const forms = screens.flatMap((screen) =>
  ['/', '/book-online'].flatMap((path) =>
    (['submit', 'share'] as const).map((button) => ({ ...screen, path, button })),
  ),
);
const selectors = {
  submit: 'form[method=post] [type=submit]',
  share: 'form[method=post] button.text-link',
};

test.concurrent.for(forms)(
  'on $name the banner never covers the $button button on $path at any scroll position',
  async ({ path, viewport, button: which }, { openWindow, expect }) => {
    const { page } = await openWindow({ viewport });
    await openForm(page, path);
    await banner(page).waitFor();
    const button = page.locator(selectors[which]);
    const [at, bannerAt] = [await button.boundingBox(), await banner(page).boundingBox()];
    if (!at || !bannerAt) throw new Error('both must stand somewhere');
    // Scrolls the button past the whole height of the banner, in steps of 25 px.
    for (let target = bannerAt.y + bannerAt.height; target > bannerAt.y - 60; target -= 25) {
      const scrolled = await page.evaluate((y) => {
        scrollTo(0, y);
        return scrollY;
      }, at.y - target);
      if (scrolled === 0) continue;
      await page.waitForFunction(isApart, selectors[which]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    // In a tablet's taller window, the other button is in the banner's place.
    if (which === 'submit' && viewport.width !== 800)
      await expect.poll(() => isSeen(page)).toBe(true);
  },
);

test.concurrent('on a phone the banner hides while a field or the submit button has the focus', async ({
  openWindow,
  expect,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await openForm(page, '/');
  await banner(page).waitFor();
  await page.getByLabel('Your Name').focus();
  await expect.poll(() => isSeen(page)).toBe(false);
  await submitButton(page).focus();
  await expect.poll(() => isSeen(page)).toBe(false);
  expect(await isClear(submitButton(page))).toBe(true);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  });
  await expect.poll(() => isSeen(page)).toBe(true);
});

test.concurrent.for(viewports)(
  'axe finds nothing in the banner on $name',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    await page.goto('/faq');
    await banner(page).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);
