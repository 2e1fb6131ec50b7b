/**
 * A tab that stays open for days would never hear of a deploy: the browser itself looks only when it
 * loads a page.
 */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    // Offline, or a script that is broken or gone: the worker that is here goes on.
    registration.update().catch(() => undefined);
  });
}

/**
 * Registers the service worker, unless the host is localhost; errors are ignored (docs/product.md 5.1).
 * There is none in an insecure context and in some private windows.
 */
export async function registerWorker(): Promise<void> {
  if (!navigator.serviceWorker || location.hostname === 'localhost') return;
  try {
    lookForUpdates(await navigator.serviceWorker.register('/sw.js'));
  } catch {
    // Ignored: without a worker the site is what it is without a worker.
  }
}
