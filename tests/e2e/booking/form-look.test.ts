import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { desktop, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const narrow = [
  { name: 'a phone', viewport: phone },
  { name: 'a window 320 px wide', viewport: { width: 320, height: 640 } },
];

/** Makes all text twice as large, as a browser's own setting does. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const isWithinPage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function fillWrong(page: Page): Promise<void> {
  await fillBooking(page, {
    name: 'A',
    phone: '201555',
    email: 'ana@',
    address: '1 Oak Court',
    service: 'Car Lockout',
    year: '19',
  });
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.getByText('Please enter vehicle model').waitFor();
}

const errors = (page: Page) =>
  page.locator('form .error-note').evaluateAll((notes) =>
    notes.map((note) => {
      const { lineHeight, backgroundColor, paddingTop, paddingBottom } = getComputedStyle(note);
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      const field = note.closest('.field-row') ?? note.parentElement;
      return {
        lines: Math.round((note.clientHeight - padding) / Number.parseFloat(lineHeight)),
        ground: backgroundColor,
        mark: getComputedStyle(note, '::before').content.includes('!'),
        isAsWideAsItsRow:
          note.getBoundingClientRect().width === field?.getBoundingClientRect().width,
      };
    }),
  );

test.concurrent.for(narrow)(
  'on $name long makes and models fit their fields',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport });
    await openForm(page, '/book-online');
    await fillBooking(page, {
      service: 'Car Lockout',
      year: '2019',
      make: 'Mercedes-Benz',
      model: 'Silverado 1500',
    });
    for (const label of ['Year', 'Make', 'Model']) {
      const input = page.getByLabel(label, { exact: true });
      expect(
        await input.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
        label,
      ).toBe(true);
    }
    expect((await page.getByLabel('Year').boundingBox())?.width).toBe(88);
  },
);

test.concurrent.for(narrow)(
  'on $name an error has an icon and a background, is as wide as its row, and takes at most three lines',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport });
    await openForm(page, '/book-online');
    await fillWrong(page);
    const shown = await errors(page);
    expect(shown).toHaveLength(6);
    for (const error of shown) {
      expect(error.lines).toBeLessThan(4);
      expect(error).toMatchObject({
        ground: 'rgb(254, 243, 242)',
        mark: true,
        isAsWideAsItsRow: true,
      });
    }
    expect(await isWithinPage(page)).toBe(true);
  },
);

test.concurrent('with text at 200 percent the fields of a row stack', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: phone });
  await openForm(page, '/book-online');
  await fillWrong(page);
  await doubleText(page);
  const [year, make] = [page.getByLabel('Year'), page.getByLabel('Make')];
  const [first, second] = [await year.boundingBox(), await make.boundingBox()];
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect(second?.width).toBe(first?.width);
});

/** The contrast of each placeholder with its background, as in WCAG. */
const placeholderContrasts = (page: Page) =>
  page.locator('[placeholder]').evaluateAll((inputs) => {
    const light = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return inputs.map((input) => {
      const { color, opacity } = getComputedStyle(input, '::placeholder');
      if (!color.startsWith('rgb(') || opacity !== '1') return 0;
      const ground = light(getComputedStyle(input).backgroundColor);
      return (ground + 0.05) / (light(color) + 0.05);
    });
  });

test.concurrent.for(['/', '/book-online', '/search'])(
  'placeholders on %s have enough contrast',
  async (path, { page }) => {
    await page.goto(path);
    if (path === '/book-online') {
      await page.locator('form[data-ready]').waitFor();
      await page.getByLabel('Service Needed', { exact: true }).selectOption('Car Lockout');
      await page.getByPlaceholder('YYYY').waitFor();
    }
    const contrasts = await placeholderContrasts(page);
    expect(contrasts).not.toHaveLength(0);
    for (const contrast of contrasts) expect(contrast).toBeGreaterThan(4.5);
  },
);

/** Submits a form that the server cannot store, and hovers over the toast, which stays until the mouse leaves it. */
async function failToSend(page: Page) {
  await openForm(page, '/book-online');
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  await page.route('**/api/submissions', (route) =>
    route.fulfill({
      status: 503,
      json: {
        type: 'about:blank',
        title: 'x',
        status: 503,
        detail: 'We could not save your request.',
      },
    }),
  );
  await submitButton(page).click();
  await expectMessage(page, 'There was a problem submitting the form');
  const toast = page.locator('[data-sonner-toast]');
  await toast.hover();
  return toast;
}

test.concurrent('on a phone the toast is between the header and the call bar, and covers no button', async ({
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/503 .*\/api\/submissions$/, 'answered by the test');
  const { page } = await openWindow({ viewport: phone, reducedMotion: 'reduce' });
  const toast = await failToSend(page);
  const boxes = [
    page.getByRole('banner'),
    submitButton(page),
    toast,
    page.getByRole('navigation', { name: 'Call or request service' }),
  ].map((target) => target.boundingBox());
  const [header, button, shown, bar] = await Promise.all(boxes);
  if (!header || !button || !shown || !bar) throw new Error('all must stand somewhere');
  expect(header.y + header.height).toBeLessThanOrEqual(button.y);
  expect(button.y + button.height).toBeLessThanOrEqual(shown.y);
  expect(shown.y + shown.height).toBeLessThanOrEqual(bar.y);
  const close = await toast.getByRole('button', { name: 'Close' }).boundingBox();
  expect([close?.width, close?.height]).toEqual([44, 44]);
});

test.concurrent('the toast is above the on-screen keyboard while that is open', async ({
  openWindow,
  allowComplaints,
  expect,
}) => {
  allowComplaints(/503 .*\/api\/submissions$/, 'answered by the test');
  const { page } = await openWindow({ viewport: phone, reducedMotion: 'reduce' });
  const toast = await failToSend(page);
  // Headless Chromium has no on-screen keyboard, which would shrink the visual viewport and fire `resize`.
  const keyboard = 260;
  await page.evaluate((height) => {
    const view = window.visualViewport;
    if (!view) throw new Error('no visual viewport');
    Object.defineProperty(view, 'height', { configurable: true, value: innerHeight - height });
    view.dispatchEvent(new Event('resize'));
  }, keyboard);
  const foot = async () => {
    const box = await toast.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(foot).toBe(phone.height - keyboard - 8);

  await page.evaluate(() => {
    const view = window.visualViewport;
    if (view && Reflect.deleteProperty(view, 'height')) view.dispatchEvent(new Event('resize'));
  });
  const bar = page.getByRole('navigation', { name: 'Call or request service' });
  await expect.poll(foot).toBeGreaterThan(phone.height - keyboard);
  expect(await foot()).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
});

test.concurrent('on a desktop the toast stays at the bottom right until the visitor clicks elsewhere', async ({
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/503 .*\/api\/submissions$/, 'answered by the test');
  const { page } = await openWindow({ viewport: desktop, reducedMotion: 'reduce' });
  const toast = await failToSend(page);
  const box = await toast.boundingBox();
  expect(desktop.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(32);
  expect(desktop.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(32);
  await page.getByLabel('Your Name').click();
  await toast.waitFor({ state: 'detached' });
});

test.concurrent('space is reserved for the captcha before it loads', async ({ openWindow }) => {
  const height = async (page: Page) =>
    (await page.getByRole('group', { name: 'Verification' }).boundingBox())?.height;
  const plain = await openWindow({ viewport: phone, javaScriptEnabled: false });
  await plain.page.goto('/book-online');
  expect(await height(plain.page)).toBe(56);
  const { page } = await openWindow({ viewport: phone });
  await openForm(page, '/book-online');
  await page.getByLabel('Your Name').focus();
  await solveCaptcha(page);
  expect(await height(page)).toBe(56);
});
