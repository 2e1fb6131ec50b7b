import { formWords } from '#words/form/form.ts';
import type { FormField } from '../../contract/fields.ts';
import { validateBooking } from '../../contract/rules.ts';
import { asap, isLockout } from '../../contract/services.ts';
import { TextLink } from '../phone/call-link.tsx';
import { usePhone, withShownNumber } from '../phone/use-phone.ts';
import { ContactFields } from './fields/contact-fields.tsx';
import { ServiceFields } from './fields/service-fields.tsx';
import type { FormFields, FormKind } from './fields/use-form-fields.ts';
import { presetsOf } from './presets.ts';
import { type FormProps, RequestForm } from './request-form.tsx';

/** Cleared when the service changes (docs/product.md 4.7). */
const askedByService: readonly FormField[] = [
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
  'other_service',
];

const bookingKind: FormKind = {
  type: 'booking',
  notes: formWords.notes,
  validate: validateBooking,
  presets: presetsOf,
  addressFirst: true,
  clears: { service: askedByService },
  settles: { service: askedByService },
};

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
          <ContactFields fields={fields} />
          <ServiceFields fields={fields} />
          <SafetyFirst form={fields.form} />
        </>
      )}
    </RequestForm>
  );
}

function SafetyFirst({ form }: Pick<FormFields, 'form'>) {
  const phone = usePhone();
  if (!isLockout(form.watch('service'))) return null;
  const { question, call911, thenUs } = formWords.safety;
  const link = 'inline-flex min-h-11 items-center font-semibold text-navy underline';
  return (
    <p>
      {question}{' '}
      <a href="tel:911" className={link}>
        {call911}
      </a>
      {', '}
      <a href={phone.href} className={link}>
        {thenUs}
      </a>
    </p>
  );
}

function UrgentCall({ form }: Pick<FormFields, 'form'>) {
  const [service, timeframe] = form.watch(['service', 'timeframe']);
  return isLockout(service) && timeframe === asap && <CallPanel />;
}

function CallPanel() {
  const phone = usePhone();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-deep p-4 text-white">
      <p className="font-semibold">{formWords.callPanel.text}</p>
      <a href={phone.href} className="button bg-brass text-deep">
        {withShownNumber(formWords.callPanel.link)}
      </a>
      <TextLink className="" />
    </div>
  );
}
