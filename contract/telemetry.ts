import type { SharedPosition } from './position.ts';

/** Telemetry may have any shape: the server cuts or drops it, and never refuses a request for it. */
export type Telemetry = Record<string, unknown>;

/**
 * `visitor_info` as the page writes it (docs/product.md 7.3). Who reads it names its members by this list, and expects none.
 * What the browser does not expose is left out. Durations in ms.
 */
export type VisitorInfo = {
  deviceType?: 'Desktop' | 'Mobile' | 'Tablet';
  browser?: string;
  browserVersion?: string;
  operatingSystem?: string;
  operatingSystemVersion?: string;
  userAgent?: string;
  language?: string;
  platform?: string;
  screenResolution?: string;
  windowSize?: string;
  /** ISO 8601, by the visitor's clock. */
  timestamp?: string;
  timezone?: string;
  geolocation?: SharedPosition | undefined;
  /** From the first touch of the form. */
  formCompletionTime?: number;
  /** From the navigation to the end of the load event, of the last page loaded in full. */
  pageLoadTime?: number;
  visitDuration?: number;
};

/** Where a visitor came from, the part of `traffic_source` that others read (docs/product.md 7.1). */
export type TrafficSource = {
  source: string;
  /** 'cpc', 'organic', 'social', 'referral', 'none' for direct, or the link's utm_medium; null if unknown. */
  medium: string | null;
  campaign: string | null;
  keyword: string | null;
};
