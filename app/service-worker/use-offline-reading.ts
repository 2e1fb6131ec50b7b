import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * A tab that stays open for days would never hear of a deploy: the browser itself looks only when it
 * loads a page.
 */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    // Offline, or a script that is broken or gone: the worker that is here goes on.
    registration.update().catch(() => undefined);
  });
}

/**
 * Registers the service worker, unless the host is localhost; errors are ignored (docs/product.md 5.1).
 * There is none in an insecure context and in some private windows.
 */
async function registerWorker(): Promise<void> {
  if (!navigator.serviceWorker || location.hostname === 'localhost') return;
  try {
    lookForUpdates(await navigator.serviceWorker.register('/sw.js'));
  } catch {
    // Ignored: without a worker the site is what it is without a worker.
  }
}

/** The latest moment: whoever is about to lose the signal should have the page by then. */
const limitMs = 2000;

/** Files of the build that this page has loaded so far. */
const loadedAssets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** Tells the worker of a page that it has not seen being loaded (app/service-worker/worker/cache-visited.ts). */
async function tellVisited(path: string): Promise<void> {
  if (!navigator.serviceWorker) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ path, assets: loadedAssets() });
}

/**
 * Brings the service worker at an idle moment, and has every page kept that is read, also where the
 * browser loads no page: on the way through the site, and on the first visit, before the worker is there.
 */
export function useOfflineReading(): void {
  const { pathname } = useLocation();
  const answeredByWorker = useRef<string>(undefined);

  useEffect(() => whenIdle(() => void registerWorker(), limitMs), []);

  useEffect(() => {
    answeredByWorker.current ??= navigator.serviceWorker?.controller ? pathname : '';
    if (answeredByWorker.current === pathname) return;
    return whenIdle(() => {
      // Refused in some private windows: then nothing is kept.
      tellVisited(pathname).catch(() => undefined);
    }, limitMs);
  }, [pathname]);
}
