import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../browser/after-paint.ts';
import { pendingNotice, type WaitingData } from '../browser/dom-contract.ts';
import type { CaptchaHandle } from '../captcha/widget.tsx';
import { prepareToasts } from '../notices/notify.ts';
import { formatPhone } from './fields/format-phone.ts';
import { type FormKind, useFormFields } from './fields/use-form-fields.ts';
import { useStartValues } from './fields/use-start-values.ts';
import { formParts, loadFormParts } from './load-form-parts.ts';
import { useSubmit } from './submit/use-submit.ts';

export function useRequestForm(kind: FormKind) {
  const fields = useFormFields(kind);
  const { form } = fields;
  const element = useRef<HTMLFormElement>(null);
  useStartValues(form, element, kind.presets);
  const captcha = useRef<CaptchaHandle>(null);
  const startedAt = useRef<number>(undefined);
  const [touched, setTouched] = useState(false);
  /** Why nothing was sent, if moving the focus does not announce it. */
  const [said, say] = useState<string | null>();
  const { state, dispatch, press, tell, queued } = useSubmit({ kind, fields, captcha, startedAt });
  const { phase, failure } = state;

  function begin() {
    if (startedAt.current !== undefined) return;
    startedAt.current = performance.now();
    afterPaint(() => {
      setTouched(true);
      prepareToasts();
      void loadFormParts().then((parts) => parts?.prepareVisitorInfo());
    });
  }

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!dispatch({ type: 'pressed' })) return;
    say(null);
    begin();
    await press();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => {
    const taken = element.current;
    if (!taken) return;
    if (taken.contains(document.activeElement)) begin();
    const { phone } = form.getValues();
    if (phone && document.activeElement?.id !== fields.field('phone').id) {
      form.setValue('phone', formatPhone(phone));
    }
    const data: WaitingData = taken.dataset;
    data.ready = 'true';
    const late = taken.querySelector<HTMLElement>(pendingNotice);
    if (late) late.hidden = true;
    // requestSubmit is missing on phones of 2021.
    const submitted = new Event('submit', { bubbles: true, cancelable: true });
    if (data.pending) taken.dispatchEvent(submitted);
    delete data.pending;
  }, []);

  useEffect(() => {
    if (!failure?.focus) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) {
      captcha.current?.focus();
      say(failure.captchaError);
      return;
    }
    // Screen readers read the error of a field that receives the focus, but not if it has the focus already.
    if (wrong === document.activeElement) {
      say(document.getElementById(`${wrong.id}-error`)?.textContent);
    }
    // Centered, so that header and call bar do not cover it.
    wrong.scrollIntoView({ block: 'center' });
    wrong.focus({ preventScroll: true });
  }, [failure]);

  const words = formParts()?.sendingWords;
  const isProcessing = phase === 'asking' || phase === 'sending';
  return {
    fields,
    isProcessing,
    isBusy: isProcessing || phase === 'sent',
    status:
      phase === 'sending' ? words?.sending : state.sent ? words?.sent(state.sent.reference) : said,
    queued,
    unshown: state.unshown,
    captchaError: state.captchaError,
    refusal: failure?.focus && failure.notice,
    isSent: phase === 'sent',
    formProps: { ref: element, onSubmit, onFocus: begin, onPointerDown: begin },
    captchaProps: {
      ref: captcha,
      wanted: touched,
      onToken: (token: string | null) => {
        dispatch({ type: 'token changed', token });
      },
      onLoadError: (title: string, message: string) =>
        void tell({ title, description: message, duration: 8000, quiet: true }),
    },
  };
}
