import { createHash } from 'node:crypto';
import type { FormValues, SubmissionType } from '../../contract/fields.ts';

/**
 * Hash by which a repeated Idempotency-Key is checked to come with the same request. Only of the customer's
 * values: a retry has another captcha token and other telemetry.
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
