import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import type { HoldScriptData } from '../before-hydration/dom-contract.ts';
import { workerAnswers } from './load-in-full.ts';

/** Names the build this page came from. */
function builtAs(): string {
  const data: HoldScriptData | undefined =
    document.querySelector<HTMLElement>('script[data-start]')?.dataset;
  return data?.start ?? '';
}

/** Whether a reload would cost the visitor what they have typed into a form that is to be sent. */
function hasTypedValues(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method=post] :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea)',
  );
  return [...fields].some(({ value }) => value !== '');
}

/** False the second time for the same build and address, and where nothing can be remembered. */
function isFirstTry(address: string): boolean {
  const mark = `${builtAs()} ${address}`;
  try {
    if (sessionStorage.getItem('reloaded_for') === mark) return false;
    sessionStorage.setItem('reloaded_for', mark);
    return true;
  } catch {
    return false;
  }
}

/**
 * After a deploy the files of the earlier build are gone, and a page opened before it cannot load the
 * rest of itself (docs/product.md 3.9). A full load brings the new build: of the page
 * the visitor is on the way to, or else of this one. Once; and never over typed values, or without a
 * connection unless the service worker has the page: then the error goes on to whoever asked for the file.
 */
export function useReloadOnMissingChunk(): void {
  // The router itself: what useNavigation tells may come after the failure.
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    function onPreloadError(event: Event) {
      const target = router?.state.navigation.location;
      const { pathname, search, hash } = target ?? window.location;
      if (!target && hasTypedValues()) return;
      // Without a connection a page comes from the worker, complete or without scripts: it cannot go round.
      const again = navigator.onLine ? isFirstTry(pathname + search) : target && workerAnswers();
      if (!again) return;
      event.preventDefault();
      if (target) window.location.assign(pathname + search + hash);
      else window.location.reload();
    }
    addEventListener('vite:preloadError', onPreloadError);
    return () => removeEventListener('vite:preloadError', onPreloadError);
  }, [router]);
}
