import { isAsked } from './asked.ts';
import { isEmail } from './email-address.ts';
import {
  type FieldName,
  type FormField,
  type FormValues,
  fieldOf,
  fields,
  formFields,
  type TextField,
  textFields,
} from './fields.ts';
import { isCompletePhone } from './phone.ts';
import { isPosition } from './position.ts';
import { services, timeframes } from './services.ts';
import { visibleLength } from './typed-values.ts';

export type FieldErrorCode = 'invalid' | 'missing_contact' | 'too_long' | 'control_characters';
export type FieldErrors = Partial<Record<FieldName, FieldErrorCode>>;

export interface Validation {
  isValid: boolean;
  errors: FieldErrors;
}

type Rules = Partial<Record<FormField, (text: string, values: FormValues) => boolean>>;

const atLeast = (length: number) => (text: string) => visibleLength(text) >= length;
const oneOf = (choices: readonly string[]) => (text: string) => choices.includes(text);
const ifFilled = (rule: (text: string) => boolean) => (text: string) => !text || rule(text);

/** Some databases cannot store NUL and lone surrogates; other control characters could split a mail header. */
function isStorable(field: TextField, value: string): boolean {
  if (/\p{Surrogate}/u.test(value)) return false; // isWellFormed() is missing on older phones
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to find control characters
  return !(field === 'notes' ? /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/ : /[\0-\x1f\x7f\u2028\u2029]/).test(
    value,
  );
}

/** Checks the length first, so that no other check runs on text of unlimited length. */
function textErrors(values: FormValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of textFields) {
    const value = values[field];
    if (value === undefined) continue;
    if (value.length > fields[field].maxLength) errors[field] = 'too_long';
    else if (!isStorable(field, value)) errors[field] = 'control_characters';
  }
  return errors;
}

function verdict(errors: FieldErrors): Validation {
  return { isValid: Object.keys(errors).length === 0, errors };
}

function check(values: FormValues, rules: Rules): Validation {
  const errors = textErrors(values);
  for (const [name, rule] of Object.entries(rules)) {
    const field = name as FormField;
    if (errors[field] || !isAsked(field, values)) continue;
    if (!rule(values[field] ?? '', values)) errors[field] = 'invalid';
  }
  return verdict(errors);
}

const bookingRules: Rules = {
  name: atLeast(2),
  phone: isCompletePhone,
  email: ifFilled(isEmail),
  address: (text, { position }) => isPosition(position) || atLeast(1)(text),
  service: oneOf(services),
  timeframe: ifFilled(oneOf(timeframes)),
  other_service: atLeast(2),
  vehicle_year: (text) => /^\d{4}$/.test(text),
  vehicle_make: atLeast(2),
  vehicle_model: atLeast(2),
};
for (const name of formFields) if (fieldOf(name).required) bookingRules[name] ??= atLeast(1);

/** Used by page and server (docs/product.md 4.5). Here and below, `values` must come from `readValues`. */
export function validateBooking(values: FormValues): Validation {
  const { errors } = check(values, bookingRules);
  const isWrong = values.position !== undefined && !isPosition(values.position);
  return verdict(isWrong ? { ...errors, position: 'invalid' } : errors);
}

export function validateCallback(values: FormValues): Validation {
  return check(values, {
    name: ifFilled(atLeast(2)),
    email: ifFilled(isEmail),
    phone: ifFilled(isCompletePhone),
  });
}

export function validateCallbackToSend(values: FormValues): Validation {
  const { errors } = validateCallback(values);
  const answerable = Boolean(values.phone?.trim() || values.email?.trim());
  return verdict(answerable ? errors : { ...errors, phone: 'missing_contact' });
}
