import type { FormValues } from '../../../contract/fields.ts';
import type { NewRequest } from '../../../contract/request.ts';
import { consentParts } from '../../before-hydration/root-data.ts';
import { randomKey } from '../../browser/random-key.ts';

/** The version of the words that this page shows: it may have been kept since an earlier one. */
const [, , , consentWords] = consentParts;

/** One request of a visitor, however often it has to be sent until an answer comes back. */
export interface Attempt {
  /** Idempotency-Key: the server keeps one request per key (docs/product.md 9.4). */
  key: string;
  request: NewRequest;
  /** Identifies its values. If one of them changes, it is another request. */
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
  about: () => Pick<NewRequest, 'type'> & Partial<NewRequest>,
): Attempt {
  const fingerprint = fingerprintOf(values);
  if (previous?.fingerprint === fingerprint) {
    return { ...previous, request: { ...previous.request, recaptcha_token: token } };
  }
  const agreed = values.sms_consent && consentWords && { sms_consent_words: consentWords };
  const request = { ...values, ...agreed, ...about(), recaptcha_token: token };
  return { key: randomKey(), request, fingerprint };
}

export const fingerprintOf = (values: FormValues) => JSON.stringify(values);
