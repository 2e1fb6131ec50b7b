import type { Telemetry } from '../../contract/submission.ts';
import { tryRead } from '../browser/try-read.ts';
import { sourceNow } from './attribution.ts';
import { counters } from './visits.ts';

/** Source and visit counters as sent with a request (docs/product.md 7.1). Never throws. */
export function trafficSource(): Telemetry {
  return { ...tryRead(sourceNow), ...tryRead(counters) };
}
