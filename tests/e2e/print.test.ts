import { expect } from 'vitest';
import { servicePages } from '../../content/en/page-content.ts';
import { test } from '../support/browser-test.ts';

test('every service prints as one sheet of paper, with the number and without anything to press', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: { width: 740, height: 980 } });
  for (const path of Object.keys(servicePages)) {
    await page.goto(path);
    // The build leaves the rules for paper to the full stylesheet.
    await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' });
    const sheets = await page.pdf({ format: 'Letter' });
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('link', { name: '(201) 748-2070' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Book Service' }).count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
}, 120_000);
