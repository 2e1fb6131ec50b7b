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
