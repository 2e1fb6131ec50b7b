import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { judgeUs } from '../../../content/en/pages/judge-us.ts';
import { business } from '../../../content/facts/business.ts';
import { openHydrated } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const { copy, copied, selected } = judgeUs.license;
const button = (page: Page) => page.getByRole('button', { name: copy });
const said = (page: Page) => page.locator('main [aria-live=polite]').filter({ hasText: /\w/ });

test.concurrent('the license number is copied, and the page says so', async ({
  expect,
  openWindow,
}) => {
  const { page } = await openWindow({ permissions: ['clipboard-write'] });
  await openHydrated(page, '/reviews');
  expect(await said(page).count()).toBe(0);
  await button(page).click();
  await said(page).getByText(copied).waitFor();
  // The site's policy lets no page read the clipboard, but a visitor may paste.
  await page.goto('/search');
  await page.getByRole('searchbox').press('ControlOrMeta+V');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(business.license);
});

test.concurrent('copying again is announced again', async ({ openWindow }) => {
  const { page } = await openWindow({ permissions: ['clipboard-write'] });
  await openHydrated(page, '/reviews');
  await button(page).click();
  const first = await said(page).getByText(copied).elementHandle();
  await button(page).click();
  // The same words in the same element would not be read out again.
  await page.waitForFunction((element) => !element?.isConnected, first);
  await said(page).getByText(copied).waitFor();
});

const withoutClipboard = {
  'has no clipboard': () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  'refuses to write': () =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    }),
};

test.concurrent.for(Object.entries(withoutClipboard))(
  'if the browser %s, the number is selected instead, and the page says so',
  async ([, script], { page }) => {
    await page.addInitScript(script);
    await openHydrated(page, '/reviews');
    await button(page).click();
    await said(page).getByText(selected).waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(business.license);
  },
);

test.concurrent('without JavaScript the license number is shown without a copy button', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ javaScriptEnabled: false });
  await page.goto('/reviews');
  await page.getByText(business.license, { exact: true }).waitFor();
  expect(await page.getByText(copy).isVisible()).toBe(false);
});
