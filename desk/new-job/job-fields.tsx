import { useState } from 'react';
import { TextAreaField, TextField } from '../../app/ui/field.tsx';
import { SelectField } from '../../app/ui/select.tsx';
import { newJobWords as words } from '../../content/owner/desk/jobs.ts';
import type { KnownCustomer } from '../../contract/answers/customers.ts';
import { fields, type TextField as TextName } from '../../contract/fields.ts';
import { needsVehicle, otherService, services, timeframes } from '../../contract/services.ts';
import { asIs, Options } from '../layout/options.tsx';
import { CallerLine } from './caller.tsx';

interface JobFieldsProps {
  /** The initial values of the fields, by name. */
  typed: Readonly<Record<string, string>>;
  phone: string;
  onPhone(typed: string): void;
  /** The customer with that number, once known. */
  customer: KnownCustomer | undefined;
  errors: Record<string, string>;
}

/** The fields, in the order in which they come up in a phone call. */
export function JobFields({ typed, phone, onPhone, customer, errors }: JobFieldsProps) {
  const [service, setService] = useState(typed.service ?? '');
  /** Undefined until a name is typed. Until then the field shows a known customer's name. */
  const [name, setName] = useState(typed.name);
  const field = (of: keyof typeof words.labels) => ({
    id: of,
    name: of,
    label: words.labels[of],
    error: errors[of],
    autoComplete: 'off',
  });
  const held = (of: TextName) => ({ ...field(of), maxLength: fields[of].maxLength });
  const text = (of: TextName) => ({ ...held(of), defaultValue: typed[of] });
  const box = (name: string) => ({ name, defaultChecked: typed[name] !== undefined });
  return (
    <>
      <TextField
        {...held('phone')}
        type="tel"
        required
        autoFocus
        value={phone}
        onChange={({ target }) => onPhone(target.value)}
      />
      <CallerLine customer={customer} />
      <SelectField
        {...field('service')}
        required
        value={service}
        onChange={({ target }) => setService(target.value)}
      >
        <option value="">{words.choose}</option>
        <Options choices={asIs(services)} />
      </SelectField>
      {service === otherService && <TextField {...text('other_service')} />}
      <TextField
        {...held('name')}
        value={name ?? customer?.name ?? ''}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField {...text('address')} list="known-addresses" />
      <datalist id="known-addresses">
        {customer?.addresses.map((address) => (
          <option key={address}>{address}</option>
        ))}
      </datalist>
      <SelectField {...field('timeframe')} defaultValue={typed.timeframe}>
        <option value="">{words.choose}</option>
        <Options choices={asIs(timeframes)} />
      </SelectField>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...text('unit_number')} />
        <TextField {...text('gate_code')} />
      </div>
      {needsVehicle(service) && (
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField {...text('vehicle_year')} inputMode="numeric" />
          <TextField {...text('vehicle_make')} />
          <TextField {...text('vehicle_model')} />
        </div>
      )}
      <TextField {...text('email')} type="email" note={words.emailHint} />
      <TextAreaField {...text('notes')} rows={3} />
      <Box {...box('danger')} label={words.danger} note={words.dangerHint} value="true" />
      <Box {...box('language')} label={words.spanish} value="es" />
      <Box {...box('status')} label={words.pending} value="pending" />
    </>
  );
}

function Box({
  note,
  label,
  ...box
}: {
  name: string;
  value: string;
  label: string;
  note?: string;
  defaultChecked: boolean;
}) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-x-3">
      <input type="checkbox" className="size-5 shrink-0 accent-navy" {...box} />
      <span>
        {label} {note && <span className="block text-sm text-quiet">{note}</span>}
      </span>
    </label>
  );
}
