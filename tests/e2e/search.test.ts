import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, phone } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const status = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const box = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });

test('a search from the not-found page announces its count and leads to what was found', async () => {
  await using visit = await openBrowser({ viewport: phone });
  const { page } = visit;
  await page.goto(`${server.url}/no/such/page`);
  await box(page).fill('fob');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.url}/search?q=fob`);
  await page
    .getByRole('status')
    .getByText(/^\d+ results? for "fob"$/)
    .waitFor();
  expect(await box(page).inputValue()).toBe('fob');
  await page
    .getByRole('link', { name: /^Key Fob Programming/ })
    .first()
    .click();
  await page.waitForURL(`${server.url}/services/auto-locksmith/key-fob-programming`);
  expect(visit.complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a second search replaces the first, and Back brings that one again', async () => {
  await using visit = await openBrowser();
  const { page } = visit;
  await page.goto(`${server.url}/search?q=hoboken`);
  await page.getByRole('status').getByText('for "hoboken"').waitFor();
  await box(page).fill('secaucus');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('status').getByText('for "secaucus"').waitFor();
  await page.goBack();
  await page.getByRole('status').getByText('for "hoboken"').waitFor();
  expect(await box(page).inputValue()).toBe('hoboken');
  expect(visit.complaints).toEqual([]);
});

test('a search that finds nothing offers the phone number', async () => {
  await using visit = await openBrowser();
  const { page } = visit;
  await page.goto(`${server.url}/search?q=zebra`);
  await status(page, '0 results for "zebra"');
  await page.getByRole('heading', { name: 'Nothing found for "zebra"' }).waitFor();
  const call = page.locator('main').getByRole('link', { name: '(201) 748-2070' }).first();
  expect(await call.getAttribute('href')).toBe('tel:+12017482070');
});

test.each([
  ['ten thousand characters', 'a'.repeat(10_000), 'a'.repeat(100)],
  ['markup', '%3Cimg%20src=x%20onerror=alert(1)%3E', '<img src=x onerror=alert(1)>'],
  ['half a character', '%E0%A4%A', '\ufffd'],
  ['a lone percent sign', '%', '%'],
])('%s in the address do no harm', async (_, query, shown) => {
  await using visit = await openBrowser();
  const { page } = visit;
  page.on('dialog', () => visit.complaints.push('a dialog'));
  await page.goto(`${server.url}/search?q=${query}`);
  await page.getByRole('status').getByText('results for "').waitFor();
  expect(await page.getByRole('status').textContent()).toContain(shown);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(visit.complaints).toEqual([]);
});

test('only the search page loads the index, and only once there is something to find', async () => {
  await using visit = await openBrowser();
  const { page } = visit;
  const asked: string[] = [];
  page.on('response', async (answer) => {
    if (/\.js$/.test(answer.url()) && (await answer.text()).includes('keys locked in car')) {
      asked.push(new URL(page.url()).pathname + new URL(page.url()).search);
    }
  });
  for (const path of ['/', '/search', '/search?q=key']) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
  }
  expect(asked).toEqual(['/search?q=key']);
});

test('without JavaScript there is a list to look through', async () => {
  await using visit = await openBrowser({ javaScriptEnabled: false });
  const { page } = visit;
  await page.goto(`${server.url}/no/such/page`);
  await box(page).fill('hoboken');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.url}/search?q=hoboken`);
  await page.locator('main').getByRole('link', { name: 'Hoboken' }).click();
  await page.waitForURL(`${server.url}/service-areas/hoboken`);
});

test('axe finds nothing on results, and nothing where there are none', async () => {
  await using visit = await openBrowser({ viewport: phone, reducedMotion: 'reduce' });
  for (const query of ['key', 'zebra']) {
    await visit.page.goto(`${server.url}/search?q=${query}`);
    await visit.page.getByRole('status').getByText(`for "${query}"`).waitFor();
    const { violations } = await new AxeBuilder({ page: visit.page }).analyze();
    expect(
      violations.map(({ id }) => id),
      query,
    ).toEqual([]);
  }
});
