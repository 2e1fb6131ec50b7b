import { useEffect } from 'react';
import { isReloadOrBack, type Landing, landing, pageBefore } from '../attribution/landing.ts';
import { lastPage, recordPage } from '../attribution/visits.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import { rootData } from '../browser/root-data.ts';
import { tryRead } from '../browser/try-read.ts';
import { pagePath } from '../layout/page-path.ts';
import { usePagePath } from '../layout/use-page-path.ts';
import { hasAnalytics } from './analytics.ts';
import { beginPage } from './page-metrics.ts';
import { beginVisit } from './visit-duration.ts';

let hasLanded = false;

async function noteArrival(here: Landing): Promise<void> {
  const from = pageBefore(here);
  const mayHaveSource = here.query || (from ? from.search : here.referrer) || asksForPrivacy();
  if (mayHaveSource) (await import('../attribution/arrival.ts')).recordSource(here);
}

/** Once per full page load, before anything changes the URL. */
export function recordLanding(): void {
  if (hasLanded) return;
  hasLanded = true;
  const here = landing();
  noteArrival(here).catch(() => undefined);
  const recorded = lastPage();
  if (recorded && isReloadOrBack()) return;
  const before = pageBefore(here);
  if (before && pagePath(before.pathname) !== recorded) recordPage(pagePath(before.pathname));
}

async function tellAnalytics(): Promise<void> {
  if (rootData.analytics !== undefined) await (await import('./tell-google.ts')).reportPageView();
}

async function measureSpeed(): Promise<void> {
  if (hasAnalytics()) (await import('./web-vitals.ts')).reportWebVitals();
}

/** For what is recorded, see docs/product.md 7. */
export function useVisit(): void {
  const path = usePagePath();
  useEffect(() => {
    // A browser API that throws must not break the page.
    tryRead(recordLanding);
    tryRead(() => recordPage(path));
    tryRead(beginVisit);
    tryRead(() => beginPage(path));
    tellAnalytics().catch(() => undefined);
  }, [path]);
  useEffect(() => {
    measureSpeed().catch(() => undefined);
  }, []);
}
