import { type ComponentType, useEffect, useState } from 'react';
import { useSiteConfig } from '../settings/site-config.ts';
import { AltchaCaptcha } from './altcha-captcha.tsx';
import type { WidgetProps } from './captcha-props.ts';

type Widget = ComponentType<WidgetProps>;

/** Undefined if loading fails, also if missing-chunk.ts then reloads the page. */
const importGoogle = () => import('./google/recaptcha.tsx').catch(() => undefined);

/**
 * The widget of the provider in force, once `wanted` and known. Google's is a separate chunk, which is not
 * loaded with the built-in provider.
 */
export function useWidget(wanted: boolean) {
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
    /** Of this captcha; undefined until it is known. */
    provider,
    builtIn: () => setBuiltIn(true),
  };
}
