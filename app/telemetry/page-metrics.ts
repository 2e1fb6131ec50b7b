import { tryRead } from '../browser/try-read.ts';
import { watchInteractions } from './interactions.ts';
import { watchScrollDepth } from './scroll-depth.ts';
import { watchVisibleTime } from './visible-time.ts';

/** docs/product.md 7.4: of the page that the request is sent from. Times in milliseconds. */
export type PageMetrics = {
  /** While the page was in sight. */
  timeOnPage: number;
  /** A whole number of percent, 0 to 100; 100 on a page that fits into the window. */
  scrollDepth: number;
  /** Clicks, taps and keys. */
  pageInteractions: number;
  formFocusEvents: number;
  /** From the arrival on the page to the sending, in sight or not. */
  conversionTime: number;
};

function watchPage(path: string) {
  const watchers = {
    time: watchVisibleTime(),
    scroll: watchScrollDepth(),
    acts: watchInteractions(),
  };
  // The first page counts from its navigation on, which was before React.
  return { ...watchers, path, arrivedAt: 0 };
}

let page: ReturnType<typeof watchPage> | undefined;

/** Starts to measure a page. A page that comes without a load starts at nothing. */
export function beginPage(path: string): void {
  if (!page) {
    page = watchPage(path);
  } else if (page.path !== path) {
    page.path = path;
    page.arrivedAt = performance.now();
    for (const watcher of [page.time, page.scroll, page.acts]) watcher.restart();
  }
}

/** Undefined if nothing was measured. Never throws. */
export function pageMetrics(): PageMetrics | undefined {
  return tryRead(
    () =>
      page && {
        timeOnPage: Math.round(page.time.elapsed()),
        scrollDepth: page.scroll.percent(),
        pageInteractions: page.acts.interactions(),
        formFocusEvents: page.acts.formFocus(),
        conversionTime: Math.round(performance.now() - page.arrivedAt),
      },
  );
}
