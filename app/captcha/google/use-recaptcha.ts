import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { recaptchaWords } from '#words/form/google.ts';
import { SettingUnread, setting } from '../../settings/by-key/settings.ts';
import type { WidgetProps } from '../widget.tsx';
import { loadRecaptcha } from './load-recaptcha.ts';

/** Below this width, in CSS pixels, the widget is compact: its normal size is 304 px wide, plus its border. */
const narrowBelow = 340;

/** `lost`: the widget is rendered, but has lost its connection to Google. */
type RecaptchaState = 'loading' | 'ready' | 'lost' | { error: string };

function messageOf(error: unknown): string {
  if (error instanceof SettingUnread || !(error instanceof Error)) return recaptchaWords.failed;
  return error.message || recaptchaWords.failed;
}

/** Loads Google's script, renders its widget into `host` and reports its token. */
export function useRecaptcha(
  host: RefObject<HTMLElement | null>,
  { onToken, onReady, onLoadError }: Pick<WidgetProps, 'onToken' | 'onReady' | 'onLoadError'>,
) {
  const [state, setState] = useState<RecaptchaState>('loading');
  const [round, setRound] = useState(0);
  const resetBox = useRef<() => void>(undefined);
  const report = useEffectEvent(onToken);
  const ready = useEffectEvent(onReady);
  const failed = useEffectEvent((error: unknown) => {
    setState({ error: messageOf(error) });
    onLoadError(recaptchaWords.failedToast, messageOf(error));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round renders a new widget
  useEffect(() => {
    // Google cannot render twice into one element: every round has its own.
    const box = document.createElement('div');
    let gone = false;

    async function show() {
      // In sequence, because nothing may be requested from Google without a key.
      const sitekey = await setting('recaptcha_site_key');
      const grecaptcha = await loadRecaptcha();
      if (gone || !host.current) return;
      host.current.append(box);
      const id = grecaptcha.render(box, {
        sitekey,
        size: host.current.clientWidth < narrowBelow ? 'compact' : 'normal',
        callback: (token) => gone || solved(token),
        'expired-callback': () => gone || report(null),
        'error-callback': () => gone || lost(),
      });
      resetBox.current = () => grecaptcha.reset(id);
      setState('ready');
    }
    function solved(token: string) {
      setState('ready');
      report(token);
    }
    function lost() {
      setState('lost');
      report(null);
    }
    setState('loading');
    show().catch((error) => gone || failed(error));
    return () => {
      gone = true;
      resetBox.current = undefined;
      box.remove();
    };
  }, [host, round]);

  useEffect(() => {
    if (state === 'ready') ready();
  }, [state]);

  return {
    state,
    /** Makes it unsolved again: each token works only once. */
    reset() {
      resetBox.current?.();
      onToken(null);
    },
    /** Resets the widget after it lost its connection; else loads the script and the widget again. */
    tryAgain() {
      if (state !== 'lost') return setRound(round + 1);
      resetBox.current?.();
      setState('ready');
    },
  };
}
