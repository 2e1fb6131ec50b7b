import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { openHydrated, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const status = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const box = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });

test('a search from the not-found page announces its count and leads to what was found', async ({
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/404 .*\/no\/such\/page$/, 'the not-found page');
  const { page } = await openWindow({ viewport: phone });
  await page.goto('/no/such/page');
  await box(page).fill('fob');
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?q=fob');
  await page
    .getByRole('status')
    .getByText(/^\d+ results? for "fob"$/)
    .waitFor();
  expect(await box(page).inputValue()).toBe('fob');
  await page
    .getByRole('link', { name: /^Key Fob Programming/ })
    .first()
    .click();
  await page.waitForURL('/services/auto-locksmith/key-fob-programming');
});

test('a second search replaces the first, and Back restores the first', async ({ page }) => {
  await page.goto('/search?q=hoboken');
  await page.getByRole('status').getByText('for "hoboken"').waitFor();
  await box(page).fill('secaucus');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('status').getByText('for "secaucus"').waitFor();
  await page.goBack();
  await page.getByRole('status').getByText('for "hoboken"').waitFor();
  expect(await box(page).inputValue()).toBe('hoboken');
});

test('a search that finds nothing offers the phone number', async ({ page }) => {
  await page.goto('/search?q=zebra');
  await status(page, '0 results for "zebra"');
  await page.getByRole('heading', { name: 'Nothing found for "zebra"' }).waitFor();
  const call = page.locator('main').getByRole('link', { name: '(201) 748-2070' }).first();
  expect(await call.getAttribute('href')).toBe('tel:+12017482070');
});

test.for([
  ['ten thousand characters', 'a'.repeat(10_000), 'a'.repeat(100)],
  ['markup', '%3Cimg%20src=x%20onerror=alert(1)%3E', '<img src=x onerror=alert(1)>'],
  ['half a character', '%E0%A4%A', '\ufffd'],
  ['a lone percent sign', '%', '%'],
])(
  '%s as the query of a search is displayed as text and does no harm',
  async ([_, query, shown], { page, complaints }) => {
    page.on('dialog', () => complaints.all.push('a dialog'));
    await page.goto(`/search?q=${query}`);
    await page.getByRole('status').getByText('results for "').waitFor();
    expect(await page.getByRole('status').textContent()).toContain(shown);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  },
);

test('the search index is loaded only on the search page, and only with a query', async ({
  page,
}) => {
  const asked: Promise<string[]>[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith('.js')) return;
    const { pathname, search } = new URL(page.url());
    // Fetch it again: the response's text is lost with its page, and a script may arrive while the next page opens.
    const script = fetch(answer.url()).then((same) => same.text());
    const hasIndex = script.then((text) => text.includes('locked keys in car'));
    asked.push(hasIndex.then((has) => (has ? [pathname + search] : [])));
  });
  for (const path of ['/', '/search', '/search?q=key']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  // On a slow machine the network may be idle before React starts.
  await page.getByRole('status').getByText('for "key"').waitFor();
  expect((await Promise.all(asked)).flat()).toEqual(['/search?q=key']);
});

test('without JavaScript the search page offers links to browse', async ({
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/404 .*\/no\/such\/page$/, 'the not-found page');
  const { page } = await openWindow({ javaScriptEnabled: false });
  await page.goto('/no/such/page');
  await box(page).fill('hoboken');
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?q=hoboken');
  await page.locator('main').getByRole('link', { name: 'Hoboken' }).click();
  await page.waitForURL('/service-areas/hoboken');
});

test('axe finds nothing on results or on an empty result', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: phone, reducedMotion: 'reduce' });
  for (const query of ['key', 'zebra']) {
    await page.goto(`/search?q=${query}`);
    await page.getByRole('status').getByText(`for "${query}"`).waitFor();
    expect(await violations(page), query).toEqual([]);
  }
});

test.concurrent('the footer of every page but this one has a search box, which works without JavaScript', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ javaScriptEnabled: false });
  const inFooter = page
    .getByRole('contentinfo')
    .getByRole('searchbox', { name: 'Search this site' });
  await page.goto('/faq');
  await inFooter.fill('fob & key');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/search?q=fob+%26+key');
  expect(await inFooter.count()).toBe(0);
});

test.concurrent('the menu of small screens has a search box, and closes when it is used', async ({
  openWindow,
}) => {
  // axe reports too little contrast in a menu that is still fading in.
  const { page } = await openWindow({ viewport: phone, isMobile: true, reducedMotion: 'reduce' });
  await openHydrated(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('searchbox', { name: 'Search this site' }).fill('hoboken');
  expect(await violations(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('status').getByText('for "hoboken"').waitFor();
  expect(await menu.count()).toBe(0);
});
