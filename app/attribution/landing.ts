import { parsedUrl, tryRead } from '../browser/try-read.ts';

export const landing = () => ({
  query: location.search,
  referrer: document.referrer,
  host: location.host,
});
export type Landing = ReturnType<typeof landing>;

/** After a reload or Back, the page still has the referrer of its first load. */
export function isReloadOrBack(): boolean {
  const [entry] = tryRead(() => performance.getEntriesByType('navigation')) ?? [];
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/** A page of this site that may have been left before React started, so that it recorded nothing. */
export function pageBefore({ referrer, host }: Landing): URL | undefined {
  const url = parsedUrl(referrer);
  return url?.host === host ? url : undefined;
}
