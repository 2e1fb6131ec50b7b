import type { CaptchaProvider } from '../../contract/request.ts';

/**
 * `unverified`: the provider could not be reached, and the request is accepted anyway. `once` is stored with the
 * request, so that the token works only once across all servers.
 */
export type CaptchaVerdict =
  | {
      status: 'verified' | 'unverified';
      provider: CaptchaProvider;
      once: { id: string; expiresAt: Date };
    }
  | { status: 'refused' };

/** Never rejects because of what a client sent. */
export interface Captcha {
  verify(token: string): Promise<CaptchaVerdict>;
}
