import { deleteAllCaches } from './page-cache.ts';

declare const self: ServiceWorkerGlobalScope;

let looked = false;

/**
 * Gives up once the server has no worker any more: after a rollback to a build without one, the one
 * that is here would go on for ever, since an update that is not found changes nothing. Called when
 * the server has just answered, and looks once each time that the browser starts the worker.
 */
export async function giveUpIfGone(): Promise<void> {
  if (looked) return;
  looked = true;
  const { status } = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  await self.registration.unregister();
  await deleteAllCaches();
}
