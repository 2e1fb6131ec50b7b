interface Worker {
  location: { href: string };
  registration: { unregister(): Promise<boolean> };
}

let checked = false;

/** Removes the worker after a rollback to a build without one: failed update checks alone would keep it forever. */
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

/** Not in Firefox, where a failed preload fails the navigation. The registration keeps the choice, hence disable(). */
export async function choosePreload({
  navigationPreload,
}: Pick<ServiceWorkerRegistration, 'navigationPreload'>): Promise<void> {
  const isFirefox = / Firefox\//.test(navigator.userAgent);
  await (isFirefox ? navigationPreload?.disable() : navigationPreload?.enable());
}
