import type { FormValues } from '../../../contract/fields.ts';
import type { SubmissionRequest } from '../../../contract/submission.ts';

/** One request of a visitor, however often it has to be sent until an answer comes back. */
export interface Attempt {
  /** Idempotency-Key: the server keeps one booking per key (docs/product.md 9.4). */
  key: string;
  request: SubmissionRequest;
  /** Of its values. If one of them changes, it is another request. */
  fingerprint: string;
}

/**
 * The attempt for these values: the previous one again while nothing was changed, so that a retry
 * after a lost answer cannot book twice. Only its captcha token may be a newer one.
 *
 * @param about type of the request, and telemetry
 */
export function attemptFor(
  previous: Attempt | undefined,
  values: FormValues,
  token: string,
  about: () => Pick<SubmissionRequest, 'type'> & Partial<SubmissionRequest>,
): Attempt {
  const fingerprint = fingerprintOf(values);
  if (previous?.fingerprint === fingerprint) {
    return { ...previous, request: { ...previous.request, recaptcha_token: token } };
  }
  const request = { ...values, ...about(), recaptcha_token: token };
  return { key: randomKey(), request, fingerprint };
}

export const fingerprintOf = (values: FormValues) => JSON.stringify(values);

/** A version 4 UUID. crypto.randomUUID exists in secure contexts only. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
