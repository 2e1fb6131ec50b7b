import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { notFoundPage, pages } from '../../content/en/pages.ts';
import { viewports } from '../support/browser.ts';
import { test } from '../support/browser-test.ts';

/** Where every element stands and how it looks. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, display, boxShadow, borderRadius } =
        getComputedStyle(element);
      const place = [x, y + scrollY, width, height].map(Math.round);
      const style = [
        color,
        backgroundColor,
        fontSize,
        fontWeight,
        display,
        boxShadow,
        borderRadius,
      ];
      return [element.tagName, ...place, ...style].join(' ');
    }),
  );
}

// Without a script the page has its own rules alone; the whole stylesheet may then change nothing.
test.for(viewports)(
  'every page carries all the rules that it needs, on $name',
  { timeout: 180_000 },
  async ({ viewport }, { openWindow, allowComplaints }) => {
    allowComplaints(/ERR_FAILED .*\/assets\/|404 .*\/404$/, 'aborted below; the not-found page');
    const [file] = globSync('build/client/assets/site-*.css');
    const stylesheet = readFileSync(file ?? '', 'utf8');
    const { page } = await openWindow({ viewport, bypassCSP: true });
    await page.route('**/assets/**', (route) => route.abort());
    for (const { path } of [...pages, notFoundPage]) {
      await page.goto(path);
      const own = await look(page);
      await page.addStyleTag({ content: stylesheet });
      expect(await look(page), path).toEqual(own);
    }
  },
);
