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

export function isAsked(name: FormField, values: FormValues): boolean {
  const { askedWith } = fieldOf(name);
  return !askedWith || holds[askedWith](values);
}

/** Only answers to questions that are shown (docs/product.md 4.2): the form keeps others, but must not check or send them. */
export function askedValues(values: FormValues): FormValues {
  const asked = formFields.filter((name) => isAsked(name, values));
  return readValues({
    ...Object.fromEntries(asked.map((name) => [name, values[name] ?? fieldOf(name).preset])),
    position: values.position,
    danger: values.danger,
    sms_consent: values.sms_consent,
  });
}
