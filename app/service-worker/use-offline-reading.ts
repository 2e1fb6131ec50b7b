import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../browser/when-idle.ts';
import { pageAddress } from '../layout/page-path.ts';

/**
 * Checks for a new service worker whenever the tab becomes visible. The browser itself checks only on page
 * loads, of which a tab that stays open for days has none.
 */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    // Offline, or the script is broken or gone: the current worker stays.
    registration.update().catch(() => undefined);
  });
}

/**
 * Registers the service worker, unless the host is localhost; errors are ignored (docs/product.md 5.1).
 * Without https, and in some private windows, service workers are not available.
 */
async function registerWorker(): Promise<void> {
  if (!navigator.serviceWorker || location.hostname === 'localhost') return;
  try {
    checkForUpdates(
      await navigator.serviceWorker.register(pageAddress('/sw.js'), { scope: pageAddress('/') }),
    );
  } catch {
    // Ignored: the site works without a worker.
  }
}

/** Limit of waiting for an idle moment: a visitor may lose the connection soon. */
const timeoutMs = 2000;

/** URLs of the build's files and the pictures that this page has loaded so far. */
const loadedAssets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) =>
      ['assets', 'p'].some((folder) => name.startsWith(`${location.origin}/${folder}/`)),
    );

/** Has the worker cache a page that it did not serve itself (worker/cache-visited.ts). */
async function cacheVisited(path: string): Promise<void> {
  if (!navigator.serviceWorker) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ path, assets: loadedAssets() });
}

/**
 * Registers the service worker at an idle moment, and has it cache every page that is read, including those
 * that it does not serve itself: after client-side navigation, and on the first visit.
 */
export function useOfflineReading(): void {
  const { pathname } = useLocation();
  const answeredByWorker = useRef<string>(undefined);

  useEffect(() => whenIdle(() => void registerWorker(), timeoutMs), []);

  useEffect(() => {
    answeredByWorker.current ??= navigator.serviceWorker?.controller ? pathname : '';
    if (answeredByWorker.current === pathname) return;
    return whenIdle(() => {
      // Rejected in some private windows: then nothing is cached.
      cacheVisited(pageAddress(pathname)).catch(() => undefined);
    }, timeoutMs);
  }, [pathname]);
}
