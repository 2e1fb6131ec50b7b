import { formWords } from '../../content/en/form.ts';
import { isLockout, timeframes } from '../../contract/services.ts';
import { Captcha } from '../captcha/captcha.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CallPanel } from './call-panel.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useBookingForm } from './use-booking-form.ts';

export interface RequestFormProps {
  /** id of the heading that names the form. */
  headingId: string;
  disabled?: boolean;
}

export function RequestForm({ headingId, disabled = false }: RequestFormProps) {
  const booking = useBookingForm(disabled);
  const { fields, phase } = booking;
  const [service, timeframe] = fields.form.watch(['service', 'timeframe']);
  const urgent = isLockout(service) && timeframe === timeframes[0];
  const processing = phase === 'submitting';
  return (
    <form
      method="post"
      noValidate
      aria-labelledby={headingId}
      aria-busy={processing}
      className="@container"
      {...booking.formProps}
    >
      <fieldset role="none" disabled={disabled || phase !== 'idle'} className="grid min-w-0 gap-4">
        <p className="text-sm text-quiet">{formWords.requiredNote}</p>
        <ContactFields fields={fields} />
        <ServiceFields fields={fields} />
        <div>
          <Captcha {...booking.captchaProps} />
          {booking.captchaError && <Alert>{booking.captchaError}</Alert>}
        </div>
        {urgent && <CallPanel />}
        {booking.silent && (
          <Alert>
            {booking.silent.title} {booking.silent.description}
          </Alert>
        )}
        <Button type="submit" aria-live="polite">
          {processing && <Spinner />}
          {processing ? formWords.submitting : formWords.submit}
        </Button>
        <noscript>{formWords.noScript}</noscript>
      </fieldset>
    </form>
  );
}
