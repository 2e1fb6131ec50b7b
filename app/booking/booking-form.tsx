import { formWords } from '#words/form/form.ts';
import type { FormField } from '../../contract/fields.ts';
import { validateBooking } from '../../contract/rules.ts';
import { asap, isLockout } from '../../contract/services.ts';
import { TextLink } from '../phone/call-link.tsx';
import { usePhone, withShownNumber } from '../phone/use-phone.ts';
import { TextField } from '../ui/field.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { ServiceFields } from './fields/service-fields.tsx';
import type { FormFields, FormKind } from './fields/use-form-fields.ts';
import { ServiceAddress } from './location/service-address.tsx';
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

function ContactFields({ fields }: { fields: FormFields }) {
  const { field, form } = fields;
  const hasAddress = Boolean(form.watch('address')?.trim());
  return (
    <>
      <div className="relative grid gap-3 md:pt-9 @md:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" enterKeyHint="next" />
        <PhoneField {...field('phone')} type="tel" autoComplete="tel" enterKeyHint="next" />
        {/* Above the fields, except on phones, to keep more of them in view. Not by `order`: the fields would move. */}
        <p className="text-sm text-quiet md:absolute md:top-0">{formWords.requiredNote}</p>
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" enterKeyHint="next" />
      <ServiceAddress fields={fields} />
      {hasAddress && (
        <div className="grid gap-3 @md:grid-cols-2">
          <TextField {...field('unit_number')} autoComplete="address-line2" enterKeyHint="next" />
          <TextField {...field('gate_code')} autoComplete="off" enterKeyHint="next" />
        </div>
      )}
    </>
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
