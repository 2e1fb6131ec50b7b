import { useEffect } from 'react';
import { isFirstReload } from '../browser/first-reload.ts';
import { isTelemetryChunkError, useDestination } from '../browser/framework-internals.ts';
import { isControlledByWorker } from './load-in-full.ts';

/** Whether a reload would lose what was typed into a form. */
function hasTypedValues(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method=post] :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea)',
  );
  return [...fields].some(({ value }) => value !== '');
}

/**
 * After a deploy the files of the earlier build are gone, and a page opened before it cannot load its other
 * chunks (docs/product.md 3.9). A full load gets the new build: of the page being navigated to, or else of
 * this one. Only once, never over typed values, and offline only for a page that the service worker can
 * answer. In all other cases the import rejects as usual.
 */
export function useReloadOnMissingChunk(): void {
  const destination = useDestination();
  useEffect(() => {
    function onPreloadError(event: WindowEventMap['vite:preloadError']) {
      if (isTelemetryChunkError(event.payload)) return;
      const target = destination();
      const { pathname, search, hash } = target ?? window.location;
      if (!target && hasTypedValues()) return;
      // Offline, the service worker's answer is complete or has no scripts, so that this cannot loop.
      const again = navigator.onLine
        ? isFirstReload(pathname + search)
        : target && isControlledByWorker();
      if (!again) return;
      event.preventDefault();
      if (target) window.location.assign(pathname + search + hash);
      else window.location.reload();
    }
    addEventListener('vite:preloadError', onPreloadError);
    return () => removeEventListener('vite:preloadError', onPreloadError);
  }, [destination]);
}
