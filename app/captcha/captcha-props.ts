import type { Ref } from 'react';

export interface CaptchaHandle {
  /** Back to the unsolved state; reports null. A token is single use: call it once one was refused. */
  reset: () => void;
  focus: () => void;
}

/** What every provider's component takes. */
export interface CaptchaProps {
  ref?: Ref<CaptchaHandle>;
  /** The token once solved; null again on expiry, reset or failure. */
  onToken: (token: string | null) => void;
  /** True once the visitor has begun: time to load. It also loads on coming near the viewport. */
  wanted: boolean;
  /** The script could not be loaded. Called once per failure; the component shows it and offers a retry. */
  onLoadError: (message: string) => void;
}
