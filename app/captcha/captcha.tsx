import { useImperativeHandle, useRef } from 'react';
import { captchaWords } from '#words/form/form.ts';
import { siteConfig } from '../settings/site-config.ts';
import { useNear } from '../ui/use-near.ts';
import { CaptchaLoading } from './captcha-loading.tsx';
import type { CaptchaHandle, CaptchaProps } from './captcha-props.ts';
import { useWidget } from './use-widget.ts';

/** The captcha of the provider in force (docs/product.md 6.1). */
export function Captcha({ ref, wanted, onToken, onLoadError }: CaptchaProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const widget = useRef<Pick<CaptchaHandle, 'reset' | 'submitFailed'>>(null);
  const focusWhenReady = useRef(false);
  const near = useNear(place, '200px');
  const { Widget, provider, builtIn } = useWidget(wanted || near);

  function focus() {
    const control = place.current?.querySelector<HTMLElement>('input, button, iframe');
    place.current?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    focusWhenReady.current = !control;
  }

  useImperativeHandle(ref, () => ({
    focus,
    provider: async () => provider ?? (await siteConfig()).captcha_provider,
    reset: () => widget.current?.reset(),
    submitFailed: () => widget.current?.submitFailed(),
  }));

  return (
    <fieldset ref={place} aria-label={captchaWords.label} className="min-h-14">
      {Widget ? (
        <Widget
          ref={widget}
          onToken={onToken}
          onLoadError={onLoadError}
          onReady={() => focusWhenReady.current && focus()}
          keepFocus={() => {
            focusWhenReady.current = true;
          }}
          onBuiltIn={builtIn}
        />
      ) : (
        <CaptchaLoading provider={provider} loading={wanted || near} />
      )}
    </fieldset>
  );
}
