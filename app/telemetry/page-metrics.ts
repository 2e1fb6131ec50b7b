import { tryRead } from '../browser/try-read.ts';
import { watchInteractions } from './interactions.ts';
import { watchScrollDepth } from './scroll-depth.ts';
import { watchVisibleTime } from './visible-time.ts';

/** Of the page that the request is sent from (docs/product.md 7.4). Times in ms. */
export type PageMetrics = {
  /** Only while the page was visible. */
  timeOnPage: number;
  /** Integer from 0 to 100; 100 on a page that fits into the window. */
  scrollDepth: number;
  /** Clicks, taps and keys. */
  pageInteractions: number;
  formFocusEvents: number;
  /** From opening the page to sending, visible or not. */
  conversionTime: number;
};

function watchPage(path: string) {
  const watchers = {
    time: watchVisibleTime(),
    scroll: watchScrollDepth(),
    interactions: watchInteractions(),
  };
  // The first page counts from its navigation, at time 0.
  return { ...watchers, path, arrivedAt: 0 };
}

let page: ReturnType<typeof watchPage> | undefined;

/** Starts measuring a page. After a client-side navigation all values start at 0. */
export function beginPage(path: string): void {
  if (!page) {
    page = watchPage(path);
  } else if (page.path !== path) {
    page.path = path;
    page.arrivedAt = performance.now();
    for (const watcher of [page.time, page.scroll, page.interactions]) watcher.restart();
  }
}

/** The values so far; undefined if nothing was measured. Never throws. */
export function pageMetrics(): PageMetrics | undefined {
  return tryRead(
    () =>
      page && {
        timeOnPage: Math.round(page.time.elapsed()),
        scrollDepth: page.scroll.percent(),
        pageInteractions: page.interactions.interactions(),
        formFocusEvents: page.interactions.formFocus(),
        conversionTime: Math.round(performance.now() - page.arrivedAt),
      },
  );
}
