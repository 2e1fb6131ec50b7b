import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { progressWords } from '../../../content/en/follow.ts';
import { thankYou } from '../../../content/en/pages/thank-you.ts';
import { violations } from '../../support/browser/axe.ts';
import { desktop, openHydrated, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const reference = 'LS-W9WXYZ';
const screens = [
  { name: 'a phone', viewport: phone },
  { name: 'a window 320 px wide', viewport: { width: 320, height: 640 } },
  { name: 'a tablet', viewport: { width: 768, height: 1024 } },
  { name: 'a desktop', viewport: desktop },
];

/** Opens the thank-you page in a tab that has sent a request. */
async function openSent(page: Page, prefix = ''): Promise<void> {
  await page.addInitScript((sent) => sessionStorage.setItem('last_reference', sent), reference);
  await openHydrated(page, `${prefix}/thank-you`);
  await page.getByText(reference).waitFor();
}

const callBar = (page: Page) => page.getByRole('navigation', { name: 'Call or request service' });

async function gap(page: Page, above: string, below: string): Promise<number> {
  const [one, other] = [
    await page.getByText(above, { exact: true }).filter({ visible: true }).boundingBox(),
    await page.getByText(below, { exact: true }).filter({ visible: true }).boundingBox(),
  ];
  return (other?.y ?? Number.NaN) - (one?.y ?? 0) - (one?.height ?? 0);
}

test.concurrent.for(screens)(
  'on $name the ticket shows the reference large, with the Copy button beside it',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport });
    await openSent(page);
    const shown = page.getByText(reference);
    const size = await shown.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(viewport.width < 360 ? 42 : 48);
    const { whole, ground } = await shown.evaluate((element) => {
      const ticket = element.closest('.on-white');
      const { right } = element.getBoundingClientRect();
      return {
        whole: right <= (ticket?.getBoundingClientRect().right ?? 0),
        ground: ticket && getComputedStyle(ticket).backgroundColor,
      };
    });
    expect(whole).toBe(true);
    expect(ground).toBe('rgb(255, 255, 255)');
    const button = await page.getByRole('button', { name: 'Copy' }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
    const box = await shown.boundingBox();
    expect(button?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) - 2);
    expect(button?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await violations(page)).toEqual([]);
  },
);

test.concurrent('a copied reference can be pasted, and the page says that it was copied', async ({
  expect,
  openWindow,
}) => {
  const { page } = await openWindow({ permissions: ['clipboard-write'] });
  await openSent(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.locator('[aria-live=polite]').getByText(thankYou.reference.copied).waitFor();
  await page.goto('/search');
  await page.getByRole('searchbox').press('ControlOrMeta+V');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(reference);
});

test.concurrent.for(['', '/es'])(
  'on a phone %s/thank-you shows heading, status and ticket above the call bar without scrolling',
  async (prefix, { openWindow }) => {
    const { page } = await openWindow({ viewport: phone });
    await openSent(page, prefix);
    const [state, ticket, bar] = await Promise.all(
      ['[role=status]', '.ticket', '.call-bar'].map((part) =>
        page.locator(part).filter({ visible: true }).first().boundingBox(),
      ),
    );
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeLessThan(state?.y ?? 0);
    expect(state?.y).toBeLessThan(ticket?.y ?? 0);
    expect((ticket?.y ?? 0) + (ticket?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);

test.concurrent('the call bar asks for the reference if there is one, and shows the number otherwise', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await page.goto('/thank-you');
  await page.getByRole('heading', { level: 1, name: 'No request was sent from here' }).waitFor();
  const number = callBar(page).getByRole('link', { name: '(201) 748-2070' });
  expect(await number.isVisible()).toBe(true);

  await openSent(page);
  const call = callBar(page).getByRole('link', { name: 'Call, give reference', exact: true });
  expect(await call.getAttribute('href')).toBe('tel:+12017482070');
  const fits = await call.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  expect(fits).toBe(true);
  const text = callBar(page).getByRole('link', { name: 'Text us' });
  expect(await text.getAttribute('href')).toBe('sms:+12017482070');
  expect(await callBar(page).getByRole('link', { name: 'Request Service' }).count()).toBe(0);
  await page.goto('/faq');
  await number.waitFor();
});

test.concurrent.for(screens)(
  'on $name the page has no gap in either of its states',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport });
    const { heading, direct } = thankYou;
    await page.goto('/thank-you');
    await page.getByRole('heading', { level: 1, name: direct.heading }).waitFor();
    expect(await gap(page, direct.text, direct.link)).toBeLessThan(64);

    await openSent(page);
    expect(await gap(page, heading, progressWords.standing.unknown)).toBeLessThan(64);
  },
);
