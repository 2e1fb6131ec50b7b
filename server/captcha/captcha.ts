import type { CaptchaProvider } from '../../contract/submission.ts';

/**
 * - `verified`: the provider vouches for the token
 * - `unverified`: the provider could not be asked, and the booking is taken all the same
 * - `refused`: malformed, forged, expired or spent
 *
 * `once` is recorded with the booking, so that the token works one time, on whichever server.
 */
export type CaptchaVerdict =
  | {
      status: 'verified' | 'unverified';
      provider: CaptchaProvider;
      once: { id: string; expiresAt: Date };
    }
  | { status: 'refused' };

/** Never throws for what a client can send. */
export interface Captcha {
  verify(token: string): Promise<CaptchaVerdict>;
}
