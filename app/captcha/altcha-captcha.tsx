import type { AltchaWidgetElement } from 'altcha';
import type {} from 'altcha/types/react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { captchaWords } from '#words/form/form.ts';
import { language } from '#words/language.ts';
import { importWithRetry } from '../browser/import-with-retry.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CaptchaLoading, type WidgetProps } from './widget.tsx';

const importAltcha = () => import('./altcha.ts');

export function AltchaCaptcha({ ref, onToken, onReady, onLoadError, keepFocus }: WidgetProps) {
  const widget = useRef<AltchaWidgetElement>(null);
  const [script, setScript] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useImperativeHandle(ref, () => ({
    reset: () => widget.current?.reset(),
    // The server checks the token last: after another failure the token can be used again.
    submitFailed: () => undefined,
  }));

  function load(importing: () => Promise<unknown>) {
    setScript('loading');
    importing().then(
      () => setScript('loaded'),
      () => {
        setScript('failed');
        onLoadError(captchaWords.failedToast, captchaWords.failed);
      },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, not on every render
  useEffect(() => load(importAltcha), []);

  useEffect(() => {
    const element = widget.current;
    if (script !== 'loaded' || !element) return;
    // On expiry the payload keeps its old value: only the state tells whether it is valid.
    const report = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
      onToken(state === 'verified' && payload ? payload : null);
    };
    onReady();
    element.addEventListener('statechange', report);
    element.addEventListener('load', onReady);
    return () => {
      element.removeEventListener('statechange', report);
      element.removeEventListener('load', onReady);
    };
  });

  switch (script) {
    case 'loading':
      return <CaptchaLoading provider="altcha" />;
    case 'loaded':
      return (
        <altcha-widget
          ref={widget as React.Ref<HTMLElement>}
          challenge="/api/captcha/challenge"
          auto="off"
          language={language.code}
        />
      );
    case 'failed':
      return (
        <div className="flex flex-wrap items-center gap-3">
          <Alert>{captchaWords.failed}</Alert>
          <Button
            look="quiet"
            onClick={() => {
              keepFocus();
              load(() => importWithRetry(importAltcha));
            }}
          >
            {captchaWords.retry}
          </Button>
        </div>
      );
  }
}
