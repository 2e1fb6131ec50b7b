import { useEffect } from 'react';
import { usePagePath } from '../layout/use-page-path.ts';
import { known } from './known.ts';
import { beginPage } from './page-metrics.ts';
import { beginVisit } from './visit-duration.ts';
import { reportWebVitals } from './web-vitals.ts';

/** Measures the visit from page to page, from when React is here. */
export function useMeasures(): void {
  const path = usePagePath();
  useEffect(() => {
    known(beginVisit);
    known(() => beginPage(path));
  }, [path]);
  useEffect(() => {
    known(reportWebVitals);
  }, []);
}
