import { parsedUrl, tryRead } from '../browser/try-read.ts';

/** How this page was come to. */
export interface Landing {
  /** As in location.search. */
  query: string;
  /** As in document.referrer. */
  referrer: string;
  /** Our own, as in location.host. */
  host: string;
}

export function landing(): Landing {
  return { query: location.search, referrer: document.referrer, host: location.host };
}

/** Whether this is a page reloaded or gone Back to, which still names the referrer of its first time. */
export function isShownAgain(): boolean {
  const [entry] = tryRead(() => performance.getEntriesByType('navigation')) ?? [];
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/**
 * The page of ours that led here. React starts up to a second after the page: a visitor who taps a link
 * before that has left a page which noted nothing.
 */
export function pageBefore({ referrer, host }: Landing): URL | undefined {
  const url = parsedUrl(referrer);
  return url?.host === host ? url : undefined;
}
