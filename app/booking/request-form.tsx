import type { ReactNode } from 'react';
import { formWords } from '#words/form/form.ts';
import { formMessages } from '#words/form/messages.ts';
import { Captcha } from '../captcha/captcha.tsx';
import { BusyNotice } from '../notices/busy-notice.tsx';
import { usePhone, withShownNumber } from '../phone/use-phone.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Pins } from '../ui/loading.tsx';
import { CheckBox, TextConsent } from './fields/text-consent.tsx';
import type { FormFields, FormKind } from './fields/use-form-fields.ts';
import { useRequestForm } from './use-request-form.ts';

export interface FormProps {
  headingId: string;
}

interface RequestFormProps extends FormProps {
  kind: FormKind;
  words: { submit: string; submitting: string };
  children: (fields: FormFields) => ReactNode;
  beforeButton?: (fields: FormFields) => ReactNode;
}

/** If the form fails, shows the number to call (docs/product.md 3.9). */
export function RequestForm(props: RequestFormProps) {
  return (
    <ErrorBoundary fallback={(retry) => <FormUnavailable retry={retry} />}>
      <SendableForm {...props} />
    </ErrorBoundary>
  );
}

function SendableForm({ kind, words, headingId, children, beforeButton }: RequestFormProps) {
  const request = useRequestForm(kind);
  const { fields, isProcessing } = request;
  return (
    <form
      method="post"
      noValidate
      aria-labelledby={headingId}
      className="@container"
      {...request.formProps}
    >
      <div className="grid gap-4">
        {children(fields)}
        <CheckBox label={formWords.danger} {...fields.form.register('danger')} />
        <TextConsent form={fields.form} />
        <div>
          <Captcha {...request.captchaProps} />
          {request.captchaError && <Alert quiet>{request.captchaError}</Alert>}
        </div>
        {beforeButton?.(fields)}
        {request.queued && (
          <div className="rounded-lg border border-line bg-mist px-4 py-2">
            <request.queued.Item entry={request.queued.entry} />
          </div>
        )}
        {request.unshown && (
          <Alert quiet={request.unshown.quiet}>
            {request.unshown.title} {withShownNumber(request.unshown.description ?? '')}
          </Alert>
        )}
        {/* server/site/busy-page.ts inserts the notice at the same place. */}
        <BusyNotice of="form" />
        {/* Shown by before-hydration/hold-hydration.ts if the form is submitted before React starts. */}
        <p hidden role="alert">
          {withShownNumber(formWords.late)}
        </p>
        <Button
          type="submit"
          isBusy={request.isBusy}
          // The status below says that it was sent.
          aria-label={request.isSent ? words.submit : undefined}
          className={request.isSent ? 'bg-go!' : ''}
        >
          {isProcessing && <Pins />}
          {/* In an element: React cannot insert the pins before a text node that a translation has replaced. */}
          <span>
            {request.isSent ? formMessages.success : isProcessing ? words.submitting : words.submit}
          </span>
        </Button>
        {/* Not announced: the focus moves to the error, which screen readers then read. */}
        {request.refusal && (
          <p className="sr-only">
            <span>{request.refusal.title}</span>. <span>{request.refusal.description}</span>
          </p>
        )}
        <p role="status" className="sr-only">
          {request.status}
        </p>
        <noscript>{formWords.noScript}</noscript>
      </div>
    </form>
  );
}

function FormUnavailable({ retry }: { retry: () => void }) {
  const phone = usePhone();
  return (
    <div role="alert" className="grid gap-4">
      <p>
        {formWords.boundary.beforePhone}
        <a href={phone.href} className="whitespace-nowrap font-semibold text-navy underline">
          {phone.text}
        </a>
        {formWords.boundary.afterPhone}
      </p>
      <Button onClick={retry}>{formWords.boundary.retry}</Button>
    </div>
  );
}
