import type { Telemetry } from '../../contract/submission.ts';
import { tryRead } from '../browser/try-read.ts';
import { sourceNow } from './attribution.ts';
import { counters } from './visits.ts';

/** docs/product.md 7.1. Never throws. The browser-kept counters have no room of their own in the record. */
export function trafficSource(): Telemetry {
  return { ...tryRead(sourceNow), ...tryRead(counters) };
}
