import { formWords } from '../../../content/en/form.ts';
import { TextField } from '../../ui/field.tsx';
import type { FormFields } from './use-form-fields.ts';

export function VehicleFields({ fields: { field } }: { fields: FormFields }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{formWords.vehicle}</legend>
      <div className="grid grid-cols-3 gap-3">
        <TextField
          {...field('vehicle_year')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          placeholder={formWords.placeholders.vehicle_year}
        />
        <TextField {...field('vehicle_make')} autoComplete="off" enterKeyHint="next" />
        <TextField {...field('vehicle_model')} autoComplete="off" enterKeyHint="next" />
      </div>
    </fieldset>
  );
}
