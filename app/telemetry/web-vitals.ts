import libraryAddress from 'web-vitals?url';
import { whenIdle } from '../browser/when-idle.ts';
import { sendEvent } from './analytics.ts';

/** Good up to the first value, poor above the second (docs/product.md 7.7). In ms, except CLS. */
const thresholds = {
  LCP: [2500, 4000],
  FID: [100, 300],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  TTFB: [800, 1800],
  FCP: [1800, 3000],
} as const;

type VitalName = keyof typeof thresholds;

export function ratingOf(name: VitalName, value: number): 'good' | 'needs-improvement' | 'poor' {
  const [good, poor] = thresholds[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** A page that renders nothing may have no idle moment. */
const timeoutMs = 3000;

function report(name: VitalName, value: number): void {
  sendEvent('web_vitals', {
    metric_name: name,
    metric_rating: ratingOf(name, value),
    metric_value: Math.round(name === 'CLS' ? value * 1000 : value),
  });
}

/** First Input Delay (docs/product.md 7.7), which web-vitals no longer measures. */
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
  // Imported by URL: through Vite's loader, a missing file would reload the page (app/layout/missing-chunk.ts).
  const vitals: typeof import('web-vitals') = await import(/* @vite-ignore */ libraryAddress);
  const reported = new Set<string>();
  for (const watch of [vitals.onTTFB, vitals.onFCP, vitals.onLCP, vitals.onCLS, vitals.onINP]) {
    watch(({ id, name, value }) => {
      // CLS and INP are reported again each time the page is hidden: send only the first.
      if (reported.has(id)) return;
      reported.add(id);
      report(name, value);
    });
  }
  watchFirstInput();
}

/**
 * Reports web vitals to the operator's analytics (docs/product.md 7.7). LCP, CLS and INP are final
 * when the page is hidden; INP is the slowest interaction, ignoring one in fifty. Errors are ignored.
 */
export function reportWebVitals(): void {
  whenIdle(() => void watchAll().catch(() => undefined), timeoutMs);
}
