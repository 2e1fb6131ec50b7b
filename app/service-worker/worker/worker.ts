/** Served as /sw.js: offline reading and sending of queued requests (docs/product.md 5.1). */

import { isUnsent, waitingName } from '../../booking/offline-queue/entry.ts';
import { sendPhotos } from '../../booking/offline-queue/send-photos.ts';
import { sendQueue } from '../../booking/offline-queue/send-queue.ts';
import { storedEntries } from '../../booking/offline-queue/store.ts';
import { choosePreload } from '../../browser/worker-registration.ts';
import { answer } from './answers.ts';
import { cacheVisited, readVisited } from './cache-visited.ts';
import { cacheOfflinePage, deleteOldCaches } from './page-cache.ts';
import { requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // Safe for open pages of an earlier build, whose files have other hashes and stay cached.
  void self.skipWaiting();
  event.waitUntil(cacheOfflinePage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOldCaches(), choosePreload(self.registration), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin);
  if (kind !== 'none') event.respondWith(answer(kind, event));
});

self.addEventListener('message', (event) => {
  const visited = readVisited(event.data);
  if (visited) event.waitUntil(cacheVisited(visited).catch(() => undefined));
});

self.addEventListener('sync', (event) => onSync(event as SyncEvent));

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Rejects if anything is left, so that the browser fires the event again. */
async function sendAll(): Promise<void> {
  await sendQueue();
  await sendPhotos();
  const left = (await storedEntries()).filter(isUnsent);
  if (left.length > 0) throw new Error(`${left.length} still waiting`);
}

function onSync(event: SyncEvent): void {
  if (event.tag === waitingName) event.waitUntil(sendAll());
}
