import type { Ref } from 'react';

interface WidgetHandle {
  /** Back to the unsolved state; reports null. A token is single use: call it once one was refused. */
  reset: () => void;
  /** A request with the token failed for another reason: gives the token up where it cannot serve again. */
  submitFailed: () => void;
}

export interface CaptchaHandle extends WidgetHandle {
  focus: () => void;
}

interface Reports {
  /** The token once solved; null again on expiry, reset or failure. */
  onToken: (token: string | null) => void;
  /** The script could not be loaded. Called once per failure; the component shows it and offers a retry. */
  onLoadError: (message: string) => void;
}

/** What the form gives to the captcha, whoever provides it. */
export interface CaptchaProps extends Reports {
  ref?: Ref<CaptchaHandle>;
  /** True once the visitor has begun: time to load. It also loads on coming near the viewport. */
  wanted: boolean;
}

/** What every provider's widget takes: it is rendered when it is time to load. */
export interface WidgetProps extends Reports {
  ref: Ref<WidgetHandle>;
  /** There is something to solve now. */
  onReady: () => void;
  /** What has the focus is about to go: the widget takes it once it is ready. */
  keepFocus: () => void;
  /** The visitor would rather have the built-in check. */
  onBuiltIn: () => void;
}
