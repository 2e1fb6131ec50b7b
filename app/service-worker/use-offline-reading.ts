import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../browser/when-idle.ts';
import { pageAddress } from '../layout/page-path.ts';

/** The browser checks only on page loads, but a tab may stay open for days without one. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    // Offline, or the script is broken or missing. The current worker stays.
    registration.update().catch(() => undefined);
  });
}

/** Not on localhost (docs/product.md 5.1). Service workers are missing without https and in some private windows. */
async function registerWorker(): Promise<void> {
  if (!navigator.serviceWorker || location.hostname === 'localhost') return;
  try {
    checkForUpdates(
      await navigator.serviceWorker.register(pageAddress('/sw.js'), { scope: pageAddress('/') }),
    );
  } catch {
    // The site works without a worker.
  }
}

/** In ms. The longest wait for an idle moment, because a visitor may lose the connection soon. */
const timeoutMs = 2000;

const loadedAssets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) =>
      ['assets', 'p'].some((folder) => name.startsWith(`${location.origin}/${folder}/`)),
    );

async function cacheVisited(path: string): Promise<void> {
  if (!navigator.serviceWorker) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ path, assets: loadedAssets() });
}

/** Also caches pages that the worker did not serve: after client-side navigation, and on the first visit. */
export function useOfflineReading(): void {
  const { pathname } = useLocation();
  const answeredByWorker = useRef<string>(undefined);

  useEffect(() => whenIdle(() => void registerWorker(), timeoutMs), []);

  useEffect(() => {
    answeredByWorker.current ??= navigator.serviceWorker?.controller ? pathname : '';
    if (answeredByWorker.current === pathname) return;
    return whenIdle(() => {
      cacheVisited(pageAddress(pathname)).catch(() => undefined);
    }, timeoutMs);
  }, [pathname]);
}
