import libraryAddress from 'web-vitals?url';
import type { Metric } from 'web-vitals';
import { whenIdle } from '../browser/when-idle.ts';
import { sendEvent } from './analytics.ts';

/** In ms. A page that renders nothing may have no idle moment. */
const timeoutMs = 3000;

function report(name: string, rating: Metric['rating'], value: number): void {
  sendEvent('web_vitals', {
    metric_name: name,
    metric_rating: rating,
    metric_value: Math.round(name === 'CLS' ? value * 1000 : value),
  });
}

/** web-vitals no longer measures First Input Delay (docs/product.md 7.7). */
export function fidRating(ms: number): Metric['rating'] {
  if (ms <= 100) return 'good';
  return ms <= 300 ? 'needs-improvement' : 'poor';
}

function watchFirstInput(): void {
  const type = 'first-input';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list, observer) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[];
    if (!entry) return;
    observer.disconnect();
    const delay = entry.processingStart - entry.startTime;
    report('FID', fidRating(delay), delay);
  }).observe({ type, buffered: true });
}

async function watchAll(): Promise<void> {
  // By URL, because a missing file would reload the page through Vite's loader (app/layout/missing-chunk.ts).
  const vitals: typeof import('web-vitals') = await import(/* @vite-ignore */ libraryAddress);
  const reported = new Set<string>();
  for (const watch of [vitals.onTTFB, vitals.onFCP, vitals.onLCP, vitals.onCLS, vitals.onINP]) {
    watch(({ id, name, rating, value }) => {
      // CLS and INP are reported each time the page is hidden. Only the first is sent.
      if (reported.has(id)) return;
      reported.add(id);
      report(name, rating, value);
    });
  }
  watchFirstInput();
}

/** INP ignores one interaction in fifty (docs/product.md 7.7). Errors are ignored. */
export function reportWebVitals(): void {
  whenIdle(() => void watchAll().catch(() => undefined), timeoutMs);
}
