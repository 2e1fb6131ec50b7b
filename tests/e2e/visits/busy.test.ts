import { expect } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser-test.ts';
import { startServerWith } from '../../support/server/campaign-server.ts';

const words = 'Busy right now: about 90 minutes';
const hourMs = 3_600_000;

// biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
test.override('server', { scope: 'file' }, async ({}, { onCleanup }) => {
  const busy_until = new Date(Date.now() + hourMs).toISOString();
  const server = await startServerWith({ busy_minutes: '90', busy_until });
  onCleanup(async () => void (await server.stop()));
  return server;
});

test('the busy notice survives hydration, shows on the next page, and disappears when it ends', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/book-online');
  const said = page.getByText(words, { exact: true });
  expect(await said.count()).toBe(2);
  const first = await said.first().boundingBox();
  expect(first && first.y + first.height).toBeLessThan(page.viewportSize()?.height ?? 0);
  await page.clock.runFor(5000);
  await page.locator('form[data-ready]').waitFor();
  expect(await said.count()).toBe(2);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
  await expect.poll(() => said.count()).toBe(2);
  await page.clock.runFor(hourMs + 60_000);
  await expect.poll(() => said.count()).toBe(0);
});

test('the Spanish page shows the busy notice without JavaScript', async ({ openWindow }) => {
  const { page } = await openWindow({ javaScriptEnabled: false });
  await page.goto('/es');
  expect(await page.getByText('Ahora mismo estamos ocupados: unos 90 minutos').count()).toBe(2);
});
