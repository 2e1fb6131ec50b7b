/**
 * The desk's service worker: shows pushes, and opens the desk without data while offline.
 * scripts/after-build/ bundles it as /desk/sw.js.
 */

import { choosePreload } from '../../app/browser/worker-registration.ts';
import { pushState } from '../../contract/answers/push.ts';
import { readApi } from '../http/client.ts';
import { pushPath, storeSubscription } from '../push/subscription.ts';
import { openNotice, showPush } from './notices.ts';
import { answerFile, answerPage, cacheShell, deleteOldShells } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // This is safe for an open desk, since the files of its build stay cached.
  void self.skipWaiting();
  event.waitUntil(cacheShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOldShells(), choosePreload(self.registration), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/private/')) event.respondWith(answerFile(event.request));
  else if (mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(answerPage(event));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification));
});

/** The browser has ended or replaced the subscription: the server needs the new one. */
async function renew(): Promise<void> {
  const { publicKey } = await readApi(pushState, 'GET', pushPath);
  await storeSubscription(self.registration.pushManager, publicKey);
}

// This fails when signed out or offline. The desk then renews the subscription when it is opened.
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(renew().catch(() => undefined)),
);
