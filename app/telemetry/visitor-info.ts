import type { VisitorInfo } from '../../contract/telemetry.ts';
import { tryRead } from '../browser/try-read.ts';
import type { Device } from './device.ts';
import { lastPosition, readGrantedPosition } from './position.ts';
import { visitDuration } from './visit-duration.ts';

let device: Device | undefined;

async function readDevice(): Promise<void> {
  const { deviceOf } = await import('./device.ts');
  device = deviceOf({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    shortSide: Math.min(screen.width, screen.height),
  });
}

export function prepareVisitorInfo(): void {
  readDevice().catch(() => undefined);
  readGrantedPosition().catch(() => undefined);
}

/** The server keeps 500 characters, and refuses a body that is too large. */
const text = (read: () => string) => tryRead(() => String(read()).slice(0, 500));

function pageLoadTime(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd ? Math.round(navigation.loadEventEnd) : undefined;
}

/** Never throws. `startedAt`: first touch of the form, by performance.now(). */
export function visitorInfo(startedAt: number | undefined): VisitorInfo {
  // Read before the page's first Intl object, which takes 100 ms on a slow phone, so that it matches `timestamp`.
  const duration = tryRead(visitDuration);
  return {
    userAgent: text(() => navigator.userAgent),
    language: text(() => navigator.language),
    platform: text(() => navigator.platform),
    screenResolution: text(() => `${screen.width}x${screen.height}`),
    windowSize: text(() => `${innerWidth}x${innerHeight}`),
    timestamp: text(() => new Date().toISOString()),
    timezone: text(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
    ...device,
    geolocation: lastPosition(),
    formCompletionTime:
      startedAt === undefined ? undefined : Math.round(performance.now() - startedAt),
    pageLoadTime: tryRead(pageLoadTime),
    visitDuration: duration,
  };
}
