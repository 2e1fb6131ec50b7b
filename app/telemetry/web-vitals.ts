import libraryAddress from 'web-vitals?url';
import { whenIdle } from '../browser/when-idle.ts';
import { hasAnalytics, sendEvent } from './analytics.ts';
import { ratingOf, type VitalName } from './vital-rating.ts';

/** On a page that draws nothing idle moments may never come. */
const latestMs = 3000;

function report(name: VitalName, value: number): void {
  sendEvent('web_vitals', {
    metric_name: name,
    metric_rating: ratingOf(name, value),
    metric_value: Math.round(name === 'CLS' ? value * 1000 : value),
  });
}

/** web-vitals no longer measures it: how long the first input waited for its handler (docs/product.md 7.7). */
function watchFirstInput(): void {
  const type = 'first-input';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list, observer) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[];
    if (!entry) return;
    observer.disconnect();
    report('FID', entry.processingStart - entry.startTime);
  }).observe({ type, buffered: true });
}

async function watchAll(): Promise<void> {
  // By its address, not by Vite's loader: that would have a missing file reload the page (app/layout).
  const vitals: typeof import('web-vitals') = await import(/* @vite-ignore */ libraryAddress);
  const told = new Set<string>();
  for (const watch of [vitals.onTTFB, vitals.onFCP, vitals.onLCP, vitals.onCLS, vitals.onINP]) {
    watch(({ id, name, value }) => {
      // CLS and INP are told again each time the page is left: nobody could tell that from another visit.
      if (told.has(id)) return;
      told.add(id);
      report(name, value);
    });
  }
  watchFirstInput();
}

/**
 * Tells the operator's measuring service how fast the page was (docs/product.md 7.7); loads nothing where
 * there is none. LCP, CLS and INP come when the page is left; INP is the 98th percentile: the slowest
 * interaction, with one in fifty left out. Errors are ignored.
 */
export function reportWebVitals(): void {
  if (!hasAnalytics()) return;
  whenIdle(() => void watchAll().catch(() => undefined), latestMs);
}
