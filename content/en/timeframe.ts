import type { StoredSubmission } from '../../contract/answers/submission.ts';

/** A request's time frame as the owner reads it: whoever leaves the preset ASAP alone may not be in a hurry. */
export function timeframeText({
  timeframe,
  timeframe_touched,
}: Pick<StoredSubmission, 'timeframe' | 'timeframe_touched'>): string | null {
  return timeframe && timeframe_touched === 'no'
    ? `${timeframe} (not changed by the customer)`
    : timeframe;
}
