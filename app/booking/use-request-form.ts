import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type FormData, pendingNotice } from '../before-hydration/dom-contract.ts';
import type { CaptchaHandle } from '../captcha/captcha-props.ts';
import { prepareToasts } from '../notices/notify.ts';
import { formatPhone } from './fields/format-phone.ts';
import { type FormKind, useFormFields } from './fields/use-form-fields.ts';
import { useStartValues } from './fields/use-start-values.ts';
import { loadFormParts } from './load-form-parts.ts';
import { useSubmit } from './submit/use-submit.ts';

/** A form's behavior: taking over the page's own form, what its first touch loads, sending, and the focus. */
export function useRequestForm(kind: FormKind, disabled: boolean) {
  const fields = useFormFields(kind);
  const { form } = fields;
  const element = useRef<HTMLFormElement>(null);
  useStartValues(form, element, kind.presets);
  const captcha = useRef<CaptchaHandle>(null);
  const startedAt = useRef<number>(undefined);
  const [touched, setTouched] = useState(false);
  const { state, dispatch, press, tell, queued } = useSubmit({ kind, fields, captcha, startedAt });
  const { phase, failure } = state;

  function begin() {
    if (startedAt.current !== undefined) return;
    startedAt.current = performance.now();
    setTouched(true);
    prepareToasts();
    void loadFormParts().then((parts) => parts?.prepareVisitorInfo());
  }

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (disabled || !dispatch({ type: 'pressed' })) return;
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
    // From now on before-hydration/hold-hydration.ts leaves this form alone.
    const data: FormData = taken.dataset;
    data.ready = 'true';
    const late = taken.querySelector<HTMLElement>(pendingNotice);
    if (late) late.hidden = true;
    // requestSubmit is missing on phones of 2021; the form submits nothing by itself.
    const submitted = new Event('submit', { bubbles: true, cancelable: true });
    if (data.pending) taken.dispatchEvent(submitted);
    delete data.pending;
  }, []);

  useEffect(() => {
    const failed = element.current;
    if (!failure || !failed) return;
    const find = (selector: string) => failed.querySelector<HTMLElement>(selector);
    switch (failure.focus) {
      case 'first error': {
        const wrong = find('[aria-invalid="true"]');
        return wrong ? focusInView(wrong) : captcha.current?.focus();
      }
      case 'button':
        // A disabled button loses the focus: restore it, unless the visitor has moved it.
        if (document.activeElement === document.body) focusInView(find('[type="submit"]'));
    }
  }, [failure]);

  const isProcessing = phase === 'asking' || phase === 'sending';
  return {
    fields,
    isProcessing,
    isDisabled: disabled || isProcessing || phase === 'sent',
    queued,
    unshown: state.unshown,
    captchaError: state.captchaError,
    formProps: { ref: element, onSubmit, onFocus: begin, onPointerDown: begin },
    captchaProps: {
      ref: captcha,
      wanted: touched,
      onToken: (token: string | null) => {
        dispatch({ type: 'token changed', token });
      },
      onLoadError: (title: string, message: string) =>
        void tell({ title, description: message, duration: 8000 }),
    },
  };
}

/** In the middle of the screen, or it might lie under the toast that speaks of it. */
function focusInView(field: HTMLElement | null): void {
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
