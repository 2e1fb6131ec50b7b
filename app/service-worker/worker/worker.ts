/**
 * The service worker (docs/product.md 5.1): pages that were read before can be read offline, and a queued
 * request is sent once there is a connection again. scripts/after-build/ bundles it as /sw.js.
 */

import { isUnsent, waitingName } from '../../booking/offline-queue/entry.ts';
import { sendPhotos } from '../../booking/offline-queue/send-photos.ts';
import { sendQueue } from '../../booking/offline-queue/send-queue.ts';
import { storedEntries } from '../../booking/offline-queue/store.ts';
import { choosePreload } from '../../browser/worker-registration.ts';
import { answerAsset, answerData, answerFile, answerPage, answerPicture } from './answers.ts';
import { cacheVisited, readVisited } from './cache-visited.ts';
import { cacheOfflinePage, deleteOldCaches } from './page-cache.ts';
import { requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // Safe for open pages of an earlier build: their files have other hashes, and stay cached.
  void self.skipWaiting();
  event.waitUntil(cacheOfflinePage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOldCaches(), choosePreload(self.registration), self.clients.claim()]),
  );
});

const answers = {
  page: answerPage,
  data: answerData,
  asset: answerAsset,
  picture: answerPicture,
  file: answerFile,
};

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin);
  if (kind !== 'none') event.respondWith(answers[kind](event));
});

self.addEventListener('message', (event) => {
  const visited = readVisited(event.data);
  // Offline already, or storage full: the page is not cached.
  if (visited) event.waitUntil(cacheVisited(visited).catch(() => undefined));
});

self.addEventListener('sync', (event) => onSync(event as SyncEvent));

/** Event of the Background Sync API, missing in TypeScript's types: fires once online. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends all queued requests with their photos. Rejects if any is left, so that the browser fires the event again later. */
async function sendAll(): Promise<void> {
  await sendQueue();
  await sendPhotos();
  const left = (await storedEntries()).filter(isUnsent);
  if (left.length > 0) throw new Error(`${left.length} still waiting`);
}

function onSync(event: SyncEvent): void {
  if (event.tag === waitingName) event.waitUntil(sendAll());
}
