import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { captchaWords } from '../../content/en/form.ts';
import { formMessages } from '../../content/en/messages.ts';
import type { FormValues } from '../../contract/fields.ts';
import { visibleLength } from '../../contract/typed-values.ts';
import { type FormData, pendingNotice } from '../before-hydration/dom-contract.ts';
import type { CaptchaHandle } from '../captcha/captcha-props.ts';
import type { Notice } from '../notices/notice.ts';
import { prepareToasts } from '../notices/notify.ts';
import type { FormKind } from './fields/form-kind.ts';
import { formatPhone } from './fields/format-phone.ts';
import { useFormFields } from './fields/use-form-fields.ts';
import { useKeptValues } from './fields/use-saved-values.ts';
import { loadFormParts } from './load-form-parts.ts';
import { isServerUnreachable } from './submit/server-unreachable.ts';
import { useSubmit } from './submit/use-submit.ts';

const { verificationRequired, addressRequired, validationFailed, bookingFailed } = formMessages;

type FailurePlace = 'first error' | 'address' | 'captcha' | 'button';

/** A form's behaviour: taking over the page's own form, the checks, sending, and failure. */
export function useRequestForm(kind: FormKind, disabled: boolean) {
  const fields = useFormFields(kind);
  const { form, setExternal } = fields;
  useKeptValues(form);
  const element = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const startedAt = useRef<number>(undefined);
  const sending = useRef(false);
  const [touched, setTouched] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [captchaError, setCaptchaError] = useState<string>();
  /** A notice that toasts could not show. */
  const [silent, setSilent] = useState<Notice>();
  /** Where a failure takes the focus; a new object each time. */
  const [failure, setFailure] = useState<{ at: FailurePlace }>();

  const { phase, setPhase, submit, tell, waiting } = useSubmit({
    type: kind.type,
    startedAt,
    currentValues: () => kind.shown(form.getValues()),
    onSilent: setSilent,
    onFailed: () => {
      captcha.current?.submitFailed();
      setFailure({ at: 'button' });
    },
    onRefusedFields: (errors) => {
      captcha.current?.submitFailed();
      setExternal(errors);
      setFailure({ at: 'first error' });
    },
    onRefusedCaptcha: (message) => {
      captcha.current?.reset();
      setCaptchaError(message);
      setFailure({ at: 'captcha' });
    },
  });

  function begin() {
    if (startedAt.current !== undefined) return;
    startedAt.current = performance.now();
    setTouched(true);
    prepareToasts();
    void loadFormParts().then((parts) => parts?.prepareVisitorInfo());
  }

  function refuse(at: FailurePlace, notice: Parameters<typeof tell>[0]): undefined {
    setPhase('idle');
    setFailure({ at });
    void tell(notice);
  }

  /** The checks in their order (docs/product.md 4.8); undefined, with the visitor told, if one fails. */
  async function checked(): Promise<{ values: FormValues; token: string | null } | undefined> {
    // Without a network there is no captcha to be had: the request waits, and gets one when it is sent.
    const waits = waiting.isFor(kind.shown(form.getValues()));
    if (!token && !waits) {
      setPhase('submitting'); // whether there is a network may take seconds to find out
      if (!(await isServerUnreachable())) {
        setCaptchaError(verificationRequired.description);
        return refuse('captcha', verificationRequired);
      }
    }
    const values = kind.shown(form.getValues());
    if (kind.addressFirst && !visibleLength(values.address ?? '')) {
      await form.trigger('address');
      return refuse('address', addressRequired);
    }
    if (!(await fields.readyToSend())) {
      return refuse('first error', validationFailed);
    }
    return { values, token };
  }

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    // A second click, tap or Enter arrives before the form is rendered disabled.
    if (sending.current || disabled) return;
    sending.current = true;
    let stored = false;
    try {
      begin();
      setSilent(undefined);
      const ready = await checked();
      if (ready) {
        setExternal({});
        stored = await submit(ready.values, ready.token);
      }
    } catch (error) {
      setPhase('idle');
      void tell({ ...bookingFailed, offersCall: true });
      throw error;
    } finally {
      sending.current = stored;
    }
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
    switch (failure.at) {
      case 'captcha':
        return captcha.current?.focus();
      case 'address':
        return focusInView(find('[name="address"]'));
      case 'first error':
        return focusInView(find('[aria-invalid="true"]'));
      case 'button':
        // Disabled, it has lost the focus: give it back, unless the visitor has moved on.
        if (document.activeElement === document.body) find('[type="submit"]')?.focus();
    }
  }, [failure]);

  return {
    fields,
    phase,
    waiting: waiting.notice,
    silent,
    captchaError,
    formProps: { ref: element, onSubmit, onFocus: begin, onPointerDown: begin },
    captchaProps: {
      ref: captcha,
      wanted: touched,
      onToken: (next: string | null) => {
        setToken(next);
        if (next) setCaptchaError(undefined);
      },
      onLoadError: (message: string) =>
        void tell({ title: captchaWords.failedToast, description: message, duration: 8000 }),
    },
  };
}

/** In the middle of the screen, or it might lie under the toast that speaks of it. */
function focusInView(field: HTMLElement | null): void {
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
