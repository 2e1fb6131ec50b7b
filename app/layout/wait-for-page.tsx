import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, useNavigation } from 'react-router';
import { pageAt } from '../../content/registry/pages.ts';
import { LoadingView } from './loading-view.tsx';
import { scrollToTop } from './menu-link.tsx';
import { registeredPath } from './page-path.ts';

/** A page that loads sooner gets no loading view: a flash of gray would make it seem slower. */
const slowAfterMs = 150;

const grids = ['services', 'service-category', 'service-areas', 'sitemap'];

/** Path of the page being loaded, once that has taken longer than `slowAfterMs`. */
function useAwaitedPath(location: Location | undefined): string | undefined {
  const [slow, setSlow] = useState(false);
  const path = location?.pathname;
  useEffect(() => {
    setSlow(false);
    if (!path) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [path]);
  return slow ? path : undefined;
}

/** Shows the loading view over the page being left, which stays mounted with its typed values. */
export function WaitForPage({ children }: { children: ReactNode }) {
  const { location } = useNavigation();
  const path = useAwaitedPath(location);
  const waiting = path !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the loading view appears
  useLayoutEffect(() => {
    if (waiting) scrollToTop(location?.state);
  }, [waiting]);
  return (
    <>
      {waiting && <LoadingView skeleton={grids.includes(pageAt(registeredPath(path)).screen)} />}
      <div hidden={waiting}>{children}</div>
    </>
  );
}
