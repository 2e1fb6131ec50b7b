import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../browser/when-idle.ts';
import { registerWorker } from './register-worker.ts';

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
