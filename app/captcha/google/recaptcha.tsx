import { useImperativeHandle, useRef } from 'react';
import { captchaWords } from '#words/form/form.ts';
import { recaptchaWords } from '#words/form/google.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CaptchaLoading, type WidgetProps } from '../widget.tsx';
import { useRecaptcha } from './use-recaptcha.ts';

const aboutBilling = /billing|payment/i;

const reasonOf = (error: string) =>
  error === recaptchaWords.failed ? recaptchaWords.blocked : error;

/** Google's reCAPTCHA v2. If it fails, offers a retry and the built-in check. */
export function Recaptcha({ ref, keepFocus, onBuiltIn, ...reports }: WidgetProps) {
  const host = useRef<HTMLDivElement>(null);
  const { state, reset, tryAgain } = useRecaptcha(host, reports);
  useImperativeHandle(ref, () => ({ reset, submitFailed: reset }));
  const keepingFocus = (act: () => void) => () => {
    keepFocus();
    act();
  };
  const error = typeof state === 'object' ? state.error : undefined;

  return (
    <>
      <div ref={host} />
      {state === 'loading' && <CaptchaLoading provider="recaptcha" />}
      {(error || state === 'lost') && (
        <div className="grid gap-2">
          <Alert>{error ? recaptchaWords.alert(reasonOf(error)) : recaptchaWords.lost}</Alert>
          {error && aboutBilling.test(error) && (
            <p className="text-base">{recaptchaWords.billingHint}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" onClick={keepingFocus(tryAgain)}>
              {captchaWords.retry}
            </Button>
            <Button look="quiet" onClick={keepingFocus(onBuiltIn)}>
              {recaptchaWords.builtIn}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
