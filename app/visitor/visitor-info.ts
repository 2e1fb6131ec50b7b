import type { Telemetry } from '../../contract/submission.ts';

/**
 * What is known of the visitor's device at the moment of sending (specification 3, 'visitor_info').
 *
 * @param startedAt when the form was first touched, as of performance.now(); undefined if it never was
 */
export function visitorInfo(startedAt: number | undefined): Telemetry {
  return {
    userAgent: navigator.userAgent,
    language: navigator.language,
    platform: navigator.platform,
    screenResolution: `${screen.width}x${screen.height}`,
    windowSize: `${innerWidth}x${innerHeight}`,
    timestamp: new Date().toISOString(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    /** Milliseconds. */
    formCompletionTime:
      startedAt === undefined ? undefined : Math.round(performance.now() - startedAt),
  };
}
