import { useSyncExternalStore } from 'react';
import type { SubmissionRequest } from '../../../contract/submission.ts';
import { countSubmission } from '../../attribution/visits.ts';
import { sessionStore } from '../../browser/safe-storage.ts';
import { sendEvent, shortTexts } from '../../telemetry/analytics.ts';
import type { Sent } from '../submit/outcome.ts';

const referenceKey = 'last_reference';
const followKey = 'last_follow';

/** Records a stored request (docs/product.md 4.9). */
export function recordSuccess(
  { reference, follow = '' }: Sent,
  request: Partial<SubmissionRequest> = {},
): void {
  sessionStore.set('form_submitted', 'true');
  sessionStore.set(referenceKey, reference);
  sessionStore.set(followKey, follow);
  countSubmission();
  reportConversion(request);
}

const subscribeToNothing = () => () => {};

function useStored(key: string): string | null | undefined {
  return useSyncExternalStore(
    subscribeToNothing,
    () => sessionStore.get(key),
    () => undefined,
  );
}

/** The reference of what was last sent in this session; null for none, undefined until React is there. */
export function useLastReference() {
  return useStored(referenceKey);
}

/** The token to follow it with; empty if the server gave none. */
export function useLastFollow() {
  return useStored(followKey);
}

/**
 * Tells the analytics of a request that was stored (docs/product.md 7.6). Five fields and
 * no others: nothing that a person has typed, so of a service in own words only 'Other'.
 */
export function reportConversion({
  service,
  timeframe,
  traffic_source,
}: Partial<SubmissionRequest>): void {
  const { source, medium, campaign } = traffic_source ?? {};
  sendEvent('booking_submission', shortTexts({ service, timeframe, source, medium, campaign }));
}
