import { type ComponentType, useEffect, useState } from 'react';
import { useSiteConfig } from '../settings/use-site-config.ts';
import { AltchaCaptcha } from './altcha-captcha.tsx';
import type { WidgetProps } from './captcha-props.ts';

type Widget = ComponentType<WidgetProps>;

/** Undefined when it fails, and when whoever handles the failure (app/layout) reloads the page. */
const importGoogle = () => import('./google/recaptcha.tsx').catch(() => undefined);

/**
 * The widget of the provider in force, once `wanted` and known. Google's is a chunk of its own: where
 * the built-in one serves, nothing of it is fetched.
 */
export function useWidget(wanted: boolean): { Widget?: Widget; builtIn: () => void } {
  const provider = useSiteConfig(wanted)?.captcha_provider;
  const [google, setGoogle] = useState<Widget>();
  const [builtIn, setBuiltIn] = useState(false);

  useEffect(() => {
    if (provider !== 'recaptcha') return;
    let gone = false;
    importGoogle().then((module) => {
      if (gone) return;
      // Our own file did not come: the server takes the built-in provider's token as well.
      if (!module) return setBuiltIn(true);
      setGoogle(() => module.Recaptcha);
    });
    return () => {
      gone = true;
    };
  }, [provider]);

  return {
    Widget: builtIn || provider === 'altcha' ? AltchaCaptcha : google,
    builtIn: () => setBuiltIn(true),
  };
}
