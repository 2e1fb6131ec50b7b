import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formWords } from '../../../content/en/form/form.ts';
import { formWords as inSpanish } from '../../../content/es/form/form.ts';
import { openForm, solveCaptcha } from '../../support/browser/booking-page.ts';
import { test } from '../../support/browser/browser-test.ts';

const forms = [
  { name: 'the booking form', path: '/book-online', words: formWords },
  { name: 'the callback form', path: '/contact', words: formWords },
  { name: 'the Spanish booking form', path: '/es/book-online', words: inSpanish },
];

async function fill(page: Page, { labels }: (typeof forms)[number]['words'], name: string) {
  await page.getByLabel(labels.name).fill(name);
  await page.getByLabel(labels.phone).fill('(201) 555-0123');
  if ((await page.getByLabel(labels.service, { exact: true }).count()) === 0) return;
  await page.getByLabel(labels.address).fill('12 Main St, Hoboken, NJ 07030');
  await page.keyboard.press('Escape');
  await page.getByLabel(labels.service, { exact: true }).selectOption('House Lockout');
}

test.concurrent.for(forms)(
  '$name stores that someone is in danger only if the box is ticked',
  async ({ path, words }, { page, server }) => {
    for (const isTicked of [true, false]) {
      const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
      await openForm(page, path);
      await fill(page, words, name);
      const box = page.getByLabel(words.danger);
      expect(await box.isChecked()).toBe(false);
      await box.setChecked(isTicked);
      await solveCaptcha(page);
      await page.locator('form [type=submit]').first().click();
      const stored = () => server.rows(`select danger from submissions where name = '${name}'`);
      await expect.poll(stored).toEqual([{ danger: isTicked ? 'true' : null }]);
      await page.waitForURL('**/thank-you');
    }
  },
);

test.concurrent('a ticked box survives an automatic reload', async ({ page }) => {
  await openForm(page, '/book-online');
  const box = page.getByLabel(formWords.danger);
  await box.check();
  await page.evaluate(() => dispatchEvent(new Event('page:reload')));
  await openForm(page, '/book-online');
  expect(await box.isChecked()).toBe(true);
});
