import { expect } from 'vitest';
import { servicePages } from '../../../content/registry/page-content.ts';
import { openHydrated } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

test('every service page prints on one sheet, with the number and without buttons or footer', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: { width: 740, height: 980 } });
  for (const path of Object.keys(servicePages)) {
    await page.goto(path);
    // The build leaves the rules for paper to the full stylesheet.
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet,
    );
    const sheets = await page.pdf({ format: 'Letter' });
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('link', { name: '(201) 748-2070' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Book Service' }).count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
}, 120_000);

test('printed pages show all answers, and no cookie notice, form or footer', async ({ page }) => {
  await page.goto('/faq');
  const notice = page.getByRole('region', { name: 'Cookie notice' });
  await notice.waitFor();
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('details > p');
  expect(await answers.filter({ visible: true }).count()).toBe(await answers.count());
  expect(await notice.isVisible()).toBe(false);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(await page.getByRole('link', { name: '(201) 748-2070' }).count()).toBe(1);
  await openHydrated(page, '/book-online');
  expect(await page.locator('form').filter({ visible: true }).count()).toBe(0);
});

test('printing with the menu open prints the page behind it', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: { width: 360, height: 640 } });
  await openHydrated(page, '/faq');
  const main = page.locator('main');
  const drawn = () => main.evaluate((element) => getComputedStyle(element).contentVisibility);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await drawn()).toBe('hidden');
  await page.emulateMedia({ media: 'print' });
  expect(await drawn()).toBe('visible');
});

test('a request prints as one sheet with its reference and the number', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('last_reference', 'LS-W9WXYZ'));
  await openHydrated(page, '/thank-you');
  await page.getByText('LS-W9WXYZ').waitFor();
  const sheets = await page.pdf({ format: 'Letter' });
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('LS-W9WXYZ').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Call (201) 748-2070' }).isVisible()).toBe(true);
});
