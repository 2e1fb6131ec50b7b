import { formWords } from '#words/form/form.ts';
import { TextField } from '../../ui/field.tsx';
import { ServiceAddress } from '../location/service-address.tsx';
import { PhoneField } from './phone-field.tsx';
import type { FormFields } from './use-form-fields.ts';

export function ContactFields({ fields }: { fields: FormFields }) {
  const { field, form } = fields;
  const hasAddress = Boolean(form.watch('address')?.trim());
  return (
    <>
      <div className="grid gap-3 @md:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" enterKeyHint="next" />
        <PhoneField {...field('phone')} type="tel" autoComplete="tel" enterKeyHint="next" />
      </div>
      {/* Above the fields, but on phones, where it would leave less of them in view. */}
      <p className="text-sm text-quiet md:-order-1">{formWords.requiredNote}</p>
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
