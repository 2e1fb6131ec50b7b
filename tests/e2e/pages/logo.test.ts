import { expect } from 'vitest';
import { test } from '../../support/browser/browser-test.ts';

test('a logo that cannot be loaded is replaced by the name as text', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/logo[^/]*\.svg$/, 'aborted below');
  await page.route('**/logo*.svg', (route) => route.abort());
  await page.goto('/');
  await page.locator('form[data-ready]').waitFor();
  // The header's logo is inline, so its failure has to be simulated by an error event.
  await page.getByRole('banner').locator('img').first().dispatchEvent('error');
  for (const place of ['banner', 'contentinfo'] as const) {
    const home = page.getByRole(place).locator('a[href="/"]').first();
    await home.scrollIntoViewIfNeeded();
    await home.getByText('Locksmith & Security', { exact: true }).waitFor();
    expect(await home.locator('img').count()).toBe(0);
  }
});
