import { formWords } from '../../content/en/form.ts';
import { isLockout, timeframes } from '../../contract/services.ts';
import { bookingKind } from './fields/booking-kind.ts';
import { ContactFields } from './fields/contact-fields.tsx';
import { ServiceFields } from './fields/service-fields.tsx';
import type { FormFields } from './fields/use-form-fields.ts';
import { CallPanel } from './lockout-call-panel.tsx';
import { type FormProps, RequestForm } from './request-form.tsx';

/** The booking form (docs/product.md 4.2). */
export function BookingForm(props: FormProps) {
  return (
    <RequestForm
      {...props}
      kind={bookingKind}
      words={formWords}
      beforeButton={({ form }) => <UrgentCall form={form} />}
    >
      {(fields) => (
        <>
          <p className="text-sm text-quiet">{formWords.requiredNote}</p>
          <ContactFields fields={fields} />
          <ServiceFields fields={fields} />
        </>
      )}
    </RequestForm>
  );
}

function UrgentCall({ form }: Pick<FormFields, 'form'>) {
  const [service, timeframe] = form.watch(['service', 'timeframe']);
  return isLockout(service) && timeframe === timeframes[0] && <CallPanel />;
}
