import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';

/** Fakes the push service, which Chromium cannot reach in tests. Its answers are kept in localStorage. */
export async function fakePushService(context: BrowserContext): Promise<void> {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  await context.grantPermissions(['notifications']);
  await context.addInitScript(
    (given) => {
      const bytesOf = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (at) =>
          at.charCodeAt(0),
        ).buffer;
      function current() {
        const kept = localStorage.getItem('test-push');
        if (!kept) return null;
        const [endpoint, key = ''] = kept.split(' ');
        return {
          options: { applicationServerKey: bytesOf(key) },
          toJSON: () => ({ endpoint, expirationTime: null, keys: given }),
          unsubscribe: async () => localStorage.removeItem('test-push'),
        };
      }
      // Headless Chromium always reports `denied`.
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem('test-permission') ?? 'default',
      });
      Notification.requestPermission = async () => {
        localStorage.setItem('test-permission', 'granted');
        return 'granted';
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current(),
        async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
          const count = Number(localStorage.getItem('test-count')) + 1;
          localStorage.setItem('test-count', String(count));
          const endpoint = `https://push.example/${count}`;
          localStorage.setItem('test-push', `${endpoint} ${applicationServerKey}`);
          return current();
        },
      });
    },
    { p256dh, auth },
  );
}

interface Shown {
  title: string;
  body?: string;
  data?: string;
  tag?: string;
}

/** The parts of the worker's scope used here: TypeScript's types for workers clash with those for pages. */
interface WorkerScope {
  shown: Shown[];
  registration: { showNotification(title: string, options: object): Promise<void> };
  ExtendableEvent: typeof Event;
  dispatchEvent(event: Event): void;
}

/**
 * Returns the desk's active worker, with functions that deliver a push and tap a notification. Headless Chromium shows
 * no notifications, so they are recorded instead.
 */
export async function deskWorkerOf(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no worker');
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options });
    };
  });
  const shown = () => worker.evaluate(() => (self as unknown as WorkerScope).shown);
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const desks = registrations.find(({ scopeURL }) => scopeURL.endsWith('/desk'));
      if (desks) resolve(desks.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return {
    shown,
    async push(data: string): Promise<void> {
      await session.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId: await registrationId,
        data,
      });
    },
    /** Taps the last notification. */
    tap: () =>
      worker.evaluate(() => {
        const scope = self as unknown as WorkerScope;
        const notification = { ...scope.shown.at(-1), close: () => scope.shown.pop() };
        const event = new scope.ExtendableEvent('notificationclick');
        scope.dispatchEvent(Object.assign(event, { notification }));
      }),
  };
}
