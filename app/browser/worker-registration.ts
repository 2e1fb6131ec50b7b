interface Worker {
  location: { href: string };
  registration: { unregister(): Promise<boolean> };
}

let checked = false;

/**
 * Unregisters a service worker and deletes its caches if the server no longer has its script. After a rollback to a
 * build without one, or when the desk is closed, it would otherwise stay forever, since an update check that
 * finds no script changes nothing. Checks once per start of the worker. Rejects if the server cannot be reached.
 */
export async function unregisterIfGone(
  { location, registration }: Worker,
  deleteCaches: () => Promise<unknown>,
): Promise<void> {
  if (checked) return;
  checked = true;
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  await registration.unregister();
  await deleteCaches();
}

/**
 * Lets the browser ask for a page while the service worker starts. Not in Firefox, which gives a navigation up as soon
 * as that request fails, whatever the worker has to show. The registration remembers what an earlier worker has chosen.
 */
export async function choosePreload({
  navigationPreload,
}: Pick<ServiceWorkerRegistration, 'navigationPreload'>): Promise<void> {
  const isFirefox = / Firefox\//.test(navigator.userAgent);
  await (isFirefox ? navigationPreload?.disable() : navigationPreload?.enable());
}
