import type { SubmissionRequest } from '../../../contract/submission.ts';
import { sendEvent } from '../../telemetry/analytics.ts';

/** Longer is no campaign. */
const longest = 100;

/**
 * Tells the operator's measuring service of a request that was stored (docs/product.md 7.6). Five fields and
 * no others: nothing that a person has typed, so of a service in own words only 'Other'.
 */
export function reportConversion({
  service,
  timeframe,
  traffic_source,
}: Partial<SubmissionRequest>): void {
  const { source, medium, campaign } = traffic_source ?? {};
  const fields = { service, timeframe, source, medium, campaign };
  const told = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value.slice(0, longest)] as const] : [],
  );
  sendEvent('booking_submission', Object.fromEntries(told));
}
