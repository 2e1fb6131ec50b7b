import type { AltchaWidgetElement } from 'altcha';
import type {} from 'altcha/types/react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { captchaWords } from '../../content/en/form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useNear } from '../ui/use-near.ts';
import type { CaptchaProps } from './captcha-props.ts';
import { importAgain } from './import-again.ts';

/** Its signature of pointer movements is personal data that proof of work has no need of. */
const configuration = JSON.stringify({ hideFooter: true, humanInteractionSignature: false });

const importAltcha = () => import('./altcha.ts');

type Script = 'waiting' | 'loading' | 'loaded' | 'failed';

export function AltchaCaptcha({ ref, onToken, wanted, onLoadError }: CaptchaProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const widget = useRef<AltchaWidgetElement>(null);
  const [script, setScript] = useState<Script>('waiting');
  const near = useNear(place, '200px');

  const focusOnLoad = useRef(false);

  function focus() {
    const control = place.current?.querySelector<HTMLElement>('input, button');
    place.current?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    focusOnLoad.current = !control;
  }

  useImperativeHandle(ref, () => ({ reset: () => widget.current?.reset(), focus }));

  function load(importing: () => Promise<unknown>) {
    setScript('loading');
    importing().then(
      () => setScript('loaded'),
      () => {
        setScript('failed');
        onLoadError(captchaWords.failed);
      },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads on being wanted, not on re-rendering
  useEffect(() => {
    if ((wanted || near) && script === 'waiting') load(importAltcha);
  }, [wanted, near, script]);

  useEffect(() => {
    const element = widget.current;
    if (script !== 'loaded' || !element) return;
    // On expiry the payload keeps its old value: only the state tells whether it is worth anything.
    const report = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
      onToken(state === 'verified' && payload ? payload : null);
    };
    const loaded = () => focusOnLoad.current && focus();
    loaded();
    element.addEventListener('statechange', report);
    element.addEventListener('load', loaded);
    return () => {
      element.removeEventListener('statechange', report);
      element.removeEventListener('load', loaded);
    };
  });

  return (
    <fieldset ref={place} aria-label={captchaWords.label} className="min-h-14 min-w-0">
      {script === 'loaded' && (
        <altcha-widget
          ref={widget as React.Ref<HTMLElement>}
          challenge="/api/captcha/challenge"
          auto="off"
          language="en"
          configuration={configuration}
        />
      )}
      {script === 'failed' && (
        <div className="flex flex-wrap items-center gap-3">
          <Alert>{captchaWords.failed}</Alert>
          <Button look="quiet" onClick={() => load(() => importAgain(importAltcha))}>
            {captchaWords.retry}
          </Button>
        </div>
      )}
      {(script === 'waiting' || script === 'loading') && (
        <p className="flex min-h-14 items-center gap-3 text-quiet">
          {script === 'loading' && <Spinner />}
          {captchaWords.loading}
        </p>
      )}
    </fieldset>
  );
}
