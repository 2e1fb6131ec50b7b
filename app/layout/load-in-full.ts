import { useEffect } from 'react';

/** Whether the service worker answers a load: with the page as it was read before, or the offline page. */
export const workerAnswers = () => Boolean(navigator.serviceWorker?.controller);

/** The path that the browser itself loaded; whatever is shown under another came through React Router. */
function loadedPath(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return load && new URL(load.name).pathname;
}

/**
 * A page whose words did not come for want of a connection is loaded in full where the worker can answer
 * that. Never the page that has just been loaded: it would go round for ever.
 */
export function useLoadInFull(error: unknown): void {
  useEffect(() => {
    // What fetch throws when no answer came.
    if (!(error instanceof TypeError) || !workerAnswers()) return;
    if (loadedPath() !== location.pathname) location.reload();
  }, [error]);
}
