import { useEffect } from 'react';

/** Whether a service worker can answer a page load, from its cache or with the offline page. */
export const isControlledByWorker = () => Boolean(navigator.serviceWorker?.controller);

/** Path of the last full page load, if known. Any other path was reached through React Router. */
function loadedPath(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return load && new URL(load.name).pathname;
}

/**
 * Reloads a page whose data could not be fetched, if the service worker can answer that. Never a page
 * that was itself loaded in full: that would loop forever.
 */
export function useLoadInFull(error: unknown): void {
  useEffect(() => {
    // fetch rejects with a TypeError when there is no response.
    if (!(error instanceof TypeError) || !isControlledByWorker()) return;
    if (loadedPath() !== location.pathname) location.reload();
  }, [error]);
}
