import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { pageAt } from '../../content/en/pages.ts';
import { LoadingView } from './loading-view.tsx';

/** In ms. A page that comes sooner is not announced: a flash of grey would make it seem slower. */
const patience = 150;

/** Pages that are mostly a grid of cards. */
const grids = ['services', 'service-category', 'service-areas', 'sitemap'];

/** The path of the page that is being waited for, once that has taken longer than `patience`. */
function useAwaitedPath(): string | undefined {
  const { location } = useNavigation();
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
  const path = useAwaitedPath();
  const waiting = path !== undefined;
  useLayoutEffect(() => {
    if (waiting) scrollTo(0, 0);
  }, [waiting]);
  return (
    <>
      {waiting && <LoadingView skeleton={grids.includes(pageAt(path).screen)} />}
      <div hidden={waiting}>{children}</div>
    </>
  );
}
