import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillBooking, openForm } from '../../support/browser/booking-page.ts';
import { openHydrated, phone, viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { watchLayout } from '../../support/browser/layout-shifts.ts';

const zoomed = { width: 320, height: 256 };
const sideways = { width: 640, height: 360 };

const styleOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The share of the window's height that fixed parts cover at its center, with the page scrolled a little. */
async function covered(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 600));
  return page.evaluate(() => {
    const rows = [...Array(innerHeight).keys()];
    const isCovered = (y: number) =>
      document
        .elementFromPoint(innerWidth / 2, y + 0.5)
        ?.closest('header, .call-bar, .cookie-banner');
    return rows.filter(isCovered).length / rows.length;
  });
}

/** Whether a press in the target's middle reaches it, directly or through its label. */
const isReached = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(hit) || hit?.closest('label')?.control === element;
  });

test.for(['light', 'dark'] as const)(
  'in forced colors (%s) buttons and errors have borders, and icons have the color of their text',
  async (colorScheme, { openWindow }) => {
    const { page } = await openWindow({ forcedColors: 'active', colorScheme, viewport: phone });
    await openForm(page, '/book-online');
    const submit = page.getByRole('button', { name: 'Request Service' });
    expect(await styleOf(submit, 'border-top-color')).toBe(await styleOf(submit, 'color'));
    expect(await styleOf(submit, 'border-top-width')).not.toBe('0px');
    await page.getByLabel('Your Name').fill('x');
    await page.getByLabel('Phone Number').focus();
    const error = page.getByText('Please enter a valid name');
    expect(await styleOf(error, 'border-top-width')).toBe('1px');
    await openHydrated(page, '/faq');
    const question = page.locator('summary').first();
    expect(await styleOf(question.locator('svg'), 'color')).toBe(await styleOf(question, 'color'));
  },
);

test.for(['/', '/es', '/services/emergency-locksmith/car-lockout', '/es/service-areas/hoboken'])(
  'at 400 percent zoom and on a phone in landscape, at least half of %s stays visible with the cookie notice',
  async (path, { openWindow }) => {
    for (const viewport of [zoomed, sideways]) {
      const { page } = await openWindow({ viewport });
      await page.goto(path);
      await page.locator('.cookie-banner').waitFor();
      expect(await covered(page), `${viewport.width} px`).toBeLessThan(0.5);
    }
  },
);

test.for([zoomed, sideways])(
  'in a window of $width by $height px no focused field, button or link is covered',
  async (viewport, { openWindow }) => {
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    await openForm(page, '/book-online');
    await page.locator('.cookie-banner').waitFor();
    const fields = page.locator('main').locator('input, select, textarea, button, a');
    for (const field of await fields.filter({ visible: true }).all()) {
      await field.focus();
      expect(await isReached(field), await field.evaluate((it) => it.outerHTML)).toBe(true);
    }
  },
);

test.for([zoomed, sideways])(
  'in a window of $width by $height px everything in the menu can be reached',
  async (viewport, { openWindow }) => {
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    await openForm(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    const rows = menu.locator('a, summary, input, button');
    for (const row of await rows.filter({ visible: true }).all()) {
      await row.scrollIntoViewIfNeeded();
      expect(await isReached(row), await row.evaluate((it) => it.outerHTML)).toBe(true);
    }
  },
);

test('text and buttons stay inside the safe area of a phone with a notch', async ({
  openWindow,
}) => {
  const { page, context } = await openWindow({ viewport: sideways, isMobile: true });
  const insets = { left: 44, right: 44, bottom: 21 };
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto('/book-online');
  const notice = page.locator('.cookie-banner');
  await notice.waitFor();
  const callBar = page.locator('.call-bar a').first();
  for (const part of [page.locator('h1'), page.locator('form').first(), notice, callBar]) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(insets.left);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(sideways.width - insets.right);
  }
  const [over, under] = [await notice.boundingBox(), await callBar.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(under?.y ?? 0);
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(
    sideways.height - insets.bottom,
  );
  // Where the call bar is hidden, the notice takes its place.
  await page.goto('/contact');
  await page.evaluate(() => scrollTo(0, 150));
  await page.locator('.call-bar').waitFor({ state: 'hidden' });
  const alone = await notice.boundingBox();
  expect((alone?.y ?? 0) + (alone?.height ?? 0)).toBeLessThanOrEqual(
    sideways.height - insets.bottom,
  );
});

test.for(viewports)(
  'nothing shifts when neither pictures nor the font load, on $name',
  async ({ viewport }, { openWindow, allowComplaints }) => {
    allowComplaints(/ERR_FAILED/, 'aborted below');
    const { page } = await openWindow({ viewport });
    await page.route(/\.(avif|webp|svg|woff2)$/, (route) => route.abort());
    const shifts = await watchLayout(page);
    for (const path of ['/', '/es', '/book-online', '/contact']) {
      await openForm(page, path);
      expect(await shifts(), path).toEqual([]);
    }
  },
);

/** Takes screenshots of a field's two halves, with this text in it and without the caret. */
async function halves(field: Locator, text: string): Promise<{ left: Buffer; right: Buffer }> {
  await field.fill(text);
  await field.blur();
  const box = await field.boundingBox();
  if (!box) throw new Error('the field stands nowhere');
  const half = { y: box.y + 4, width: box.width / 2 - 4, height: box.height - 8 };
  const left = await field.page().screenshot({ clip: { ...half, x: box.x + 4 } });
  const right = await field.page().screenshot({ clip: { ...half, x: box.x + box.width / 2 } });
  return { left, right };
}

test('Arabic and Hebrew text is aligned to the right in fields', async ({ page }) => {
  await openForm(page, '/book-online');
  await fillBooking(page, { service: 'Other' });
  for (const [label, text] of [
    ['Your Name', 'محمد القفال'],
    ['Please specify the service needed', 'שכפול מפתח'],
    ['Additional Notes', 'קומה שלישית'],
  ] as const) {
    const field = page.getByLabel(label);
    await field.scrollIntoViewIfNeeded();
    // A space hides the placeholder.
    const [blank, filled] = [await halves(field, ' '), await halves(field, text)];
    expect(filled.left.equals(blank.left), label).toBe(true);
    expect(filled.right.equals(blank.right), label).toBe(false);
  }
});
