import type { Ref } from 'react';
import { captchaWords } from '#words/form/form.ts';
import type { CaptchaProvider } from '../../contract/request.ts';
import { Spinner } from '../ui/loading.tsx';

interface WidgetHandle {
  /** Returns to the unsolved state and reports null. Call it once a token was refused: each works only once. */
  reset: () => void;
  /** Call it after a request failed for another reason: discards the token if it cannot be used again. */
  submitFailed: () => void;
}

export interface CaptchaHandle extends WidgetHandle {
  focus: () => void;
  /** The provider of the captcha that is shown, or will be. Never rejects. */
  provider: () => Promise<CaptchaProvider>;
}

interface Reports {
  /** The token once solved; null again on expiry, reset or failure. */
  onToken: (token: string | null) => void;
  /** The script could not be loaded. Called once per failure; the widget shows it and offers a retry. */
  onLoadError: (title: string, message: string) => void;
}

/** Props of the captcha, the same for every provider. */
export interface CaptchaProps extends Reports {
  ref?: Ref<CaptchaHandle>;
  /** True once the visitor has started to fill in the form. The captcha also loads when near the viewport. */
  wanted: boolean;
}

/** Props of every provider's widget. It is mounted when it should load. */
export interface WidgetProps extends Reports {
  ref: Ref<WidgetHandle>;
  onReady: () => void;
  /** The focused element is about to unmount: moves the focus to the widget once it is ready. */
  keepFocus: () => void;
  onBuiltIn: () => void;
}

interface CaptchaLoadingProps {
  provider?: CaptchaProvider | undefined;
  loading?: boolean;
}

/** Placeholder as high as the built-in widget. It has no words until the provider is known. */
export function CaptchaLoading({ provider, loading = true }: CaptchaLoadingProps) {
  return (
    <p className="flex min-h-14 items-center gap-3 rounded-lg bg-mist px-3 text-quiet">
      {loading && <Spinner />}
      {provider && captchaWords.loading[provider]}
    </p>
  );
}
