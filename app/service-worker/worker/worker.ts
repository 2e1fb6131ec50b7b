/**
 * The service worker (docs/product.md 5.1): the site can be read without a connection, as far as it was
 * read before, and a request that waits on the device is sent once there is one again.
 * scripts/after-build/ makes /sw.js of it.
 */
import { answerAsset, answerData, answerFile, answerPage } from './answers.ts';
import { onSync, type SyncEvent } from './background-sync.ts';
import { cacheVisited, readVisited } from './cache-visited.ts';
import { cacheOfflinePage, deleteOldCaches } from './page-cache.ts';
import { requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // No version of this worker keeps a page from its own files: they are told by their hashes.
  void self.skipWaiting();
  event.waitUntil(cacheOfflinePage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

const answers = { page: answerPage, data: answerData, asset: answerAsset, file: answerFile };

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin);
  if (kind !== 'none') event.respondWith(answers[kind](event));
});

self.addEventListener('message', (event) => {
  const visited = readVisited(event.data);
  // Offline already, or storage full: the page is not kept, and that is all.
  if (visited) event.waitUntil(cacheVisited(visited).catch(() => undefined));
});

self.addEventListener('sync', (event) => onSync(event as SyncEvent));
