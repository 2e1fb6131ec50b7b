import type { SharedPosition } from './position.ts';

/** May have any shape: the server cuts or drops what it does not want, and refuses no request because of it. */
export type Telemetry = Record<string, unknown>;

/** Written by the page, not checked by the server: readers must expect any member to be missing. Durations in ms. */
export type VisitorInfo = {
  deviceType?: 'Desktop' | 'Mobile' | 'Tablet';
  browser?: string;
  browserVersion?: string;
  operatingSystem?: string;
  userAgent?: string;
  language?: string;
  platform?: string;
  screenResolution?: string;
  windowSize?: string;
  timestamp?: string;
  timezone?: string;
  geolocation?: SharedPosition | undefined;
  formCompletionTime?: number;
  pageLoadTime?: number;
  visitDuration?: number;
};

/** The part of `traffic_source` that is read elsewhere (docs/product.md 7.1). */
export type TrafficSource = {
  source: string;
  /** 'cpc', 'organic', 'social', 'referral', 'none' for direct, or utm_medium of the link; null if unknown. */
  medium: string | null;
  campaign: string | null;
  keyword: string | null;
};
