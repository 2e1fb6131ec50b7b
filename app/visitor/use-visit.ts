import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { known } from './known.ts';
import { beginPage } from './page-metrics.ts';
import { beginVisit } from './visit.ts';
import { reportWebVitals } from './web-vitals.ts';

/** Follows the visit from page to page, from when React is here. */
export function useVisit(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    known(beginVisit);
    known(() => beginPage(pathname));
  }, [pathname]);
  useEffect(() => {
    known(reportWebVitals);
  }, []);
}
