import { tryRead } from '../browser/try-read.ts';

interface Moment {
  /** 'visible' or 'hidden'. */
  name: string;
  startTime: number;
}

/**
 * How long a page was visible until `now`, in ms, by the browser's visibility entries. Without entries (older
 * browsers) a page that is visible now counts as visible from the start.
 */
export function visibleUntil(now: number, visibleNow: boolean, entries: readonly Moment[]): number {
  if (entries.length === 0) return visibleNow ? now : 0;
  const spans = entries.map(({ name, startTime }, index) =>
    name === 'visible' ? (entries[index + 1]?.startTime ?? now) - startTime : 0,
  );
  return spans.reduce((sum, span) => sum + Math.max(0, span), 0);
}

/** Measures how long the page is visible, from its navigation on. */
export function watchVisibleTime() {
  const isVisible = () => document.visibilityState === 'visible';
  const entries = tryRead(() => performance.getEntriesByType('visibility-state')) ?? [];
  let total = visibleUntil(performance.now(), isVisible(), entries);
  let since = isVisible() ? performance.now() : undefined;

  function pause() {
    if (since !== undefined) total += performance.now() - since;
    since = undefined;
  }
  function follow() {
    if (isVisible()) since ??= performance.now();
    else pause();
  }
  document.addEventListener('visibilitychange', follow);
  // When the page enters and leaves the back/forward cache.
  addEventListener('pagehide', pause);
  addEventListener('pageshow', follow);

  return {
    /** In ms. */
    elapsed: () => total + (since === undefined ? 0 : performance.now() - since),
    restart() {
      pause();
      total = 0;
      follow();
    },
  };
}
