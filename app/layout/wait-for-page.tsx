import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, useNavigation } from 'react-router';
import { pageAt } from '../../content/en/pages.ts';
import { LoadingView } from './loading-view.tsx';
import { scrollToTop } from './menu-link.tsx';

/** In ms. A page that comes sooner is not announced: a flash of grey would make it seem slower. */
const patience = 150;

/** Pages that are mostly a grid of cards. */
const grids = ['services', 'service-category', 'service-areas', 'sitemap'];

/** The path of the page that is being waited for, once that has taken longer than `patience`. */
function useAwaitedPath(location: Location | undefined): string | undefined {
  const [slow, setSlow] = useState(false);
  const path = location?.pathname;
  useEffect(() => {
    setSlow(false);
    if (!path) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [path]);
  return slow ? path : undefined;
}

/** Shows the loading view in place of the page that is being left; that one stays, typed values and all. */
export function WaitForPage({ children }: { children: ReactNode }) {
  const { location } = useNavigation();
  const path = useAwaitedPath(location);
  const waiting = path !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the loading view comes
  useLayoutEffect(() => {
    if (waiting) scrollToTop(location?.state);
  }, [waiting]);
  return (
    <>
      {waiting && <LoadingView skeleton={grids.includes(pageAt(path).screen)} />}
      <div hidden={waiting}>{children}</div>
    </>
  );
}
