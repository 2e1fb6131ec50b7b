import { parsedUrl, tryRead } from '../browser/try-read.ts';

/** How the visitor came to this page. */
export const landing = () => ({
  query: location.search,
  referrer: document.referrer,
  host: location.host,
});
export type Landing = ReturnType<typeof landing>;

/** Whether this page was reloaded or restored by Back: it still has the referrer of its first load. */
export function isShownAgain(): boolean {
  const [entry] = tryRead(() => performance.getEntriesByType('navigation')) ?? [];
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/**
 * The page of this site that led here, if any. A visitor who follows a link before React has started has left
 * a page that recorded nothing.
 */
export function pageBefore({ referrer, host }: Landing): URL | undefined {
  const url = parsedUrl(referrer);
  return url?.host === host ? url : undefined;
}
