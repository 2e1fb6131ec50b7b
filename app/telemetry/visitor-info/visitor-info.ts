import { tryRead } from '../../browser/try-read.ts';
import { visitDuration } from '../visit-duration.ts';
import { readClientHints } from './client-hints.ts';
import type { Device } from './device.ts';
import { lastPosition, type Position, readGrantedPosition } from './position.ts';

/** docs/product.md 7.3. A fact that the browser does not give is left out. Times in milliseconds. */
export type VisitorInfo = Partial<Device> & {
  userAgent?: string;
  language?: string;
  platform?: string;
  screenResolution?: string;
  windowSize?: string;
  /** ISO 8601, by the visitor's clock. */
  timestamp?: string;
  timezone?: string;
  geolocation?: Position;
  /** From the first touch of the form. */
  formCompletionTime?: number;
  /** From the navigation to the end of the load event of the page that the visit came in by. */
  pageLoadTime?: number;
  visitDuration?: number;
};

let device: Device | undefined;

async function readDevice(): Promise<void> {
  const { deviceOf } = await import('./device.ts');
  const clues = {
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    shortSide: Math.min(screen.width, screen.height),
  };
  device = deviceOf(clues);
  const hints = await readClientHints();
  if (hints) device = deviceOf({ ...clues, hints });
}

/** Starts reading what takes time. Call it when a form is first touched: until then nobody needs it. */
export function prepareVisitorInfo(): void {
  // Whatever fails here is not known, and the request goes without it.
  readDevice().catch(() => undefined);
  readGrantedPosition().catch(() => undefined);
}

/** More than this the server would not keep, and a body too large would cost the request. */
const longest = 500;
const text = (read: () => string) => tryRead(() => String(read()).slice(0, longest));

function pageLoadTime(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd ? Math.round(navigation.loadEventEnd) : undefined;
}

/**
 * What is known of the visitor at the moment of sending. Never throws.
 *
 * @param startedAt when the form was first touched, as of performance.now(); undefined if it never was
 */
export function visitorInfo(startedAt: number | undefined): VisitorInfo {
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
    visitDuration: tryRead(visitDuration),
  };
}
