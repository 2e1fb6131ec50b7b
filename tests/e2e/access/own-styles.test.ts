import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { notFoundPage, pages } from '../../../content/registry/pages.ts';
import { pagesFolder } from '../../../server/site/built-for.ts';
import { viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

/** Position, size and computed style of every element. */
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

// With the assets blocked, the page has only its inline CSS; adding the full stylesheet must change nothing.
test.for(viewports)(
  'every page inlines all the CSS rules that it needs, on $name',
  { timeout: 180_000 },
  async ({ viewport }, { openWindow, allowComplaints }) => {
    allowComplaints(/ERR_FAILED .*\/assets\/|404 .*\/404$/, 'aborted below; the not-found page');
    const [file] = globSync(`${pagesFolder}/client/assets/site-*.css`);
    const stylesheet = readFileSync(file ?? '', 'utf8');
    const { page } = await openWindow({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
    await page.route('**/assets/**', (route) => route.abort());
    for (const { path } of [...pages, notFoundPage]) {
      await page.goto(path);
      const own = await look(page);
      await page.addStyleTag({ content: stylesheet });
      expect(await look(page), path).toEqual(own);
    }
  },
);
