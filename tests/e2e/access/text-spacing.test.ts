import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { notFoundPage, offlinePage } from '../../../content/registry/pages.ts';
import { openHydrated, phone, showNotice } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { addresses } from '../../support/server/addresses.ts';

/** All the text spacing that WCAG 1.4.12 lets a reader set. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Lists texts outside the window or the box that clips them, and whether the page or its header is too wide. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (
        !parent?.checkVisibility() ||
        parent.closest('.sr-only, .max-md\\:sr-only, script, noscript, svg')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      let around: Element | null = parent;
      while (around && getComputedStyle(around).overflowX === 'visible')
        around = around.parentElement;
      const within = around?.getBoundingClientRect();
      const isOut = left < Math.max(0, within?.left ?? 0) - 0.5;
      if (width > 1 && (isOut || right > Math.min(innerWidth, within?.right ?? innerWidth) + 0.5))
        found.push(range.toString());
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page');
    const row = document.querySelector('header > .wrap');
    const last = row && [...row.children].filter((it) => it.checkVisibility()).pop();
    // The menu button reaches into the row's padding by as much as its icon is inset.
    if (row && last && last.getBoundingClientRect().right > row.getBoundingClientRect().right - 8)
      found.push('the header');
    return found;
  });

test('with WCAG 1.4.12 text spacing nothing is cut off or wider than the window at 320 and 360 px', {
  timeout: 300_000,
}, async ({ openWindow, allowComplaints }) => {
  allowComplaints(/404 .*\/404$/, 'the not-found page');
  const { page } = await openWindow({
    viewport: phone,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const all = addresses.map(({ address }) => address);
  for (const address of [...all, ...[notFoundPage, offlinePage].map(({ path }) => path)]) {
    if (address === offlinePage.path) {
      // The offline page is plain HTML without a notice.
      await page.goto(address);
    } else {
      await openHydrated(page, address);
      await showNotice(page);
    }
    await page.addStyleTag({ content: spacing });
    for (const width of [320, 360]) {
      await page.setViewportSize({ ...phone, width });
      expect.soft(await outside(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});
