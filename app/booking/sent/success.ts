import { useSyncExternalStore } from 'react';
import type { SubmissionRequest } from '../../../contract/submission.ts';
import { countSubmission } from '../../attribution/visits.ts';
import { sessionStore } from '../../browser/safe-storage.ts';
import { sendEvent } from '../../telemetry/analytics.ts';

const referenceKey = 'last_reference';

/** Records a stored request (docs/product.md 4.9). */
export function recordSuccess(reference: string, request: Partial<SubmissionRequest> = {}): void {
  sessionStore.set('form_submitted', 'true');
  sessionStore.set(referenceKey, reference);
  countSubmission();
  reportConversion(request);
}

const subscribeToNothing = () => () => {};

const storedReference = () => sessionStore.get(referenceKey);

/** The reference of what was last sent in this session; null for none, undefined until React is there. */
export function useLastReference(): string | null | undefined {
  return useSyncExternalStore(subscribeToNothing, storedReference, () => undefined);
}

/** In characters. */
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
