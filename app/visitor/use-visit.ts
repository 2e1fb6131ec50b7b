import { useEffect } from 'react';
import { usePagePath } from '../layout/use-page-path.ts';
import { noteSource } from './attribution.ts';
import { known } from './known.ts';
import { isShownAgain, landing, pageBefore } from './landing.ts';
import { beginPage } from './page-metrics.ts';
import { beginVisit } from './visit-duration.ts';
import { lastPage, notePage } from './visits.ts';
import { reportWebVitals } from './web-vitals.ts';

let hasLanded = false;

/** Once for each load of a page, before anything changes its address. */
function noteLanding(): void {
  if (hasLanded) return;
  hasLanded = true;
  noteSource();
  const noted = lastPage();
  if (noted && isShownAgain()) return;
  const before = pageBefore(landing())?.pathname.replace(/(.)\/+$/, '$1');
  if (before && before !== noted) notePage(before);
}

/** Keeps the counters and the source of this visitor, and measures the page (specification 3). */
export function useVisit(): void {
  const path = usePagePath();
  useEffect(() => {
    // A browser that refuses a fact must not cost the visitor the page.
    known(noteLanding);
    known(() => notePage(path));
    known(beginVisit);
    known(() => beginPage(path));
  }, [path]);
  useEffect(() => {
    known(reportWebVitals);
  }, []);
}
