import { type ComponentType, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { captchaWords } from '#words/form/form.ts';
import { siteConfig, useSiteConfig } from '../settings/site-config.ts';
import { useNear } from '../ui/use-near.ts';
import { AltchaCaptcha } from './altcha-captcha.tsx';
import {
  type CaptchaHandle,
  CaptchaLoading,
  type CaptchaProps,
  type WidgetProps,
} from './widget.tsx';

/** The captcha of the active provider (docs/product.md 6.1). */
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

type Widget = ComponentType<WidgetProps>;

/** Undefined if loading fails, even if missing-chunk.ts then reloads the page. */
const importGoogle = () => import('./google/recaptcha.tsx').catch(() => undefined);

/**
 * The widget of the active provider, once `wanted` and known. Google's is a separate chunk, which is not
 * loaded with the built-in provider.
 */
function useWidget(wanted: boolean) {
  const inForce = useSiteConfig(wanted)?.captcha_provider;
  const [google, setGoogle] = useState<Widget>();
  const [builtIn, setBuiltIn] = useState(false);

  useEffect(() => {
    if (inForce !== 'recaptcha') return;
    let gone = false;
    importGoogle().then((module) => {
      if (gone) return;
      // Our chunk failed to load: the server accepts the built-in provider's token as well.
      if (!module) return setBuiltIn(true);
      setGoogle(() => module.Recaptcha);
    });
    return () => {
      gone = true;
    };
  }, [inForce]);
  const provider = builtIn ? 'altcha' : inForce;

  return {
    /** Undefined until it is known and loaded. */
    Widget: provider === 'altcha' ? AltchaCaptcha : google,
    /** The provider of this captcha; undefined until it is known. */
    provider,
    builtIn: () => setBuiltIn(true),
  };
}
