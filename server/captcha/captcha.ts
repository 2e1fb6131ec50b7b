import type { CaptchaProvider } from '../../contract/request.ts';

/**
 * - `verified`: the provider accepted the token
 * - `unverified`: the provider could not be reached; the request is accepted anyway
 * - `refused`: malformed, forged, expired or already used
 *
 * `once` is stored with the request, so that the token works only once across all servers.
 */
export type CaptchaVerdict =
  | {
      status: 'verified' | 'unverified';
      provider: CaptchaProvider;
      once: { id: string; expiresAt: Date };
    }
  | { status: 'refused' };

/** Rejects for no input that a client can send. */
export interface Captcha {
  verify(token: string): Promise<CaptchaVerdict>;
}
