import { createHash } from 'node:crypto';
import type { FormValues, SubmissionType } from '../../contract/fields.ts';

/**
 * Tells whether a repeated Idempotency-Key carries the same request: the customer's own values only, since
 * a retry comes with a fresh captcha token and later telemetry.
 */
export function fingerprint(type: SubmissionType, values: FormValues): string {
  return sha256(JSON.stringify([type, Object.entries(values).sort(byName)]));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
