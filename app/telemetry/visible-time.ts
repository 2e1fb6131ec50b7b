import { tryRead } from '../browser/try-read.ts';

interface Moment {
  /** 'visible' or 'hidden'. */
  name: string;
  startTime: number;
}

/**
 * For how long a page was in sight until `now`, by what the browser has noted of it since its beginning.
 * Browsers that note nothing get the benefit of the doubt: what is in sight now has always been.
 */
export function visibleUntil(now: number, visibleNow: boolean, noted: readonly Moment[]): number {
  if (noted.length === 0) return visibleNow ? now : 0;
  const spans = noted.map(({ name, startTime }, index) =>
    name === 'visible' ? (noted[index + 1]?.startTime ?? now) - startTime : 0,
  );
  return spans.reduce((sum, span) => sum + Math.max(0, span), 0);
}

/** Measures for how long the page is in sight, its time before React included. */
export function watchVisibleTime() {
  const inSight = () => document.visibilityState === 'visible';
  const noted = tryRead(() => performance.getEntriesByType('visibility-state')) ?? [];
  let total = visibleUntil(performance.now(), inSight(), noted);
  let since = inSight() ? performance.now() : undefined;

  function pause() {
    if (since !== undefined) total += performance.now() - since;
    since = undefined;
  }
  function follow() {
    if (inSight()) since ??= performance.now();
    else pause();
  }
  document.addEventListener('visibilitychange', follow);
  // Into the back/forward cache, and out of it again.
  addEventListener('pagehide', pause);
  addEventListener('pageshow', follow);

  return {
    /** Milliseconds. */
    elapsed: () => total + (since === undefined ? 0 : performance.now() - since),
    restart() {
      pause();
      total = 0;
      follow();
    },
  };
}
