import { deleteAllCaches } from './page-cache.ts';

declare const self: ServiceWorkerGlobalScope;

let checked = false;

/**
 * Unregisters the worker and deletes its caches if the server no longer has a worker script. After a
 * rollback to a build without one it would otherwise stay forever, since an update check that finds no
 * script changes nothing. Checks once per start of the worker. Rejects if the server cannot be reached.
 */
export async function unregisterIfGone(): Promise<void> {
  if (checked) return;
  checked = true;
  const { status } = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  await self.registration.unregister();
  await deleteAllCaches();
}
