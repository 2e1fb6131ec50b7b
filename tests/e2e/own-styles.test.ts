import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFoundPage, pages } from '../../content/en/pages.ts';
import { openBrowser, viewports } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

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
test.each(viewports)(
  'every page carries all the rules that it needs, on $name',
  async ({ viewport }) => {
    const [file] = globSync('build/client/assets/site-*.css');
    const stylesheet = readFileSync(file ?? '', 'utf8');
    await using visit = await openBrowser({ viewport, bypassCSP: true });
    const { page } = visit;
    await page.route('**/assets/**', (route) => route.abort());
    for (const { path } of [...pages, notFoundPage]) {
      await page.goto(server.url + path);
      const own = await look(page);
      await page.addStyleTag({ content: stylesheet });
      expect(await look(page), path).toEqual(own);
    }
  },
  180_000,
);
