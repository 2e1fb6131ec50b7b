import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { notFoundPage, offlinePage, pages } from '../../../content/registry/pages.ts';
import { openForm } from '../../support/browser/booking-page.ts';
import { openHydrated, showNotice } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const screens = [320, 360].map((width) => ({ width, height: 640 }));

/** Sets the size of text as the browser's own settings do, which changes the rem unit, also in media queries. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 0.16 * percent } });
}

/** Lists texts that the window cuts off, and pages and buttons that are narrower than their content. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    // Text for screen readers only is one pixel wide.
    const shown = (element: Element | null): element is Element =>
      Boolean(element?.checkVisibility() && element.getBoundingClientRect().width > 1) &&
      !element?.closest('.sr-only, script, noscript');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      const isOut = left < 0 || right > innerWidth + 0.5;
      if (isOut && shown(texts.currentNode.parentElement)) found.push(range.toString());
    }
    for (const box of document.querySelectorAll('html, .button, button')) {
      const { scrollWidth, clientWidth } = box;
      if (shown(box) && scrollWidth > clientWidth) found.push(`${box.tagName}: ${scrollWidth} px`);
    }
    return found;
  });

/** Makes every word 40 % longer, as another language may. */
const lengthenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      // Towns have the same name in any language.
      if (currentNode.parentElement?.closest('script, style, .map-town')) continue;
      currentNode.nodeValue = (currentNode.nodeValue ?? '').replaceAll(
        /\p{L}+/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
      );
    }
  });

test('no page is wider than the window at 320 or 360 px, with text at 100 or 200 percent', async ({
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/404 .*\/404$/, 'the not-found page');
  const { page } = await openWindow({ reducedMotion: 'reduce' });
  for (const { path } of [...pages, notFoundPage, offlinePage]) {
    await page.goto(path);
    for (const percent of [100, 200]) {
      await setTextSize(page, percent);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect(await cutOff(page), `${path} at ${screen.width} px, ${percent} %`).toEqual([]);
      }
    }
  }
}, 180_000);

test('longer words wrap within 320 px with text at 200 percent', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: screens[0], reducedMotion: 'reduce' });
  await setTextSize(page, 200);
  for (const path of ['/', '/contact', '/services', '/service-areas/jersey-city', '/thank-you']) {
    await openHydrated(page, path);
    await showNotice(page);
    await lengthenWords(page);
    expect(await cutOff(page), path).toEqual([]);
  }
});

test('the menu cuts nothing off at 320 px with text at 200 percent', async ({ openWindow }) => {
  const { page } = await openWindow({ viewport: screens[0], reducedMotion: 'reduce' });
  await setTextSize(page, 200);
  await openForm(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await cutOff(page)).toEqual([]);
});
