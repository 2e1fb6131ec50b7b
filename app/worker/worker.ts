/**
 * The service worker (specification 7): the site can be read without a connection, as far as it was
 * read before, and a request that waits on the device is sent once there is one again.
 * scripts/after-build/ makes /sw.js of it.
 */
import { answerAsset, answerData, answerFile, answerPage } from './answers.ts';
import { onSync, type SyncEvent } from './background-sync.ts';
import { keepOfflinePage, removeOldRooms } from './kept.ts';
import { requestKind } from './request-kind.ts';
import { keepVisited, readVisited } from './visited.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // No version of this worker keeps a page from its own files: they are told by their hashes.
  void self.skipWaiting();
  event.waitUntil(keepOfflinePage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeOldRooms(),
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
  if (visited) event.waitUntil(keepVisited(visited).catch(() => undefined));
});

self.addEventListener('sync', (event) => onSync(event as SyncEvent));
