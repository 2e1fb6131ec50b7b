import { expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { startServer } from '../support/server.ts';

test('a logo that cannot be loaded is the name as text', async () => {
  const server = await startServer();
  await using visit = await openBrowser();
  const { page } = visit;
  await page.route('**/logo*.svg', (route) => route.abort());
  await page.goto(server.url);
  await page.locator('form[data-ready]').waitFor();
  // The header's stands in the page itself, so only the picture can say that it failed.
  await page.getByRole('banner').locator('img').first().dispatchEvent('error');
  for (const place of ['banner', 'contentinfo'] as const) {
    const home = page.getByRole(place).locator('a[href="/"]').first();
    await home.scrollIntoViewIfNeeded();
    await home.getByText('Locksmith & Security', { exact: true }).waitFor();
    expect(await home.locator('img').count()).toBe(0);
  }
  await server.stop();
});
