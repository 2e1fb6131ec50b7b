import { formWords } from '#words/form/form.ts';
import { type Option, optionNames } from '#words/form/option-names.ts';
import { yesNo } from '../../../contract/fields.ts';
import {
  asksAllKeysLost,
  asksUnusedKey,
  needsVehicle,
  otherService,
  serviceGroups,
  timeframes,
} from '../../../contract/services.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select.tsx';
import type { FormFields } from './use-form-fields.ts';

const choices = yesNo.map((answer) => [answer, formWords.yesNo[answer]] as const);

/** The value is English in all languages. */
function optionOf(name: Option) {
  const named = optionNames[name];
  return (
    <option key={name} value={named && name}>
      {named ?? name}
    </option>
  );
}

export function ServiceFields({ fields }: { fields: FormFields }) {
  const { field, form } = fields;
  const service = form.watch('service');
  const question = (name: 'all_keys_lost' | 'unused_key') => {
    const { label, note: _, required: __, ...radio } = field(name);
    return <RadioGroup {...radio} legend={label} choices={choices} defaultValue="no" />;
  };
  const timeframe = field('timeframe');
  const touch = () => form.setValue('timeframe_touched', 'yes');
  return (
    <>
      <SelectField {...field('service')}>
        <option value="">{formWords.placeholders.service}</option>
        {serviceGroups.map(({ group, services }) => (
          <optgroup key={group} label={optionNames[group] ?? group}>
            {services.map(optionOf)}
          </optgroup>
        ))}
        {optionOf(otherService)}
      </SelectField>
      {service === otherService && <TextField {...field('other_service')} enterKeyHint="next" />}
      {needsVehicle(service) && <VehicleFields fields={fields} />}
      {asksAllKeysLost(service) && question('all_keys_lost')}
      {asksUnusedKey(service) && question('unused_key')}
      <SelectField
        {...timeframe}
        onChange={(event) => {
          touch();
          return timeframe.onChange(event);
        }}
        onBlur={(event) => {
          touch();
          timeframe.onBlur(event);
        }}
      >
        {timeframes.map(optionOf)}
      </SelectField>
      <TextAreaField {...field('notes')} rows={3} />
    </>
  );
}

function VehicleFields({ fields: { field } }: { fields: FormFields }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{formWords.vehicle}</legend>
      <div className="field-row [--first-field:5.5rem]">
        <TextField
          {...field('vehicle_year')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          placeholder={formWords.placeholders.vehicle_year}
        />
        <TextField {...field('vehicle_make')} autoComplete="off" enterKeyHint="next" />
      </div>
      <TextField {...field('vehicle_model')} autoComplete="off" enterKeyHint="next" />
    </fieldset>
  );
}
