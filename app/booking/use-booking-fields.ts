import { type FocusEvent, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { formWords } from '../../content/en/form.ts';
import { fieldMessage } from '../../content/en/messages.ts';
import type { FieldName, FormValues } from '../../contract/fields.ts';
import { type FieldErrorCode, validateBooking } from '../../contract/rules.ts';
import type { FieldMessages } from './outcome.ts';
import { shownValues } from './request.ts';
import { useAfterPress } from './use-after-press.ts';

export type FormField = Exclude<FieldName, 'recaptcha_token'>;

const required: readonly FormField[] = [
  'name',
  'phone',
  'address',
  'service',
  'other_service',
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
];
const notes: Partial<Record<FormField, string>> = formWords.notes;

/** Their errors go when the service changes (specification 4), with that of the other question it asks. */
const askedByService = ['vehicle_year', 'vehicle_make', 'vehicle_model', 'other_service'] as const;

const resolver: Resolver<FormValues> = (values) => {
  const { isValid, errors } = validateBooking(shownValues(values));
  if (isValid) return { values, errors: {} };
  const messages = Object.entries(errors).map(([field, code]: [string, FieldErrorCode]) => [
    field,
    { type: code, message: fieldMessage('booking', field as FieldName, code) },
  ]);
  return { values: {}, errors: Object.fromEntries(messages) };
};

/** The same object if there is nothing to take out, so that typing renders nothing for it. */
function without(messages: FieldMessages, settled: readonly FormField[]): FieldMessages {
  if (!settled.some((name) => messages[name])) return messages;
  return Object.fromEntries(
    Object.entries(messages).filter(([name]) => !settled.some((other) => other === name)),
  );
}

/**
 * The fields of the booking form, their values and errors. The inputs are uncontrolled and have no
 * default values here: registering one takes over what its element holds, and so what was typed
 * before React was there is kept.
 */
export function useBookingFields() {
  // 'all': checked from the first edit or on leaving, then on every change (specification 4, 'touched').
  const form = useForm<FormValues>({ mode: 'all', resolver });
  const [external, setExternal] = useState<FieldMessages>({});
  const afterPress = useAfterPress();
  const { errors } = form.formState;

  /** Everything a field component needs; errors from outside stand until that field is edited. */
  function field(name: FormField) {
    const registered = form.register(name, {
      onChange: () => {
        const settled = name === 'service' ? [name, ...askedByService] : [name];
        setExternal((current) => without(current, settled));
        if (name === 'service') form.clearErrors(askedByService);
      },
    });
    return {
      ...registered,
      onBlur: (event: FocusEvent) => afterPress(() => void registered.onBlur(event)),
      id: `booking-${name}`,
      label: formWords.labels[name],
      required: required.includes(name),
      note: notes[name],
      error: external[name] ?? errors[name]?.message,
    };
  }

  return { form, field, setExternal };
}

export type BookingFields = ReturnType<typeof useBookingFields>;
