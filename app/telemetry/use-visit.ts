import { useEffect } from 'react';
import { isShownAgain, type Landing, landing, pageBefore } from '../attribution/landing.ts';
import { lastPage, notePage } from '../attribution/visits.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import { tryRead } from '../browser/try-read.ts';
import { pagePath } from '../layout/page-path.ts';
import { usePagePath } from '../layout/use-page-path.ts';
import { beginPage } from './page-metrics.ts';
import { beginVisit } from './visit-duration.ts';
import { reportWebVitals } from './web-vitals.ts';

let hasLanded = false;

/** Only a link with something to say, or another site, tells where the visitor came from. */
async function noteArrival(here: Landing): Promise<void> {
  const from = pageBefore(here);
  const mayTell = here.query || (from ? from.search : here.referrer) || asksForPrivacy();
  if (!mayTell) return;
  const { noteSource } = await import('../attribution/arrival/arrival.ts');
  noteSource(here);
}

/** Once for each load of a page, before anything changes its address. */
export function noteLanding(): void {
  if (hasLanded) return;
  hasLanded = true;
  const here = landing();
  // Not fetched, or refused by the browser: then the source is not known.
  noteArrival(here).catch(() => undefined);
  const noted = lastPage();
  if (noted && isShownAgain()) return;
  const before = pageBefore(here);
  if (before && pagePath(before.pathname) !== noted) notePage(pagePath(before.pathname));
}

/** Keeps the counters and the source of this visitor, and measures the page (docs/product.md 7). */
export function useVisit(): void {
  const path = usePagePath();
  useEffect(() => {
    // A browser that refuses a fact must not cost the visitor the page.
    tryRead(noteLanding);
    tryRead(() => notePage(path));
    tryRead(beginVisit);
    tryRead(() => beginPage(path));
  }, [path]);
  useEffect(() => {
    tryRead(reportWebVitals);
  }, []);
}
