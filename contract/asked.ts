import { type Condition, type FormField, type FormValues, fieldOf, formFields } from './fields.ts';
import { asap, asksAllKeysLost, asksUnusedKey, needsVehicle, otherService } from './services.ts';
import { readValues, visibleLength } from './typed-values.ts';

const holds: Record<Condition, (values: FormValues) => boolean> = {
  address: ({ address = '' }) => visibleLength(address) > 0,
  'preset time': ({ timeframe }) => timeframe === asap,
  'other service': ({ service }) => service === otherService,
  vehicle: ({ service }) => needsVehicle(service),
  'all keys lost': ({ service }) => asksAllKeysLost(service),
  'unused key': ({ service }) => asksUnusedKey(service),
};

/** Whether a form with these values asks for the field (docs/product.md 4.2). */
export function isAsked(name: FormField, values: FormValues): boolean {
  const { askedWith } = fieldOf(name);
  return !askedWith || holds[askedWith](values);
}

/**
 * Of these values those that are asked for: what is checked and what is sent (docs/product.md 4.2). An answer to a
 * question that has gone stays in the form, in case it comes back, and must neither be sent nor stop the sending.
 * Read as the server will read them.
 */
export function askedValues(values: FormValues): FormValues {
  const asked = formFields.filter((name) => isAsked(name, values));
  return readValues({
    ...Object.fromEntries(asked.map((name) => [name, values[name] ?? fieldOf(name).preset])),
    position: values.position,
    danger: values.danger,
    sms_consent: values.sms_consent,
  });
}
