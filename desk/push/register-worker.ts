/** Checks for a new worker when the desk comes to the front: it may be open for days without a page load. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    // If this fails, because of the network or a missing script, the current worker stays.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Resolves to the desk's worker once it is active. Rejects where there are none, as in some private windows. */
export function deskWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= (async () => {
    checkForUpdates(await navigator.serviceWorker.register('/desk/sw.js', { scope: '/desk' }));
    return navigator.serviceWorker.ready;
  })().catch((error) => {
    // The script may not have arrived: the next call, which may be days later, tries again.
    registered = undefined;
    throw error;
  });
  return registered;
}

/** Registers the worker after the page has loaded: the first screen does not need it. */
export function registerWorkerAfterLoad(): void {
  if (!navigator.serviceWorker) return;
  // The desk works without a worker, except offline.
  const register = () => void deskWorker().catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
