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
