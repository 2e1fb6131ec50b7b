import type { FormValues } from '../../../contract/fields.ts';
import type { NewRequest } from '../../../contract/request.ts';
import { randomKey } from '../../browser/random-key.ts';

export interface Attempt {
  /** Idempotency-Key (docs/product.md 9.4). */
  key: string;
  request: NewRequest;
  fingerprint: string;
  /** It was sent, and may have arrived. */
  tried: boolean;
}

/** Returns the previous attempt for the same values, so that a retry after a lost response cannot book twice. */
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
  const request = { ...values, ...about(), recaptcha_token: token };
  return { key: randomKey(), request, fingerprint, tried: false };
}

/** Leaves out whether the list of times was opened, which does not change the request. */
export const fingerprintOf = ({ timeframe_touched: _, ...values }: FormValues) =>
  JSON.stringify(values);
