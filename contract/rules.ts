import { isEmail } from './email-address.ts';
import {
  type FieldName,
  type FormValues,
  maxLength,
  type TextField,
  textFields,
} from './fields.ts';
import { needsVehicle, otherService, services, timeframes } from './services.ts';

/**
 * Why a field was refused. The words for each stand in content.
 * - `invalid`: the field's own rule of specification 5
 * - `missing_contact`: a callback request with neither phone nor e-mail
 * - `too_long`, `control_characters`: would not fit, or cannot be stored as typed
 */
export type FieldErrorCode = 'invalid' | 'missing_contact' | 'too_long' | 'control_characters';
export type FieldErrors = Partial<Record<FieldName, FieldErrorCode>>;

export interface Validation {
  isValid: boolean;
  errors: FieldErrors;
}

/** 10 digits, or 11 with a leading 1, whatever stands between them. */
function isCompletePhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 || (digits.length === 11 && digits.startsWith('1'));
}

const isLong = (value: string | undefined, least: number) => (value ?? '').trim().length >= least;

/** NUL and lone surrogates cannot be stored in every database; the rest would split a mail header. */
function isStorable(field: TextField, value: string): boolean {
  if (/\p{Surrogate}/u.test(value)) return false; // isWellFormed() is missing on older phones
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return !(field === 'notes' ? /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/ : /[\0-\x1f\x7f\u2028\u2029]/).test(
    value,
  );
}

function storableErrors(values: FormValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of textFields) {
    const value = values[field];
    if (value === undefined) continue;
    if (!isStorable(field, value)) errors[field] = 'control_characters';
    else if (value.normalize('NFC').length > maxLength[field]) errors[field] = 'too_long';
  }
  return errors;
}

function verdict(errors: FieldErrors): Validation {
  return { isValid: Object.keys(errors).length === 0, errors };
}

/** The rules of the booking form (specification 5), run alike by the page and by the server. */
export function validateBooking(values: FormValues): Validation {
  const errors: FieldErrors = {};
  const refuse = (field: FieldName, valid: boolean) => {
    if (!valid) errors[field] = 'invalid';
  };
  refuse('name', isLong(values.name, 2));
  refuse('phone', isCompletePhone(values.phone ?? ''));
  refuse('email', !values.email || isEmail(values.email));
  refuse('address', isLong(values.address, 1));
  refuse(
    'service',
    services.some((name) => name === values.service),
  );
  refuse('timeframe', !values.timeframe || timeframes.some((name) => name === values.timeframe));
  if (values.service === otherService) refuse('other_service', isLong(values.other_service, 2));
  if (needsVehicle(values.service)) {
    refuse('vehicle_year', /^\d{4}$/.test(values.vehicle_year ?? ''));
    refuse('vehicle_make', isLong(values.vehicle_make, 2));
    refuse('vehicle_model', isLong(values.vehicle_model, 2));
  }
  return verdict({ ...errors, ...storableErrors(values) });
}

/** The lighter rules of the shorter form: an empty value is no error (specification 5). */
export function validateCallback(values: FormValues): Validation {
  const errors: FieldErrors = {};
  if (values.name && !isLong(values.name, 2)) errors.name = 'invalid';
  if (values.email && !isEmail(values.email)) errors.email = 'invalid';
  if (values.phone && !isCompletePhone(values.phone)) errors.phone = 'invalid';
  return verdict({ ...errors, ...storableErrors(values) });
}

/** What sending a callback request asks beyond the light rules: a way to answer. */
export function validateCallbackToSend(values: FormValues): Validation {
  const { errors } = validateCallback(values);
  const answerable = Boolean(values.phone?.trim() || values.email?.trim());
  return verdict(answerable ? errors : { ...errors, phone: 'missing_contact' });
}
